import { createFailingVersions } from './failing-versions.ts';

test('a version that failed three times in a row rests for a minute, and then gets one try', () => {
  let now = 0;
  const failing = createFailingVersions(() => now);
  for (let time = 0; time < 3; time += 1) {
    expect(failing.mayTry('a')).toBe(true);
    failing.failed('a');
  }
  expect([failing.rests('a'), failing.mayTry('a'), failing.mayTry('b')]).toEqual([
    true,
    false,
    true,
  ]);
  now = 60_000;
  expect([failing.mayTry('a'), failing.mayTry('a')]).toEqual([true, false]);
  failing.succeeded('a');
  expect([failing.mayTry('a'), failing.mayTry('a')]).toEqual([true, true]);
});

test('a success in between clears a version', () => {
  const failing = createFailingVersions();
  for (const _ of [1, 2, 3]) {
    failing.failed('a');
    failing.failed('a');
    failing.succeeded('a');
  }
  expect(failing.mayTry('a')).toBe(true);
});
