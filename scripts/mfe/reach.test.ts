import { reach } from './reach.ts';

/** Timers that a process waits for before it ends. */
const timers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

test('a command goes on waiting for a call that Node has forgotten, instead of ending without a word', async () => {
  let answerNow = (_: Response) => {};
  const forgotten = new Promise<Response>((resolve) => {
    answerNow = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(forgotten);
  const before = timers();
  const answer = reach('http://localhost:1', '/v1/releases');
  expect(timers()).toBe(before + 1);
  answerNow(new Response());
  await answer;
  expect(timers()).toBe(before);
});
