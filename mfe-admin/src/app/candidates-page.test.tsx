import type { CanaryFigures, CanaryInfo } from '@site/shared/contracts/releases';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor } from '../testing/admin-api.ts';

const URL = '/v1/admin/releases/canaries';
const PASSWORD = 'sesame1$open';
const LIVE = '1.0.0-h000000001';
const NEW = '1.1.0-h000000002';

const running: CanaryInfo = {
  ...{ id: 2, unit: 'mfe-articles', version: NEW, comparedWith: LIVE, state: 'running' },
  ...{ share: 0.05, shareSince: '2026-11-23T10:30:00.000Z', beganAt: '2026-11-23T10:00:00.000Z' },
  ...{ beganBy: 'Asha Rao', beganByAdministrator: true, why: 'New filters.', endedAt: null },
  ...{ approvedBy: 'CI of mfe-articles', approvedByAdministrator: false },
  ...{ candidate: { views: 400, failures: 20 }, live: { views: 8_000, failures: 8 } },
  verdict: 'Nothing speaks against it so far. It waits for 3 more minutes.',
};
const ended: CanaryInfo = {
  ...running,
  ...{ id: 1, state: 'rolled-back', share: 0.01, endedAt: '2026-11-22T10:00:00.000Z' },
  ...{ beganAt: '2026-11-22T09:00:00.000Z', beganBy: 'operator', beganByAdministrator: false },
  ...{ approvedBy: null, verdict: '12 of 20 page views of the candidate failed.' },
};

const figures = (canary: CanaryInfo): CanaryFigures => ({
  canary,
  steps: [0.01, 0.05, 0.25],
  candidate: {
    ...{ views: 400, failures: 20, failureRate: { rate: 0.05, from: 0.03, to: 0.08 } },
    vitals: { lcp: 3120, inp: 96, cls: null },
  },
  live: {
    ...{ views: 8_000, failures: 8, failureRate: { rate: 0.001, from: 0.0004, to: 0.002 } },
    vitals: { lcp: 1900, inp: 80, cls: 0.02 },
  },
  slots: [
    {
      from: canary.beganAt,
      candidate: { views: 0, failures: 0, lcp: null },
      live: { views: 4_000, failures: 8, lcp: 1900 },
    },
    {
      from: canary.shareSince,
      candidate: { views: 400, failures: 20, lcp: 3120 },
      live: { views: 4_000, failures: 0, lcp: 1900 },
    },
  ],
});

function api(...candidates: CanaryInfo[]): FakeApi {
  let canaries = candidates;
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: { canaries } }))
    .on('get', `${URL}/1`, () => ({ status: 200, data: figures(ended) }))
    .on('get', `${URL}/2`, () => ({ status: 200, data: figures(running) }))
    .on('post', `${URL}/2/stop`, () => {
      const stopped = { ...running, state: 'stopped', endedAt: running.shareSince } as const;
      canaries = [stopped];
      return { status: 200, data: stopped };
    });
}

async function open(fake: FakeApi) {
  const page = renderApp(routes, { path: '/admin/candidates', api: fake });
  await screen.findByRole('heading', { name: 'Candidates', level: 1 });
  return page;
}

const beside = new RegExp(`^${NEW} beside ${LIVE}, since `);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a running candidate says who began it, how far it has come, and how it does beside what is live', async () => {
  await open(api(running));
  const card = within(await screen.findByRole('region', { name: `mfe-articles ${NEW}` }));
  expect(card.getByText('5% of visitors')).toBeVisible();
  expect(
    card.getByText(/by Asha Rao, approved by token CI of mfe-articles: New filters\.$/),
  ).toBeVisible();
  expect(card.getByText(running.verdict)).toBeVisible();
  const steps = within(await card.findByRole('list', { name: 'Shares of visitors' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['1%', '5%', '25%', 'All'],
  ]);
  expect(steps.getByText('5%')).toHaveAttribute('aria-current', 'step');
  expect(rowsOf(card.getByRole('table', { name: beside }))).toEqual([
    [`${NEW} candidate`, '400', '5% (20)3% to 8%', '3.1 s not good', '96 ms ', '–'],
    [`${LIVE} live`, '8,000', '0.1% (8)0% to 0.2%', '1.9 s ', '80 ms ', '0.02 '],
  ]);
  for (const name of [
    new RegExp(`^Failed page views, ${NEW} from .* to now, at most 5%$`),
    new RegExp(`^LCP, ${LIVE} from .* to now, at most 1.9 s$`),
  ]) {
    expect(card.getByRole('img', { name })).toBeVisible();
  }
});

test('an owner stops it with the password, and all visitors get what is live', async () => {
  const { user, api: fake } = await open(api(running));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Filters are confusing.');
  await user.type(dialog.getByLabelText('Your password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('No version is being tried')).toBeVisible();
  expect(screen.getByRole('heading', { name: `mfe-articles ${NEW} was stopped` })).toBeVisible();
  expect(fake.callsTo('post', `${URL}/2/stop`).map(({ data }) => data)).toEqual([
    { why: 'Filters are confusing.', password: PASSWORD },
  ]);
});

test("an editor reads how it does and can't stop it", async () => {
  await open(api(running).on('get', '/v1/admins/me', () => ({ status: 200, data: editor })));
  expect(await screen.findByText('5% of visitors')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('earlier ones show their outcome and why, with their figures a click away', async () => {
  const { user } = await open(api(ended));
  const article = within(
    await screen.findByRole('article', { name: `mfe-articles ${NEW} was taken back` }),
  );
  expect(article.getByText(ended.verdict)).toBeVisible();
  expect(article.getByText(/up to 1% of visitors, by Operator$/)).toBeVisible();
  await user.click(article.getByRole('button', { name: `Figures of mfe-articles ${NEW}` }));
  expect(await article.findByRole('table', { name: beside })).toBeVisible();
  expect(article.queryByRole('img', { name: /to now/ })).not.toBeInTheDocument();
});

test('if none was ever tried, the page says how to begin; if nothing could be loaded, it says so', async () => {
  const fake = api().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load the candidates")).toBeVisible();
  fake.on('get', URL, () => ({ status: 200, data: { canaries: [] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No version is being tried')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show stored versions' })).toHaveAttribute(
    'href',
    '/admin/releases',
  );
});
