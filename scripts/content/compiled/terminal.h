/* Output of a program as on a terminal: a line is written when it ends. */
#include <stdio.h>

__attribute__((constructor)) static void write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
