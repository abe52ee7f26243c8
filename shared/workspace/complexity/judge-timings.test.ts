import { judgeTimings } from './judge-timings.ts';
import { judgementWords } from './judgement-words.ts';
import type { ModelName, Timing } from './models.ts';

/** The same random numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Half as large again each time, as measure.py chooses them. */
const sizes = (from: number, to: number) => {
  const found = [from];
  while ((found.at(-1) ?? to) < to) found.push(Math.round((found.at(-1) ?? 1) * Math.SQRT2));
  return found;
};

const each = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** What functions of each kind take in a browser: the cost of a call, and that of each step. */
const programs: Record<ModelName, { sizes: number[]; seconds: (n: number) => number }> = {
  'O(1)': { sizes: sizes(2, 200_000), seconds: () => 2e-6 },
  'O(log n)': { sizes: sizes(2, 200_000), seconds: (n) => 1e-6 + 4e-7 * Math.log2(n) },
  'O(n)': { sizes: sizes(2, 200_000), seconds: (n) => 2e-6 + 1e-7 * n },
  'O(n log n)': { sizes: sizes(2, 90_000), seconds: (n) => 2e-6 + 2e-8 * n * Math.log2(n) },
  'O(n²)': { sizes: sizes(2, 2_000), seconds: (n) => 2e-6 + 5e-8 * n + 5e-8 * n * n },
  'O(2ⁿ)': { sizes: each(2, 18), seconds: (n) => 1e-6 + 5e-7 * 2 ** n },
};
const models = Object.keys(programs) as ModelName[];

/** Times with noise: each is longer or shorter by a share that is distributed normally. */
function timings(model: ModelName, noise: number, seed: number): Timing[] {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const { sizes, seconds } = programs[model];
  return sizes.map((n) => ({ n, seconds: seconds(n) * Math.max(0.2, 1 + noise * normal()) }));
}

const ROUNDS = 25;

/** Shares of the rounds in which the right model is named alone, and in which it's among those that are named. */
function shares(model: ModelName, noise: number) {
  const named = Array.from({ length: ROUNDS }, (_, seed) =>
    judgeTimings(timings(model, noise, seed)).likely.map((fit) => fit.model),
  );
  const alone = named.filter((likely) => likely.length === 1 && likely[0] === model).length;
  const among = named.filter((likely) => likely.includes(model)).length;
  return { alone: alone / ROUNDS, among: among / ROUNDS };
}

test.each(models)('%s is found without noise', (model) => {
  const { likely } = judgeTimings(timings(model, 0, 1));
  expect(likely.map((fit) => fit.model)).toEqual([model]);
});

test.each(models)(
  '%s is named alone with noise of 2 %, and hardly ever with another with 5 %',
  (model) => {
    expect(shares(model, 0.02)).toEqual({ alone: 1, among: 1 });
    const { alone, among } = shares(model, 0.05);
    expect(among).toBe(1);
    expect(alone).toBeGreaterThan(0.97);
  },
);

test.each(models)('%s is among those that are named with noise of 10 %', (model) => {
  const { alone, among } = shares(model, 0.1);
  expect(among).toBeGreaterThan(0.98);
  expect(alone).toBeGreaterThan(0.8);
});

test.each(models)('%s is rarely mistaken for another with noise of 20 %', (model) => {
  expect(shares(model, 0.2).among).toBeGreaterThan(0.8);
});

test("on few sizes that are close together, growths can't be distinguished", () => {
  const close = [1_000, 1_200, 1_400, 1_700, 2_000, 2_400];
  const judgement = judgeTimings(close.map((n) => ({ n, seconds: 1e-7 * n })));
  const { title, text } = judgementWords(judgement);
  expect(title).toBe('Looks like O(n), O(n log n) or O(n²)');
  expect(text[0]).toBe("These can't be told apart on these sizes.");
});

test('what is none of the six is described by its power', () => {
  const cubic = sizes(2, 300).map((n) => ({ n, seconds: 1e-6 + 2e-8 * n ** 3 }));
  const { title, text } = judgementWords(judgeTimings(cubic));
  expect(title).toBe('None of the six fits');
  expect(text.join(' ')).toMatch(/8\.0\d times as long .* n to the power of 3\.0\.$/);
});

test('times that were disturbed judge nothing, and say what helps', () => {
  const disturbed = sizes(2, 300).map((n, index) => ({
    n,
    seconds: 1e-6 * n * (index % 3 === 0 ? 5 : 1),
  }));
  const { title, text } = judgementWords(judgeTimings(disturbed));
  expect(title).toBe("We can't tell");
  expect(text.at(-1)).toBe('Your device may be busy: close what you can, and measure again.');
});

test('an exponential is described by its base', () => {
  const times = each(2, 30).map((n) => ({ n, seconds: 2e-6 + 1e-7 * 1.618 ** n }));
  const { title, text } = judgementWords(judgeTimings(times));
  expect(title).toBe('Looks like O(2ⁿ)');
  expect(text[0]).toMatch(/^Each time n grows by one, your code takes 1\.6\d times as long/);
});

test('noise without growth is distinguished from growth, or said to be unclear', () => {
  const random = randomOf(7);
  const wild = sizes(2, 200_000).map((n) => ({ n, seconds: 1e-6 * 20 ** random() }));
  const { likely } = judgeTimings(wild);
  expect(likely).toEqual([]);
});

test('five sizes are too few', () => {
  const judgement = judgeTimings([4, 8, 16, 32, 64].map((n) => ({ n, seconds: 1e-6 * n })));
  expect(judgement).toMatchObject({ fits: [], likely: [], growth: null });
  expect(judgementWords(judgement).title).toBe("We can't tell");
});
