import type { ApprovalInfo, ApprovalList, ReleaseList } from '@site/shared/contracts/releases';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { adminApi, editor } from '../testing/admin-api.ts';

const URL = '/v1/admin/releases';
const PASSWORD = 'sesame1$open';
const LIVE = '1.0.0-h000000001';
const NEW = '1.1.0-h000000002';

const approval = (facts: Partial<ApprovalInfo> = {}): ApprovalInfo => ({
  ...{ id: 7, kind: 'promote', unit: 'mfe-articles', version: NEW, liveVersion: LIVE },
  ...{ sequence: 2, why: 'New filters.', isOwn: false, state: 'pending' },
  ...{ askedAt: '2026-11-23T10:00:00.000Z', expiresAt: '2026-11-24T10:00:00.000Z' },
  ...{ askedBy: 'Asha Rao', askedByAdministrator: true },
  ...{ decidedAt: null, decidedBy: null, decidedByAdministrator: false, verdict: null },
  ...facts,
});
const rule = { unit: 'mfe-articles', since: '2026-11-20T10:00:00.000Z', setBy: 'Asha Rao' };

const releases: ReleaseList = {
  manifestId: '2-0a1b2c3d',
  units: [
    {
      unit: 'mfe-articles',
      live: LIVE,
      since: { at: '2026-11-21T10:00:00.000Z', by: 'Asha Rao', byAdministrator: true },
      previous: [],
      versions: [NEW, LIVE].map((version) => ({
        version,
        storedAt: '2026-11-20T10:00:00.000Z',
        storedBy: 'CI of mfe-articles',
        isLive: version === LIVE,
        isWithdrawn: false,
        bytes: 1024,
      })),
    },
  ],
};

function api({ approvals = [], rules = [rule] }: Partial<ApprovalList> = {}): FakeApi {
  let waits = approvals;
  const decided = (state: ApprovalInfo['state']) => {
    waits = waits.map((approval) => ({
      ...approval,
      state,
      ...{ decidedAt: approval.askedAt, decidedBy: 'Ravi Menon', decidedByAdministrator: true },
    }));
    return waits[0];
  };
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: releases }))
    .on('get', `${URL}/history`, () => ({ status: 200, data: { entries: [] } }))
    .on('get', `${URL}/tokens`, () => ({ status: 200, data: { tokens: [] } }))
    .on('get', `${URL}/approvals`, () => ({ status: 200, data: { approvals: waits, rules } }))
    .on('post', `${URL}/approvals/7/approve`, () => ({
      status: 200,
      data: { approval: decided('approved'), live: null, canary: null },
    }))
    .on('post', `${URL}/approvals/7/reject`, () => ({ status: 200, data: decided('rejected') }))
    .on('post', `${URL}/promotions`, () => ({
      status: 202,
      data: { approval: approval({ isOwn: true }) },
    }))
    .on('put', `${URL}/approval-rules/mfe-articles`, ({ data }) =>
      (data as { required: boolean }).required
        ? { status: 200, data: {} }
        : { status: 202, data: { approval: approval({ kind: 'end-rule', version: null }) } },
    );
}

async function open(fake: FakeApi) {
  const page = renderApp(routes, { path: '/admin/releases', api: fake });
  await screen.findByRole('heading', { name: 'Releases', level: 1 });
  return page;
}

const approvals = async () => within(await screen.findByRole('region', { name: 'Approvals' }));
const dialog = () => within(screen.getByRole('dialog'));
async function enterPassword(user: UserEvent) {
  await user.click(dialog().getByLabelText('Your password'));
  await user.paste(PASSWORD);
}

test("a pending request says who made it, why, and until when; it's approved with the password", async () => {
  const { user, api: fake } = await open(api({ approvals: [approval()] }));
  const waiting = within(await (await approvals()).findByRole('list', { name: 'Waiting' }));
  expect(waiting.getByRole('heading', { name: `Promote mfe-articles ${NEW}` })).toBeVisible();
  expect(waiting.getByText(/^Asked .*, by Asha Rao$/)).toBeVisible();
  expect(waiting.getByText('New filters.')).toBeVisible();
  await user.click(waiting.getByRole('button', { name: `Approve: Promote mfe-articles ${NEW}` }));
  expect(
    dialog().getByText(new RegExp(`^Asha Rao asked for it. mfe-articles goes from ${LIVE}`)),
  ).toBeVisible();
  expect(dialog().queryByLabelText('Why')).not.toBeInTheDocument();
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved!')).toBeVisible();
  expect(fake.callsTo('post', `${URL}/approvals/7/approve`).map(({ data }) => data)).toEqual([
    { password: PASSWORD },
  ]);
  const row = await screen.findByRole('row', { name: new RegExp(`^Promote mfe-articles ${NEW}`) });
  expect(row).toHaveTextContent('Approved by Ravi Menon');
});

test('a rejection needs a reason', async () => {
  const { user, api: fake } = await open(api({ approvals: [approval()] }));
  await user.click(await screen.findByRole('button', { name: /^Reject: / }));
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Reject' }));
  const why = dialog().getByRole('textbox', { name: 'Why' });
  expect(why).toHaveAccessibleDescription(/must say why/);
  expect(fake.callsTo('post', `${URL}/approvals/7/reject`)).toEqual([]);
  await user.type(why, 'Lists are empty.');
  await user.click(dialog().getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected!')).toBeVisible();
  expect(fake.callsTo('post', `${URL}/approvals/7/reject`).map(({ data }) => data)).toEqual([
    { why: 'Lists are empty.', password: PASSWORD },
  ]);
});

test('the requester can withdraw a request but not approve it', async () => {
  const { user } = await open(api({ approvals: [approval({ isOwn: true })] }));
  const waiting = await approvals();
  expect(
    await waiting.findByText('You asked for this, so someone else has to approve it.'),
  ).toBeVisible();
  expect(waiting.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await user.click(waiting.getByRole('button', { name: /^Withdraw: / }));
  expect(dialog().getByRole('heading', { name: /^Withdraw: Promote mfe-articles/ })).toBeVisible();
});

test("a promotion of a unit that needs two people is requested, and says that it's pending", async () => {
  const { user } = await open(api());
  const card = within(await screen.findByRole('region', { name: 'mfe-articles' }));
  expect(await card.findByText('two people')).toBeVisible();
  await user.click(card.getByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  expect(dialog().getByText(/once someone else has approved it/)).toBeVisible();
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Request sent! Someone else has to approve it.')).toBeVisible();
});

test('how many people it takes is set per unit, and lowered only with a second person', async () => {
  const { user, api: fake } = await open(api({ rules: [] }));
  await user.click(await screen.findByRole('button', { name: 'Two people for mfe-articles' }));
  expect(dialog().getByText(/Rollbacks don't need approval/)).toBeVisible();
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Require two people' }));
  expect(await screen.findByText('mfe-articles needs two people now!')).toBeVisible();
  fake.on('get', `${URL}/approvals`, () => ({
    status: 200,
    data: { approvals: [], rules: [rule] },
  }));
  await user.click(screen.getByRole('button', { name: 'Two people for mfe-articles' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(fake.callsTo('put', `${URL}/approval-rules/mfe-articles`).map(({ data }) => data)).toEqual(
    [{ required: true, password: PASSWORD }],
  );
});

test('going back to one person waits for someone else', async () => {
  const { user } = await open(api());
  const table = within(await screen.findByRole('table', { name: 'People needed for a promotion' }));
  expect(table.getByText(/^Two, since .*, set by Asha Rao$/)).toBeVisible();
  await user.click(table.getByRole('button', { name: 'One person for mfe-articles' }));
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Request sent! Someone else has to approve it.')).toBeVisible();
});

test("an editor sees pending requests and can't decide them", async () => {
  const fake = api({ approvals: [approval()] });
  await open(fake.on('get', '/v1/admins/me', () => ({ status: 200, data: editor })));
  expect(await screen.findByText('New filters.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Approve|Reject|people|person/ }),
  ).not.toBeInTheDocument();
});

test("if nothing is pending, or it can't be loaded, the page says so", async () => {
  const fake = api({ rules: [] }).on('get', `${URL}/approvals`, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load the approvals")).toBeVisible();
  fake.on('get', `${URL}/approvals`, () => ({ status: 200, data: { approvals: [], rules: [] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is waiting for approval')).toBeVisible();
});

test('the menu shows how many requests are pending to those who may approve them', async () => {
  await open(api({ approvals: [approval(), approval({ id: 8, isOwn: true })] }));
  const menu = within(await screen.findByRole('navigation', { name: 'Administration' }));
  expect(await menu.findByRole('link', { name: /^Releases\s*1 waiting$/ })).toBeInTheDocument();
});
