import { mistakeOf } from './mistakes.ts';
import { Ended } from './wasi.ts';

const trap = (message: string) => new WebAssembly.RuntimeError(message);
const report = (message: string, line = 0) => ({ message, file: './solution.cpp', line });

test('what a check of the compiler finds is shown at its line', () => {
  expect(mistakeOf(report('A null pointer is used.', 12), trap('unreachable'))).toEqual({
    type: 'Run-time error',
    text: 'Run-time error: A null pointer is used.\n    at solution.cpp:12',
    line: 12,
  });
});

test('a place in a header is none of the person’s', () => {
  const found = mistakeOf({ ...report('A sum doesn’t fit.', 3), file: '/usr/include/x.h' }, null);
  expect(found.line).toBeNull();
});

test('an exception is named, with what it says', () => {
  const found = mistakeOf(report('thrown:St16invalid_argument:no pair'), trap('unreachable'));
  expect(found.text).toBe(
    'Exception: std::invalid_argument: no pair. Programs in C++ run without exceptions here: what is thrown ends them, and `catch` is never reached.',
  );
  expect(mistakeOf(report('thrown:7MyError:'), null).text).toContain('Exception: MyError.');
});

test('memory, recursion and an end of its own are told apart', () => {
  expect(mistakeOf(report('bad_alloc was thrown'), null).type).toBe('MemoryError');
  expect(mistakeOf(null, new RangeError('Maximum call stack size exceeded')).type).toBe(
    'Stack overflow',
  );
  expect(mistakeOf(null, trap('memory access out of bounds')).text).toContain(
    'outside of the memory',
  );
  const outside = new RangeError('Start offset 4294967288 is outside the bounds of the buffer');
  expect(mistakeOf(null, outside).text).toContain('Start offset');
  expect(mistakeOf(null, new Ended(3)).text).toContain('code 3');
});
