/** How clang and wasm-ld are called: the same for what is compiled ahead of all programs, and for programs. */

/** Undefined behaviour that the compiler can check; the standard library checks its own. */
const CHECKED = [
  'null',
  'signed-integer-overflow',
  'integer-divide-by-zero',
  'shift',
  'array-bounds',
  'float-cast-overflow',
  'vla-bound',
  'return',
  'unreachable',
];

const FLAGS = [
  '--target=wasm32-wasip1',
  '-std=c++20',
  '-O1',
  // There is no library to catch exceptions with: one that is thrown ends the program, in words.
  '-fexceptions',
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_DEBUG',
  `-fsanitize=${CHECKED}`,
  '-fno-sanitize-recover=all',
  '-fno-color-diagnostics',
  '-I',
  'driver',
];

/** The precompiled header is written to the standard output. */
export const headerArguments = (header) => [
  ...FLAGS,
  ...['-x', 'c++-header', '-Xclang', '-emit-pch', header, '-o', '-'],
];

export const compileArguments = (source, object) => [
  ...FLAGS,
  ...['-include-pch', 'driver/prelude.pch', '-c', source, '-o', object],
];

/** 384 MiB, as programs in Python have; recursion meets the browser's own limit first. */
const LIMITS = ['--stack-first', '-z', 'stack-size=8388608', '--max-memory=402653184'];

export const linkArguments = (objects, program) => [
  ...['-m', 'wasm32', '-L/usr/lib/wasm32-wasip1', '/usr/lib/wasm32-wasip1/crt1-reactor.o'],
  ...objects,
  ...['-lc++', '-lc++abi', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'],
  ...['-o', program, '--strip-debug', '--entry', '_initialize', ...LIMITS],
  // Of a program with a `main` of its own, in either of its forms.
  ...['--export-if-defined=__main_void', '--export-if-defined=__main_argc_argv'],
];
