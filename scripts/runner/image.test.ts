import { runCheck } from './run-check.ts';

interface Tried {
  same: boolean;
  refusal: string;
}

test('two builds save the same memory, and memory of another engine is refused', async () => {
  const [tried] = await runCheck<Tried>('try-images.mjs');
  expect(tried?.same).toBe(true);
  expect(tried?.refusal).toContain('Snapshot build id mismatch');
});

test('each start draws other random numbers, in a solution’s first run too', async () => {
  const source =
    'import random, secrets, uuid\nprint(random.random(), secrets.token_hex(), uuid.uuid4())';
  const draw = () =>
    runCheck<{ printed: string }>('run-programs.mjs', JSON.stringify([{ source }]));
  const [one] = await draw();
  const [other] = await draw();
  const drawn = [one, other].flatMap((ran) => ran?.printed.trim().split(' '));
  expect(drawn).toHaveLength(6);
  expect(new Set(drawn).size).toBe(6);
});

test('a solution is told the time of its reader, not that of the build', async () => {
  const source = 'import time\nprint(int(time.time()))';
  const [ran] = await runCheck<{ printed: string }>(
    'run-programs.mjs',
    JSON.stringify([{ source }]),
  );
  expect(Math.abs(Number(ran?.printed) - Date.now() / 1000)).toBeLessThan(3_600);
});
