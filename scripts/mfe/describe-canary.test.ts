import type { CanaryInfo } from '@site/shared/contracts';
import { describeCanaries } from './describe-canary.ts';

const running: CanaryInfo = {
  id: 2,
  unit: 'mfe-a',
  version: '1.1.0-h000000002',
  comparedWith: '1.0.0-h000000001',
  state: 'running',
  share: 0.05,
  shareSince: '2026-11-23T10:00:00.000Z',
  beganAt: '2026-11-23T09:00:00.000Z',
  beganBy: 'CI of mfe-a',
  beganByAdministrator: false,
  approvedBy: null,
  approvedByAdministrator: false,
  why: 'new filters',
  endedAt: null,
  candidate: { views: 400, failures: 1 },
  live: { views: 0, failures: 0 },
  verdict: 'Nothing speaks against it so far. It waits for 3 more minutes.',
};
const ended: CanaryInfo = {
  ...running,
  id: 1,
  state: 'rolled-back',
  endedAt: '2026-11-22T10:00:00.000Z',
  verdict: '12 of 20 page views of the candidate failed.',
};

test('if no version was ever tried that way, the list says so', () => {
  expect(describeCanaries({ canaries: [] })).toBe(
    'No version has ever been tried with some visitors.',
  );
});

test("a version that's being tried is shown with its share, its page views and what it waits for", () => {
  expect(describeCanaries({ canaries: [running] }).split('\n')).toEqual([
    'mfe-a 1.1.0-h000000002 has been shown to 5 % of visitors since 2026-11-23 10:00 UTC.',
    'Begun 2026-11-23 09:00 UTC by CI of mfe-a: new filters',
    '                  Page views  Failed',
    '1.1.0-h000000002  400         1 (0.3 %)',
    '1.0.0-h000000001  0           0',
    'Nothing speaks against it so far. It waits for 3 more minutes.',
  ]);
});

test('one that was taken back is shown with the reason, and listed below the next', () => {
  expect(describeCanaries({ canaries: [ended] })).toMatch(
    /^mfe-a 1\.1\.0-h000000002 is no longer being tried: taken back, 2026-11-22 10:00 UTC\./,
  );
  expect(
    describeCanaries({ canaries: [running, ended] })
      .split('\n')
      .at(-1),
  ).toMatch(/CI of mfe-a {2}taken back {2}12 of 20 page views of the candidate failed\.$/);
});
