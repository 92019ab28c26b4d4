// Embind prints the address of a C++ type that it doesn't know, in an error that only a mistake in
// the bindings can cause. Nothing else is printed in most modules, and a first visit would wait for
// 2 kB of printing: so nothing stands in place of the address.

extern "C" {

// Three names for the same, which are together in Emscripten's library: the compiler chooses one.
int sprintf(char* text, const char*, ...) {
  *text = '\0';
  return 0;
}
int siprintf(char* text, const char*, ...) { return sprintf(text, ""); }
int __small_sprintf(char* text, const char*, ...) { return sprintf(text, ""); }

}  // extern "C"
