import { type Block, logEvidence, type Rates } from './two-rates.ts';

const block = (candidate: [bad: number, views: number], live: [bad: number, views: number]) => ({
  candidate: { bad: candidate[0], views: candidate[1] },
  live: { bad: live[0], views: live[1] },
});

function probability(bad: number, views: number, rate: number): number {
  let ways = 1;
  for (let one = 1; one <= bad; one += 1) ways *= (views - bad + one) / one;
  return ways * rate ** bad * (1 - rate) ** (views - bad);
}

/** What the evidence is on average over everything that can be seen, if these are the true rates. */
function meanEvidence(
  views: { candidate: number; live: number },
  truth: Rates,
  bet: Rates,
  difference: number,
): number {
  let mean = 0;
  for (let one = 0; one <= views.candidate; one += 1) {
    for (let other = 0; other <= views.live; other += 1) {
      const seen: Block = block([one, views.candidate], [other, views.live]);
      mean +=
        probability(one, views.candidate, truth.candidate) *
        probability(other, views.live, truth.live) *
        Math.exp(logEvidence(seen, bet, difference));
    }
  }
  return mean;
}

const sizes = [
  { candidate: 1, live: 9 },
  { candidate: 4, live: 5 },
  { candidate: 7, live: 2 },
];
const rates = [0.001, 0.05, 0.3, 0.6, 0.9];

test.each([
  ['equal rates', 0, { candidate: 0.4, live: 0.1 }],
  ['a tolerated difference', 0.05, { candidate: 0.2, live: 0.01 }],
  ['a bet on everything', 0.001, { candidate: 0.9998, live: 0.0002 }],
])(
  'against %s, nobody can expect to win while the candidate is no worse than that',
  (_, difference, bet) => {
    for (const views of sizes) {
      for (const live of rates) {
        for (const better of [0, 0.02, 0.3, 1]) {
          const candidate = Math.max(Math.min(live + difference, 1) - better, 0);
          const mean = meanEvidence(views, { candidate, live }, bet, difference);
          expect(mean).toBeLessThanOrEqual(1 + 1e-7);
        }
      }
    }
  },
);

test('nobody can expect to win a bet that the candidate is as good while it is worse by the margin', () => {
  for (const views of sizes) {
    for (const live of rates.filter((rate) => rate <= 0.6)) {
      for (const worse of [0.1, 0.25, 0.4]) {
        const truth = { candidate: live + worse, live };
        const mean = meanEvidence(views, truth, { candidate: 0.2, live: 0.2 }, 0.1);
        expect(mean).toBeLessThanOrEqual(1 + 1e-7);
      }
    }
  }
});

test('a bet on what is true wins on average', () => {
  const truth = { candidate: 0.4, live: 0.1 };
  expect(meanEvidence({ candidate: 4, live: 5 }, truth, truth, 0)).toBeGreaterThan(1.2);
});

test('a block of one of them alone says nothing about equal rates', () => {
  const bet = { candidate: 0.4, live: 0.1 };
  expect(logEvidence(block([3, 5], [0, 0]), bet, 0)).toBeCloseTo(0, 6);
  expect(logEvidence(block([0, 0], [3, 5]), bet, 0)).toBeCloseTo(0, 6);
});
