import { RemoteFailure, runStage } from './stages.ts';

const failureOf = async (attempt: Promise<unknown>) => {
  const failure = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof RemoteFailure)) throw new Error('no RemoteFailure');
  return failure;
};

afterEach(() => jest.useRealTimers());

test('a stage answers what its work answers', async () => {
  expect(await runStage('mfe-a', 'entry', async () => 'done')).toBe('done');
});

test('what a stage throws names the remote, the stage and the cause', async () => {
  const failure = await failureOf(
    runStage('mfe-a', 'contract', () => {
      throw new Error('it needs contract ^2.0.0');
    }),
  );
  expect(failure.message).toBe('mfe-a failed at stage "contract": it needs contract ^2.0.0');
  expect(failure).toMatchObject({ remote: 'mfe-a', stage: 'contract' });
});

test('a stage that hangs fails when its time is up, and its work is told to stop', async () => {
  jest.useFakeTimers();
  let stopped = false;
  const attempt = failureOf(
    runStage('mfe-a', 'entry', (signal) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return new Promise(() => {});
    }),
  );
  jest.advanceTimersByTime(10_000);
  expect((await attempt).message).toBe('mfe-a failed at stage "entry": no answer within 10 s');
  expect(stopped).toBe(true);
});

test('a failure that has a stage already keeps it', async () => {
  const inner = new RemoteFailure('mfe-a', 'evaluate', new Error('it throws'));
  const failure = await failureOf(
    runStage('mfe-a', 'routes', () => {
      throw inner;
    }),
  );
  expect(failure).toBe(inner);
});
