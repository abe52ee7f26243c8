import { differenceInterval, rateInterval } from './difference-interval.ts';

test('nothing seen rules nothing out', () => {
  expect(rateInterval({ views: 0, bad: 0 }, 0.05)).toEqual({ from: 0, to: 1 });
});

test('the more page views, the narrower the interval around what was seen', () => {
  const widths = [10, 100, 1_000, 10_000].map((views) => {
    const { from, to } = rateInterval({ views, bad: views / 10 }, 0.05);
    expect(from).toBeLessThan(0.1);
    expect(to).toBeGreaterThan(0.1);
    return to - from;
  });
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
});

test('if none was bad, none may be, and if all were, all', () => {
  expect(rateInterval({ views: 50, bad: 0 }, 0.05).from).toBe(0);
  expect(rateInterval({ views: 50, bad: 50 }, 0.05).to).toBe(1);
});

test("if it's checked after every page view, the truth is outside once in twenty times at most", () => {
  const RATE = 0.1;
  const misses = (views: number, bad: number) => {
    const { from, to } = rateInterval({ views, bad }, 0.05);
    return from > RATE || to < RATE;
  };
  // How probable each number of bad page views is, together with the truth never having been outside.
  let unmissed = [1];
  for (let views = 1; views <= 150; views += 1) {
    unmissed = Array.from({ length: views + 1 }, (_, bad) => {
      const probability = (unmissed[bad] ?? 0) * (1 - RATE) + (unmissed[bad - 1] ?? 0) * RATE;
      return probability < 1e-12 || misses(views, bad) ? 0 : probability;
    });
  }
  const missed = 1 - unmissed.reduce((all, one) => all + one, 0);
  expect(missed).toBeGreaterThan(0.001);
  expect(missed).toBeLessThanOrEqual(0.05);
});

test('the difference of two rates is as far off as both may be', () => {
  const { from, to } = differenceInterval(
    { candidate: { views: 400, bad: 40 }, live: { views: 4_000, bad: 40 } },
    0.05,
  );
  expect(from).toBeGreaterThan(0.03);
  expect(from).toBeLessThan(0.09);
  expect(to).toBeGreaterThan(0.09);
  expect(to).toBeLessThan(0.2);
});
