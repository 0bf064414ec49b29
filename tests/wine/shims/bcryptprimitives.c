/* Wine 8 has no bcryptprimitives.dll, which wheels written in Rust ask for random bytes. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID bytes, ULONG count);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
