import { cacheContent, MAX_AGE_MS } from './content-cache.ts';
import type { ChannelListener } from './listener.ts';

/** A cache whose loads are answered by hand, and whose notifications are sent by hand. */
function setUp() {
  const answers: ((value: string | Error) => void)[] = [];
  const heard: ChannelListener[] = [];
  const cache = cacheContent(
    {
      listen: (_channel, listener) => {
        heard.push(listener);
        return () => heard.splice(0);
      },
    },
    () =>
      new Promise<string>((resolve, reject) => {
        answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  const tell = (event: 'connected' | 'notified' | 'lost') => {
    for (const listener of heard) listener[event]('');
  };
  return { cache, answers, tell };
}

test('once it follows changes, all who ask share one load', async () => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const asked = [cache.get(), cache.get()];
  answers[0]?.('one');
  expect(await Promise.all([...asked, cache.get()])).toEqual(['one', 'one', 'one']);
  expect(answers).toHaveLength(1);
});

test('before it follows changes, each request loads again', async () => {
  const { cache, answers } = setUp();
  const asked = [cache.get(), cache.get()];
  for (const [index, answer] of answers.entries()) answer(`load ${index}`);
  expect(await Promise.all(asked)).toEqual(['load 0', 'load 1']);
});

test.each(['notified', 'connected'] as const)('what was kept is dropped when %s', async (event) => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const before = cache.get();
  answers[0]?.('old');
  await before;
  tell(event);
  const after = cache.get();
  answers[1]?.('new');
  expect(await after).toBe('new');
});

test('a change during a load is not lost: a later request gets a later load', async () => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const early = cache.get();
  tell('notified');
  const late = cache.get();
  answers[1]?.('new');
  answers[0]?.('old');
  expect(await Promise.all([early, late, cache.get()])).toEqual(['old', 'new', 'new']);
});

test('while notifications are cut off nothing is kept', async () => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const before = cache.get();
  answers[0]?.('old');
  await before;
  tell('lost');
  const asked = [cache.get(), cache.get()];
  answers[1]?.('two');
  answers[2]?.('three');
  expect(await Promise.all(asked)).toEqual(['two', 'three']);
});

test('what a silently broken connection hides is seen after a while', async () => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const before = cache.get();
  answers[0]?.('old');
  await before;
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(performance.now() + MAX_AGE_MS);
  const after = cache.get();
  answers[1]?.('new');
  expect(await after).toBe('new');
});

test('a load that fails is not kept', async () => {
  const { cache, answers, tell } = setUp();
  tell('connected');
  const failing = cache.get();
  answers[0]?.(new Error('no database'));
  await expect(failing).rejects.toThrow('no database');
  const next = cache.get();
  answers[1]?.('there again');
  expect(await next).toBe('there again');
});
