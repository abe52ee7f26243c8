import type { ApprovalInfo } from '@site/shared/contracts/releases';
import { type Answers, siteForTests } from './testing/site-for-tests.ts';

const request: ApprovalInfo = {
  ...{ id: 7, kind: 'promote', unit: 'mfe-a', version: '1.1.0-h2', liveVersion: '1.0.0-h1' },
  ...{ sequence: 12, why: 'new filters', isOwn: true, state: 'pending' },
  ...{ askedAt: '2026-11-23T10:00:00.000Z', expiresAt: '2026-11-24T10:00:00.000Z' },
  ...{ askedBy: 'CI of mfe-a', askedByAdministrator: false },
  ...{ decidedAt: null, decidedBy: null, decidedByAdministrator: false, verdict: null },
};
const decided = (facts: Partial<ApprovalInfo>): ApprovalInfo => ({
  ...request,
  decidedAt: '2026-11-23T11:00:00.000Z',
  decidedBy: 'Ravi Menon',
  decidedByAdministrator: true,
  ...facts,
});
const live = { manifestId: '13-0a1b2c3d', sequence: 13, changed: { 'mfe-a': '1.1.0-h2' } };

const { heard, mfe } = siteForTests();

const promote = ['promote', 'mfe-a', '1.1.0-h2', '--why', 'new filters'];

test('a promotion that waits says who can do what, and ends with a code of its own', async () => {
  const site: Answers = { 'POST /promotions': [202, { approval: request }] };
  expect(await mfe(site, ...promote)).toEqual({
    code: 5,
    out: `mfe-a 1.0.0-h1 → 1.1.0-h2 waits for approval by a second person until 2026-11-24 10:00 UTC.
Ask a colleague to run: npm run mfe -- approve 7
Or to open /admin/releases.
`,
    says: '',
  });
  const json = await mfe(site, ...promote, '--json');
  expect([json.code, JSON.parse(json.out)]).toEqual([5, { approval: request }]);
});

test('a candidate for some visitors waits in the same way', async () => {
  const approval = { ...request, kind: 'canary', isOwn: false };
  const site: Answers = { 'POST /canaries': [202, { approval }] };
  const { code, out } = await mfe(site, ...promote, '--channel', 'canary');
  expect([code, out]).toEqual([
    5,
    expect.stringMatching(
      /, some visitors first waits .*; CI of mfe-a has asked for it already\.\n/,
    ),
  ]);
});

test('with --wait it stays until someone has approved it', async () => {
  const site: Answers = {
    'POST /promotions': [202, { approval: request }],
    'GET /approvals/7': [200, decided({ state: 'approved' })],
  };
  const { code, out } = await mfe(site, ...promote, '--wait');
  expect([code, out]).toEqual([0, expect.stringMatching(/Approved by Ravi Menon\.\n$/)]);
});

test.each<[Partial<ApprovalInfo>, string]>([
  [
    { state: 'rejected', verdict: 'Lists are empty.' },
    'Ravi Menon rejected request 7: Lists are empty.\n',
  ],
  [
    { state: 'overtaken', decidedBy: null, verdict: 'mfe-a went from 1 to 3 in the meantime.' },
    'Request 7 no longer counts: mfe-a went from 1 to 3 in the meantime. Ask again.\n',
  ],
  [{ state: 'expired', decidedBy: null }, 'Nobody approved request 7 in time. Ask again.\n'],
])('with --wait and %j it is refused', async (facts, says) => {
  const site: Answers = {
    'POST /promotions': [202, { approval: request }],
    'GET /approvals/7': [200, decided(facts)],
  };
  expect(await mfe(site, ...promote, '--wait')).toMatchObject({ code: 1, says });
});

test('what is approved is live, with both names', async () => {
  const approval = decided({ state: 'approved', isOwn: false });
  const site: Answers = { 'POST /approvals/7/approve': [200, { approval, live, canary: null }] };
  expect(await mfe(site, 'approve', '7')).toEqual({
    code: 0,
    out: `mfe-a 1.0.0-h1 → 1.1.0-h2, asked for by CI of mfe-a, is approved.
mfe-a 1.1.0-h2 is live.
Release manifest 13-0a1b2c3d is live.
`,
    says: '',
  });
});

test('people who may not approve learn why, and rejecting takes a reason', async () => {
  const message = 'Request 7 was made by CI of mfe-a. Somebody else has to approve it.';
  const site: Answers = {
    'POST /approvals/7/approve': [403, { message }],
    'POST /approvals/7/reject': [200, decided({ state: 'rejected', verdict: 'Empty lists.' })],
  };
  expect(await mfe(site, 'approve', '7')).toMatchObject({ code: 4, says: `${message}\n` });
  expect(await mfe(site, 'reject', '7')).toMatchObject({ code: 2 });
  const { code, out } = await mfe(site, 'reject', '7', '--why', 'Empty lists.');
  expect([code, out]).toEqual([0, expect.stringMatching(/is rejected/)]);
  expect(heard().at(-1)).toBe('POST /approvals/7/reject {"why":"Empty lists."}');
});

test('approvals lists what waits and what was decided, and which units need two people', async () => {
  const approvals = [
    request,
    decided({ id: 6, kind: 'end-rule', version: null, liveVersion: null, state: 'approved' }),
  ];
  const rules = [{ unit: 'mfe-a', since: request.askedAt, setBy: 'Asha Rao' }];
  const { out } = await mfe({ 'GET /approvals': [200, { approvals, rules }] }, 'approvals');
  expect(out).toBe(`Two people are needed for mfe-a.

Id                                          What                           Asked (UTC)       By           Why
7   waiting for someone else                mfe-a 1.0.0-h1 → 1.1.0-h2      2026-11-23 10:00  CI of mfe-a  new filters
6   approved by Ravi Menon (administrator)  mfe-a without a second person  2026-11-23 10:00  CI of mfe-a  new filters
`);
  const none = await mfe({ 'GET /approvals': [200, { approvals: [], rules: [] }] }, 'approvals');
  expect(none.out).toMatch(/No unit needs a second person.*\nNobody has asked for approval\.\n/);
});

test('list says which stored version waits', async () => {
  const stored = { storedAt: request.askedAt, storedBy: 'CI of mfe-a', bytes: 2048 };
  const versions = [
    { ...stored, version: '1.1.0-h2', isLive: false },
    { ...stored, version: '1.0.0-h1', isLive: true },
  ];
  const units = [{ unit: 'mfe-a', live: '1.0.0-h1', previous: [], versions }];
  const { out } = await mfe(
    {
      'GET ': [200, { manifestId: '12-0a1b2c3d', units }],
      'GET /canaries': [200, { canaries: [] }],
      'GET /approvals': [200, { approvals: [request], rules: [] }],
    },
    'list',
  );
  expect(out).toMatch(/^mfe-a +1\.1\.0-h2 +waits for approval /m);
  expect(out).toMatch(/^mfe-a +1\.0\.0-h1 +live /m);
});
