import { waitFor } from '@testing-library/react';
import { adding } from '../testing/adding.ts';
import { failedWith, fakePython, gave } from '../testing/fake-python.ts';
import { judgeProgram } from './judge-program.ts';

const program = { language: 'python', code: 'def add(a, b): ...' } as const;

async function judging() {
  const fake = fakePython();
  const stopping = new AbortController();
  const judged = judgeProgram(adding, program, stopping.signal, fake.python);
  await waitFor(() => expect(fake.jobs).toHaveLength(1));
  return { ...fake, judged, stop: () => stopping.abort() };
}

test('a program is run on all cases, hidden ones too', async () => {
  const { judged, jobs, judge, finish } = await judging();
  expect(jobs[0]).toMatchObject({ source: program.code });
  expect(jobs[0]?.cases).toHaveLength(3);
  judge(gave('3'), failedWith('ValueError'), gave('1000000001'));
  await finish();
  expect(await judged).toEqual({ passed: 2, total: 3, failed: ['negative'] });
});

test('a case that takes too long ends the run, and the ones after it do not count', async () => {
  const { judged, judge, end } = await judging();
  judge(gave('3'));
  await end({ kind: 'time-limit', limitMs: 2_000 });
  expect(await judged).toEqual({ passed: 1, total: 3, failed: ['negative', 'large'] });
});

test('a program that fails before its cases passes none', async () => {
  const { judged, finish } = await judging();
  await finish({ type: 'SyntaxError', text: 'SyntaxError: no', line: 1 });
  expect(await judged).toEqual({ passed: 0, total: 3, failed: ['small', 'negative', 'large'] });
});

test('without an engine, or if it is stopped, nobody knows', async () => {
  const away = await judging();
  await away.end({ kind: 'unavailable', stage: 'fetch' });
  expect(await away.judged).toBeNull();
  const stopped = await judging();
  stopped.stop();
  expect(await stopped.judged).toBeNull();
});
