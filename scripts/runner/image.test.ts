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

test('each start draws other random numbers, from the first program on', async () => {
  const source =
    'import random, secrets, uuid\nprint(random.random(), secrets.token_hex(), uuid.uuid4())';
  const draw = () =>
    runCheck<{ printed: string }>('run-programs.mjs', JSON.stringify([{ source }]));
  const drawn = (await Promise.all([draw(), draw()])).flat();
  const numbers = drawn.flatMap(({ printed }) => printed.trim().split(' '));
  expect(numbers).toHaveLength(6);
  expect(new Set(numbers).size).toBe(6);
});
