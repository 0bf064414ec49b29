/* python.exe, and pythonw.exe without a console: hands its arguments to the python311.dll beside it. */
#include <windows.h>

int wmain(int argc, wchar_t **argv)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    int (*run)(int, wchar_t **) =
        python ? (int (*)(int, wchar_t **))GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(argc, argv) : 120;
}
