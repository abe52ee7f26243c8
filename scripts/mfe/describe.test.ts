import type { CanaryInfo, HistoryEntry, UnitDiff } from '@site/shared/contracts/releases';
import { describeChange, describeDiff, describeHistory, describeList } from './describe.ts';
import { describeCanaries } from './describe-canary.ts';

const usual = { scripts: 64, styles: 16, total: 256 };
const change: UnitDiff = {
  unit: 'mfe-a',
  version: { from: '1.0.0-h000000001', to: '1.1.0-h000000002' },
  contract: { from: '^1.0.0', to: '^1.0.0' },
  bytes: { from: 200 * 1024, to: 300 * 1024 },
  weight: {
    from: { scripts: 40 * 1024, styles: 2048, total: 60 * 1024 },
    to: { scripts: 66 * 1024, styles: 2048, total: 90 * 1024 },
  },
  budget: { from: usual, to: { ...usual, scripts: 72 } },
  packages: [],
  exports: { added: [], removed: [] },
  pages: { added: [], removed: [] },
};
const diff = (facts: Partial<UnitDiff> = {}) =>
  describeDiff({ from: '1-a', to: '2-b', units: [{ ...change, ...facts }] }).split('\n');

test('a difference says what learners download, what is allowed, and that a budget was raised', () => {
  expect(diff()).toEqual([
    'mfe-a  1.0.0-h000000001 → 1.1.0-h000000002',
    '  scripts and styles  200.0 KiB → 300.0 KiB',
    '  scripts first  40.0 KiB → 66.0 KiB, of 72 KiB',
    '  styles first  2.0 KiB → 2.0 KiB, of 16 KiB',
    '  all, compressed  60.0 KiB → 90.0 KiB, of 256 KiB',
    '  budget.scripts  64 KiB → 72 KiB',
  ]);
});

test('of a version whose files were removed nobody knows what it weighed', () => {
  const lines = diff({ weight: { from: null, to: change.weight.to } });
  expect(lines).toContain('  scripts first  gone → 66.0 KiB, of 72 KiB');
});

test('a difference names the packages that are shared in another version', () => {
  const packages = [
    { name: 'react', from: '^19.3.1', to: '^20.0.0' },
    { name: 'zustand', from: '^5.0.0', to: null },
  ];
  expect(diff({ packages })).toEqual(
    expect.arrayContaining(['  react  ^19.3.1 → ^20.0.0', '  zustand  ^5.0.0 → none']),
  );
});

test('a change says what is live since, and that there was none to make', () => {
  const made = { manifestId: '2-b', sequence: 2 };
  expect(describeChange({ ...made, changed: { 'mfe-a': '1.0.0-h000000001', 'mfe-b': null } })).toBe(
    'mfe-a 1.0.0-h000000001 is live.\nmfe-b has left the site.\nRelease manifest 2-b is live.',
  );
  expect(describeChange({ ...made, changed: {} })).toBe(
    'Nothing had to change.\nRelease manifest 2-b is live.',
  );
});

const gone = { unit: 'mfe-a', version: '1.0.0-h000000001' };

test('the history says which version was withdrawn, by whom and why', () => {
  const entry: HistoryEntry = {
    manifestId: '12-0a1b2c3d',
    beforeId: '11-0a1b2c3d',
    sequence: 12,
    madeAt: '2026-11-23T10:00:00.000Z',
    by: 'Ravi Menon',
    byAdministrator: true,
    action: 'withdraw',
    why: 'It shows notes.',
    approvedBy: null,
    approvedByAdministrator: false,
    changes: [],
    withdrawn: gone,
    withdrawnSince: [],
  };
  expect(describeHistory([entry])).toMatch(
    /12-0a1b2c3d .* withdraw +Ravi Menon \(administrator\) +mfe-a +1\.0\.0-h000000001 withdrawn +It shows notes\./,
  );
});

test('the list says which versions are withdrawn', () => {
  const version = {
    version: gone.version,
    storedAt: '2026-11-23T10:00:00.000Z',
    storedBy: 'CI of mfe-a',
    isLive: false,
    isWithdrawn: true,
    bytes: 2048,
  };
  const units = [{ unit: 'mfe-a', live: null, since: null, previous: [], versions: [version] }];
  const list = describeList({ manifestId: '12-0a1b2c3d', units }, { canaries: [], approvals: [] });
  expect(list).toMatch(/^mfe-a +1\.0\.0-h000000001 +withdrawn /m);
});

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
