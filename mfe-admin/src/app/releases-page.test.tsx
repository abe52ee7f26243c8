import type {
  CanaryInfo,
  HistoryEntry,
  ReleaseList,
  UnitReleases,
  VersionHealth,
} from '@site/shared/contracts/releases';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../features/releases/open-page.ts';
import { routes } from '../routes.tsx';
import { adminApi, editor } from '../testing/admin-api.ts';

jest.mock('../features/releases/open-page.ts', () => ({ openPage: jest.fn() }));

const URL = '/v1/admin/releases';
const OLD = '1.0.0-h000000001';
const LIVE = '1.1.0-h000000002';
const NEW = '1.2.0-h000000003';

const stored = (version: string, live: string): UnitReleases['versions'][number] => ({
  version,
  storedAt: '2026-11-20T10:00:00.000Z',
  storedBy: 'CI of mfe-articles',
  isLive: version === live,
  isWithdrawn: false,
  bytes: 2_500_000,
});

const articles = (live: string): UnitReleases => ({
  unit: 'mfe-articles',
  live,
  since: { at: '2026-11-21T10:00:00.000Z', by: 'Ravi Menon', byAdministrator: true },
  previous: live === OLD ? [] : [OLD],
  versions: [NEW, LIVE, OLD].map((version) => stored(version, live)),
});

const shell: UnitReleases = {
  unit: 'shell',
  live: OLD,
  since: { at: '2026-11-19T10:00:00.000Z', by: 'operator', byAdministrator: false },
  previous: [],
  versions: [{ ...stored(OLD, OLD), storedBy: 'operator' }],
};

const entry = (sequence: number, facts: Partial<HistoryEntry> = {}): HistoryEntry => ({
  manifestId: `${sequence}-0a1b2c3d`,
  beforeId: sequence > 1 ? `${sequence - 1}-0a1b2c3d` : null,
  sequence,
  madeAt: '2026-11-21T10:00:00.000Z',
  by: 'CI of mfe-articles',
  byAdministrator: false,
  action: 'promote',
  why: null,
  approvedBy: null,
  approvedByAdministrator: false,
  changes: [{ unit: 'mfe-articles', from: OLD, to: LIVE }],
  withdrawn: null,
  withdrawnSince: [],
  ...facts,
});

/** An API on which mfe-articles changes. */
function api(): FakeApi {
  let live = LIVE;
  const changedTo = (version: string) => {
    live = version;
    const changed = { 'mfe-articles': version };
    return { status: 200, data: { manifestId: '3-0a1b2c3d', sequence: 3, changed } };
  };
  const list = (): ReleaseList => ({ manifestId: '2-0a1b2c3d', units: [shell, articles(live)] });
  const entries = [
    entry(2, { why: 'New filters.', byAdministrator: true, by: 'Ravi Menon' }),
    entry(1),
  ];
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: list() }))
    .on('get', `${URL}/history`, () => ({ status: 200, data: { entries } }))
    .on('get', `${URL}/tokens`, () => ({ status: 200, data: { tokens: [] } }))
    .on('post', `${URL}/promotions`, ({ data }) => changedTo((data as { version: string }).version))
    .on('post', `${URL}/rollbacks`, ({ data }) => changedTo((data as { to: string }).to))
    .on('post', `${URL}/restorations`, () => changedTo(OLD));
}

async function open(fake: FakeApi = api(), path = '/admin/releases') {
  const page = renderApp(routes, { path, api: fake });
  await screen.findByRole('heading', { name: 'Releases', level: 1 });
  return page;
}

const unit = async (name: string) => within(await screen.findByRole('region', { name }));
const PASSWORD = 'sesame1$open';

const dialog = () => within(screen.getByRole('dialog'));
async function enterPassword(user: UserEvent) {
  await user.click(dialog().getByLabelText('Your password'));
  await user.paste(PASSWORD);
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('each unit says what is live, since when and by whom, and which versions are stored', async () => {
  await open();
  const card = await unit('mfe-articles');
  expect(card.getByText(/^since .*, by Ravi Menon$/)).toBeVisible();
  const moment = new Date('2026-11-20T10:00:00.000Z').toLocaleString();
  const by = 'token CI of mfe-articles';
  expect(rowsOf(card.getByRole('table', { name: 'Stored versions of mfe-articles' }))).toEqual([
    [`${NEW} `, `Preview mfe-articles ${NEW}PromoteWithdraw`, '2.4 MiB', moment, by],
    [`${LIVE} live`, '', '2.4 MiB', moment, by],
    [`${OLD} before`, 'Roll backWithdraw', '2.4 MiB', moment, by],
  ]);
  expect((await unit('shell')).getByText(/, by Operator$/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Health of mfe-articles' })).toHaveAttribute(
    'href',
    '/admin/health?unit=mfe-articles',
  );
});

test('what is live says in how many page views it failed, and the version before', async () => {
  const health = (version: string, views: number, failures: number): VersionHealth => ({
    ...{ version, views, failures, channel: 'live', isLive: version === LIVE, healed: 0 },
    ...{ stages: [], failureRate: null, vitals: { lcp: null, inp: null, cls: null } },
  });
  const versions = [health(LIVE, 1_240, 5), health(OLD, 9_300, 0), health(NEW, 20, 20)];
  const before = { lcp: null, inp: null, cls: null, failureRate: null };
  const units = [{ unit: 'mfe-articles', versions, before, slots: [] }];
  const data = { period: 'week', isCollected: true, documents: 0, pageViews: 0, units };
  await open(api().on('get', `${URL}/health`, () => ({ status: 200, data })));
  const articlesCard = await unit('mfe-articles');
  expect(
    await articlesCard.findByText(
      'Failed in 0.4% of 1,240 page views in the last 7 days; the version before, in 0% of 9,300 page views.',
    ),
  ).toBeVisible();
  expect((await unit('shell')).queryByText(/^Failed in/)).not.toBeInTheDocument();
});

test('a version is promoted after a confirmation that says what will happen, with a reason', async () => {
  const { user, api: fake } = await open();
  await user.click(await screen.findByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  expect(dialog().getByText(new RegExp(`replaces ${LIVE} for everybody`))).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: 'Why' }), ' The new list. ');
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(`mfe-articles ${NEW} is live!`)).toBeVisible();
  expect(fake.callsTo('post', `${URL}/promotions`).map(({ data }) => data)).toEqual([
    { unit: 'mfe-articles', version: NEW, why: 'The new list.', password: PASSWORD },
  ]);
  const row = await screen.findByRole('row', { name: new RegExp(`^${NEW} live`) });
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("a version is withdrawn after a confirmation that says it's for good, and only with a reason", async () => {
  const fake = api().on('post', `${URL}/withdrawals`, () => ({
    status: 200,
    data: { manifestId: '3-0a1b2c3d', sequence: 3, changed: {} },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Withdraw mfe-articles ${OLD}` }));
  expect(dialog().getByText(/This can't be undone/)).toBeVisible();
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
  expect(await dialog().findByText('must say why')).toBeVisible();
  expect(fake.callsTo('post', `${URL}/withdrawals`)).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'It shows notes of others.');
  await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(`mfe-articles ${OLD} is withdrawn!`)).toBeVisible();
  expect(fake.callsTo('post', `${URL}/withdrawals`).map(({ data }) => data)).toEqual([
    {
      unit: 'mfe-articles',
      version: OLD,
      why: 'It shows notes of others.',
      password: PASSWORD,
    },
  ]);
});

test("a live version can't be withdrawn, and a withdrawn one has no buttons", async () => {
  const units = [articles(LIVE)].map((unit) => ({
    ...unit,
    versions: unit.versions.map((one) => ({ ...one, isWithdrawn: one.version === NEW })),
  }));
  await open(
    api().on('get', URL, () => ({ status: 200, data: { manifestId: '2-0a1b2c3d', units } })),
  );
  const card = await unit('mfe-articles');
  const row = (name: string) => within(card.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row(NEW).getByText('withdrawn')).toBeVisible();
  expect(row(NEW).queryByRole('button')).not.toBeInTheDocument();
  expect(row(LIVE).queryByRole('button')).not.toBeInTheDocument();
});

test('the history says what was withdrawn and why, and nothing that contains it can be restored', async () => {
  const gone = { unit: 'mfe-articles', version: OLD };
  const entries = [
    entry(3, { action: 'withdraw', why: 'It shows notes.', changes: [], withdrawn: gone }),
    entry(1, { withdrawnSince: [gone] }),
  ];
  await open(api().on('get', `${URL}/history`, () => ({ status: 200, data: { entries } })));
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(
    await history.findByRole('heading', { name: /^Withdrew a version of mfe-articles/ }),
  ).toBeVisible();
  expect(history.getByText('It shows notes.')).toBeVisible();
  expect(history.getByText(new RegExp(`mfe-articles ${OLD} was withdrawn since`))).toBeVisible();
  expect(history.queryByRole('button', { name: 'Restore 1-0a1b2c3d' })).not.toBeInTheDocument();
  expect(history.getByRole('button', { name: 'Restore 3-0a1b2c3d' })).toBeVisible();
});

test("an owner previews a version before it's live, with the link that its team gets", async () => {
  const fake = api().on('post', `${URL}/previews`, () => ({
    status: 200,
    data: { override: 'signed+link', until: '2026-11-21T11:00:00.000Z', problems: [] },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Preview mfe-articles ${NEW}` }));
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/?override=signed%2Blink'));
  expect(fake.callsTo('post', `${URL}/previews`).map(({ data }) => data)).toEqual([
    { unit: 'mfe-articles', version: NEW },
  ]);
});

test('a version that no longer fits what is live says so, and nothing opens', async () => {
  const message = 'mfe-articles needs contract ^9.0.0, the shell offers 2.3.0';
  const fake = api().on('post', `${URL}/previews`, () => ({
    status: 409,
    data: { code: 'refused', message },
  }));
  jest.mocked(openPage).mockClear();
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Preview mfe-articles ${NEW}` }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(openPage).not.toHaveBeenCalled();
});

test('an owner removes old versions, and chooses how many stay', async () => {
  const removed = [{ unit: 'mfe-articles', version: OLD }];
  const fake = api().on('post', `${URL}/collections`, () => ({
    status: 200,
    data: { removed, files: 12, bytes: 2_500_000 },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: 'Remove old versions' }));
  expect(dialog().queryByRole('textbox', { name: 'Why' })).not.toBeInTheDocument();
  await user.selectOptions(dialog().getByLabelText('Keep'), 'the latest 20 of each unit');
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Old versions removed!')).toBeVisible();
  expect(fake.callsTo('post', `${URL}/collections`).map(({ data }) => data)).toEqual([
    { keep: 20, password: PASSWORD },
  ]);
});

test('a unit is rolled back to the version before, without a reason', async () => {
  const { user, api: fake } = await open();
  await user.click(await screen.findByRole('button', { name: `Roll back mfe-articles to ${OLD}` }));
  expect(dialog().getByText(new RegExp(`goes back from ${LIVE} to ${OLD}`))).toBeVisible();
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(`mfe-articles ${OLD} is live again!`)).toBeVisible();
  expect(fake.callsTo('post', `${URL}/rollbacks`).map(({ data }) => data)).toEqual([
    { unit: 'mfe-articles', to: OLD, from: LIVE, password: PASSWORD },
  ]);
});

test('a promotion that is refused shows the reason, and keeps what was typed', async () => {
  const message =
    'The release manifest is refused:\n  mfe-articles needs contract ^9.0.0, the shell offers 2.3.0';
  const fake = api().on('post', `${URL}/promotions`, () => ({
    status: 409,
    data: { code: 'refused', message },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  await user.type(dialog().getByRole('textbox', { name: 'Why' }), 'The new list.');
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(/needs contract \^9\.0\.0/);
  expect(dialog().getByRole('textbox', { name: 'Why' })).toHaveValue('The new list.');
});

test('closing the dialog with a typed reason needs confirmation', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  const why = dialog().getByRole('textbox', { name: 'Why' });
  await user.type(why, 'The new list.');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(why).toHaveFocus());
  expect(why).toHaveValue('The new list.');
});

test('without the right password, nothing is changed, and the field says so', async () => {
  const message = 'This is not your password.';
  const fake = api().on('post', `${URL}/promotions`, () => ({
    status: 400,
    data: { code: 'wrong-password', message, errors: { password: message } },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  const password = dialog().getByLabelText('Your password');
  expect(password).toHaveAccessibleDescription('Password is required');
  expect(fake.callsTo('post', `${URL}/promotions`)).toEqual([]);
  await user.type(password, 'sesame2$shut');
  await user.click(dialog().getByRole('button', { name: 'Promote' }));
  expect(await dialog().findByText(message)).toBeVisible();
  expect(password).toHaveAccessibleDescription(message);
});

test('an editor can read everything and change nothing', async () => {
  await open(api().on('get', '/v1/admins/me', () => ({ status: 200, data: editor })));
  await unit('mfe-articles');
  expect(await screen.findByText('New filters.')).toBeVisible();
  expect(await screen.findByText('No tokens yet')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Promote|Roll back|Restore|End|Make/ }),
  ).not.toBeInTheDocument();
});

test('if nothing is stored, or nothing could be loaded, the page says so', async () => {
  const fake = api().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load what's live")).toBeVisible();
  fake.on('get', URL, () => ({ status: 200, data: { manifestId: null, units: [] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is stored yet')).toBeVisible();
});

test('of many versions, the latest, the live one and the one before it are shown; the rest is a click away', async () => {
  const many = [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `1.9.${number}-h00000000${number}`);
  const versions = [...many, LIVE, OLD].map((version) => stored(version, LIVE));
  const units = [{ ...articles(LIVE), versions }];
  const fake = api().on('get', URL, () => ({ status: 200, data: { manifestId: '2-a', units } }));
  const { user } = await open(fake);
  const table = await screen.findByRole('table', { name: 'Stored versions of mfe-articles' });
  const shown = () => rowsOf(table).map(([version]) => version?.split(' ')[0]);
  expect(shown()).toEqual([...many.slice(0, 4), LIVE, OLD]);
  await user.click(screen.getByRole('button', { name: /^Show all 10 versions/ }));
  expect(shown()).toEqual([...many, LIVE, OLD]);
  await user.click(screen.getByRole('button', { name: /^Show the latest versions/ }));
  expect(shown()).toHaveLength(6);
});

const history = (respond: (params: Record<string, string>) => HistoryEntry[]) =>
  api().on('get', `${URL}/history`, ({ params }) => ({
    status: 200,
    data: { entries: respond(params as Record<string, string>) },
  }));

test('the history says who changed what and why', async () => {
  await open();
  const list = await screen.findByText('New filters.');
  const item = within(list.closest('li') as HTMLElement);
  expect(item.getByRole('heading', { name: 'Promoted mfe-articles live' })).toBeVisible();
  expect(item.getByText(/, by Ravi Menon$/)).toBeVisible();
  expect(item.getByRole('list', { name: 'Versions' })).toHaveTextContent(
    `mfe-articles ${OLD} →to ${LIVE}`,
  );
  expect(screen.getByText(/, by token CI of mfe-articles$/)).toBeVisible();
});

test('older entries are one click away, and the history of one unit too', async () => {
  const newest = Array.from({ length: 21 }, (_, index) => entry(40 - index));
  const fake = history(({ before }) => (before ? [entry(20)] : newest));
  const { user, router } = await open(fake);
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('20-0a1b2c3d', { selector: 'li code' })).toBeVisible();
  expect(router.state.location.search).toBe('?before=21');
  expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Changes of'), 'shell');
  expect(router.state.location.search).toBe('?unit=shell');
  expect(fake.callsTo('get', `${URL}/history`).at(-1)?.params).toMatchObject({ unit: 'shell' });
});

test('an entry is compared with the one before and with what is live', async () => {
  const fake = history(() => [entry(2), entry(1)]).on('get', `${URL}/diff`, ({ params }) => ({
    status: 200,
    data: {
      from: params.from,
      to: params.to,
      units: [
        {
          unit: 'mfe-articles',
          version: { from: OLD, to: LIVE },
          contract: { from: '^2.0.0', to: '^2.1.0' },
          bytes: { from: 2048, to: null },
          weight: { from: { scripts: 900, styles: 100, total: 1000 }, to: null },
          budget: {
            from: { scripts: 64, styles: 16, total: 256 },
            to: { scripts: 72, styles: 16, total: 256 },
          },
          packages: [{ name: 'react', from: '^19.3.1', to: '^20.0.0' }],
          exports: { added: ['@site/shared/ui Badge'], removed: [] },
          pages: { added: [], removed: ['/articles/old'] },
        },
      ],
    },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: 'What changed with 2-0a1b2c3d' }));
  const difference = await unit('From 1-0a1b2c3d to 2-0a1b2c3d');
  const facts = difference
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Version', `${OLD} → ${LIVE}`],
    ['Scripts and styles', '2.0 KiB → gone'],
    ['Contract', '^2.0.0 → ^2.1.0'],
    ['react', '^19.3.1 → ^20.0.0'],
    ['Budget, scripts', '64 → 72 KiB'],
    ['Exports added', '@site/shared/ui Badge'],
    ['Pages removed', '/articles/old'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Compare with live (1-0a1b2c3d)' }));
  expect(
    await screen.findByRole('region', { name: 'From 2-0a1b2c3d to 1-0a1b2c3d' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What changed with 2-0a1b2c3d' }));
  expect(difference.queryByText('Contract')).not.toBeInTheDocument();
});

test('the site is restored after a confirmation that shows what will differ', async () => {
  const fake = api().on('get', `${URL}/diff`, ({ params }) => ({
    status: 200,
    data: { from: params.from, to: params.to, units: [] },
  }));
  const { user } = await open(fake);
  expect(await screen.findByText('2-0a1b2c3d', { selector: 'li code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore 2-0a1b2c3d' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore 1-0a1b2c3d' }));
  expect(await dialog().findByText(/they compose the same site/)).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: 'Why' }), 'The sale begins.');
  await enterPassword(user);
  await user.click(dialog().getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The site is back to 1-0a1b2c3d!')).toBeVisible();
  expect(fake.callsTo('post', `${URL}/restorations`).map(({ data }) => data)).toEqual([
    { manifestId: '1-0a1b2c3d', why: 'The sale begins.', password: PASSWORD },
  ]);
});

test('a version can go to some visitors first, from the same dialog', async () => {
  const canaries = `${URL}/canaries`;
  const candidate: CanaryInfo = {
    ...{ id: 1, unit: 'mfe-articles', version: NEW, comparedWith: LIVE, state: 'running' },
    ...{ share: 0.01, shareSince: '2026-11-23T10:00:00.000Z', why: null, endedAt: null },
    ...{ beganAt: '2026-11-23T10:00:00.000Z', beganBy: 'Ravi Menon', beganByAdministrator: true },
    ...{ approvedBy: null, approvedByAdministrator: false, verdict: 'It waits for page views.' },
    ...{ candidate: { views: 0, failures: 0 }, live: { views: 0, failures: 0 } },
  };
  const fake = api().on('post', canaries, () => ({ status: 200, data: candidate }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: `Promote mfe-articles ${NEW}` }));
  await user.selectOptions(dialog().getByLabelText('Who gets it'), 'Some visitors first');
  await enterPassword(user);
  expect(dialog().getByText(new RegExp(`^Some visitors get it instead of ${LIVE}`))).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Try' }));
  expect(await screen.findByText(/^Some visitors get it from now on/)).toBeVisible();
  expect(fake.callsTo('post', canaries).map(({ data }) => data)).toEqual([
    { unit: 'mfe-articles', version: NEW, password: PASSWORD },
  ]);
  expect(fake.callsTo('post', `${URL}/promotions`)).toEqual([]);
});

test('the site opens as it was, however long ago; if files were removed, it says which', async () => {
  const views = `${URL}/views`;
  const message = 'The files of mfe-articles 1.0.0-h000000001 were removed meanwhile.';
  const fake = api().on('post', views, () => ({ status: 409, data: { code: 'refused', message } }));
  const { user } = await open(fake);
  await screen.findByText('1-0a1b2c3d', { selector: 'li code' });
  expect(
    screen.queryByRole('button', { name: 'Open as it was (2-0a1b2c3d)' }),
  ).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Open as it was (1-0a1b2c3d)' });
  await user.click(button);
  expect(await screen.findByText(message)).toBeVisible();
  expect(openPage).not.toHaveBeenCalled();
  fake.on('post', views, () => ({ status: 200, data: { until: '2026-11-23T12:00:00.000Z' } }));
  await user.click(button);
  expect(openPage).toHaveBeenCalledWith('/');
  expect(fake.callsTo('post', views).at(-1)?.data).toEqual({ manifestId: '1-0a1b2c3d' });
});

test('an address that opens for administrators alone can be opened from here', async () => {
  const fake = api().on('post', `${URL}/views`, () => ({
    status: 200,
    data: { until: '2026-11-23T12:00:00.000Z' },
  }));
  const { user } = await open(fake, '/admin/releases?open=9-0a1b2c3d');
  await user.click(await screen.findByRole('button', { name: 'Open as it was (9-0a1b2c3d)' }));
  expect(fake.callsTo('post', `${URL}/views`).at(-1)?.data).toEqual({ manifestId: '9-0a1b2c3d' });
});

test("a history without entries, or one that can't be loaded, says so", async () => {
  const fake = history(() => []);
  const { user } = await open(fake, '/admin/releases?unit=mfe-gone');
  expect(await screen.findByText('Nothing has happened here yet')).toBeVisible();
  expect(screen.getByLabelText('Changes of')).toHaveDisplayValue('mfe-gone');
  fake.on('get', `${URL}/history`, () => {
    throw networkFailure();
  });
  await user.selectOptions(screen.getByLabelText('Changes of'), 'shell');
  expect(await screen.findByText("We couldn't load the history")).toBeVisible();
});
