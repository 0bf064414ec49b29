/* Wine 8's UIAutomationCore.dll lacks what AccessKit imports. Here it is, without effect: that the
   window starts with AccessKit can be tried so, that a screen reader reads it cannot. */
#define EXPORT(name, result)                                                       \
    __declspec(dllexport) long long name(void *a, void *b, void *c, void *d) { return result; }
EXPORT(UiaClientsAreListening, 0)
EXPORT(UiaDisconnectProvider, 0x80004005)
EXPORT(UiaGetReservedNotSupportedValue, 0x80004005)
EXPORT(UiaHostProviderFromHwnd, 0x80004005)
EXPORT(UiaLookupId, 0x80004005)
EXPORT(UiaRaiseAutomationEvent, 0)
EXPORT(UiaRaiseAutomationPropertyChangedEvent, 0)
EXPORT(UiaRaiseNotificationEvent, 0)
EXPORT(UiaReturnRawElementProvider, 0)
