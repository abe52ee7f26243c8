import { vitals } from '@site/shared/contracts/releases';
import { describeRegression } from './describe-canary.ts';
import { beginCanary, type CanaryState, decide, look, widened } from './judge-canary.ts';
import { type ComparedVital, comparedVitals, type Seen } from './metric-policies.ts';

/** Values right below the limit of what is good, and slow ones right above it. */
function histogram(vital: ComparedVital, views: number, slow: number): number[] {
  const { good, edges } = vitals[vital];
  const limit = (edges as readonly number[]).indexOf(good);
  const buckets = Array<number>(edges.length + 1).fill(0);
  buckets[limit] = views - slow;
  buckets[limit + 1] = slow;
  return buckets;
}

interface Views {
  views?: number;
  failures?: number;
  /** How many of the views are slow, by vital; a quarter by default. */
  slow?: Partial<Record<ComparedVital, number>>;
}

const seen = ({ views = 40, failures = 0, slow = {} }: Views = {}): Seen => {
  const of = (vital: ComparedVital) => histogram(vital, views, slow[vital] ?? views / 4);
  return { views, failures, vitals: { lcp: of('lcp'), inp: of('inp'), cls: of('cls') } };
};

const before = seen({ views: 1_000, failures: 2 });

/** Looks again and again at the same until there is a decision. */
function lookUntilDecided(candidate: Views, live: Views = {}, begun = beginCanary(before)) {
  let state = begun;
  for (let looks = 1; looks <= 2_000; looks += 1) {
    state = look(state, seen(candidate), seen(live));
    const decision = decide(state);
    if (decision.kind !== 'continue') return { looks, decision, state };
  }
  throw new Error('There was no decision.');
}

/** Looks this often and says what was decided at any time. */
function decisionsDuring(looks: number, at: (turn: number) => [candidate: Views, live: Views]) {
  let state: CanaryState = beginCanary(before);
  const kinds = new Set<string>();
  for (let turn = 0; turn < looks; turn += 1) {
    const [candidate, live] = at(turn);
    state = look(state, seen(candidate), seen(live));
    kinds.add(decide(state).kind);
  }
  return kinds;
}

test('a canary goes on while too little was seen', () => {
  expect(decide(beginCanary(before))).toEqual({ kind: 'continue' });
  expect(decide(look(beginCanary(before), seen(), seen()))).toEqual({ kind: 'continue' });
});

test('a candidate of which half of the page views fail is blamed after a handful of them', () => {
  const { looks, decision } = lookUntilDecided({ views: 4, failures: 2 }, { views: 36 });
  expect(looks).toBeLessThanOrEqual(3);
  expect(decision).toMatchObject({ kind: 'regression', figure: 'failures', above: null });
});

test('a candidate that fails a little more often is blamed in the end, with numbers that say by how much', () => {
  const { decision } = lookUntilDecided({ views: 100, failures: 2 }, { views: 900, failures: 2 });
  if (decision.kind !== 'regression') throw new Error(`It is ${decision.kind}.`);
  expect(decision.candidate.bad / decision.candidate.views).toBe(0.02);
  expect(decision.difference.from).toBeGreaterThanOrEqual(0.001);
  expect(decision.difference.to).toBeGreaterThan(0.018);
  expect(describeRegression(decision)).toMatch(
    /^\d+ of \d+ page views \(2\.0 %\) of the candidate failed, of the live release \d+ of \d+ page views \(0\.2 %\): \d+\.\d to \d+\.\d percentage points more\.$/,
  );
});

test.each(comparedVitals)('a candidate whose %s is slow more often is blamed for that', (vital) => {
  const { decision } = lookUntilDecided({ slow: { [vital]: 20 } });
  expect(decision).toMatchObject({
    kind: 'regression',
    figure: vital,
    above: vitals[vital].good,
  });
  if (decision.kind === 'regression')
    expect(describeRegression(decision)).toContain(`above ${vitals[vital].good}`);
});

test('a candidate as good as what is live gets more visitors, and is then watched from the start', () => {
  const { decision, state, looks } = lookUntilDecided({});
  expect(decision).toEqual({ kind: 'good enough to widen' });
  expect(decide(widened(state))).toEqual({ kind: 'continue' });
  expect(lookUntilDecided({}, {}, widened(state)).looks).toBeGreaterThan(looks / 4);
});

test('a better candidate is no regression', () => {
  const { decision } = lookUntilDecided(
    { slow: { lcp: 2, inp: 2, cls: 2 } },
    { failures: 4, slow: { lcp: 20 } },
  );
  expect(decision).toEqual({ kind: 'good enough to widen' });
});

test('a candidate is not blamed when everything fails for a while', () => {
  const kinds = decisionsDuring(200, (turn) => {
    const failures = turn >= 20 && turn < 80 ? 10 : 0;
    return [{ failures }, { failures }];
  });
  expect(kinds).not.toContain('regression');
});

test('what speaks against a candidate stays when it gets more visitors', () => {
  const bad = { views: 100, failures: 2 };
  const { looks } = lookUntilDecided(bad, { views: 900 });
  let state = beginCanary(before);
  for (let turn = 0; turn < looks; turn += 1)
    state = widened(look(state, seen(bad), seen({ views: 900 })));
  expect(decide(state).kind).toBe('regression');
});

test('page views of the candidate wait for some of the live release to be compared with', () => {
  let state = beginCanary(before);
  for (let turn = 0; turn < 50; turn += 1)
    state = look(state, seen({ failures: 20 }), seen({ views: 0 }));
  expect(decide(state)).toEqual({ kind: 'continue' });
  state = look(state, seen(), seen({ views: 200 }));
  expect(decide(state)).toMatchObject({ kind: 'regression', figure: 'failures' });
});

test('a candidate whose visitors measure no vitals is judged by its failures', () => {
  const unmeasured = { ...seen(), vitals: seen({ views: 0 }).vitals };
  let state = beginCanary(before);
  for (let turn = 0; turn < 200; turn += 1) state = look(state, unmeasured, unmeasured);
  expect(decide(state)).toEqual({ kind: 'good enough to widen' });
});

test('what counts as slow is what a quarter of the live page views were slower than before', () => {
  const edges = vitals.lcp.edges;
  const lcp = Array<number>(edges.length + 1).fill(0);
  lcp[edges.indexOf(1000)] = 150;
  lcp[edges.indexOf(1250)] = 48;
  lcp[edges.indexOf(5000)] = 2;
  const { slow } = beginCanary({ ...before, vitals: { ...before.vitals, lcp } });
  expect(slow.lcp).toEqual({ above: 1000, usual: 0.25 });
});

test('with little known of the live release, slow is what the web vitals call not good', () => {
  const { slow } = beginCanary(seen({ views: 8 }));
  expect(slow).toMatchObject({ lcp: { above: 2500 }, inp: { above: 200 }, cls: { above: 0.1 } });
});

test('a state survives being written down between two looks', () => {
  const state = look(beginCanary(before), seen({ failures: 1 }), seen());
  const again = JSON.parse(JSON.stringify(state)) as CanaryState;
  expect(look(again, seen(), seen())).toEqual(look(state, seen(), seen()));
});
