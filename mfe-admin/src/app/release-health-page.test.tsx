import type { HealthPeriod, ReleaseHealth, UnitHealth } from '@site/shared/contracts/releases';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor } from '../testing/admin-api.ts';

const URL = '/v1/admin/releases/health';

const slots = (...views: number[]): UnitHealth['slots'] =>
  views.map((count, at) => ({
    from: new Date(Date.UTC(2026, 10, 23, 10, 5 * at)).toISOString(),
    views: count,
    failures: at,
    lcp: count > 0 ? 1800 + at * 1000 : null,
  }));

const shell: UnitHealth = {
  unit: 'shell',
  versions: [
    {
      version: '1.0.0-hshell0001',
      channel: 'live',
      isLive: true,
      views: 1200,
      failures: 0,
      healed: 0,
      stages: [],
      failureRate: { rate: 0, from: 0, to: 0.0061 },
      vitals: { lcp: 2400, inp: 96, cls: 0.02 },
    },
  ],
  before: { lcp: 2000, inp: null, cls: 0.02, failureRate: 0 },
  slots: slots(600, 600),
};

const articles: UnitHealth = {
  unit: 'mfe-articles',
  versions: [
    {
      version: '1.1.0-hartic0002',
      channel: 'live',
      isLive: true,
      views: 200,
      failures: 4,
      healed: 1,
      stages: [
        { stage: 'render', failures: 3 },
        { stage: 'entry', failures: 1 },
      ],
      failureRate: { rate: 0.02, from: 0.004, to: 0.058 },
      vitals: { lcp: 3120, inp: null, cls: null },
    },
    {
      version: '1.2.0-hartic0003',
      channel: 'next',
      isLive: false,
      views: 9,
      failures: 0,
      healed: 0,
      stages: [],
      failureRate: { rate: 0, from: 0, to: 0.4 },
      vitals: { lcp: 480, inp: null, cls: null },
    },
  ],
  before: { lcp: null, inp: null, cls: null, failureRate: null },
  slots: slots(0, 9, 200),
};

const busy = (period: HealthPeriod): ReleaseHealth => ({
  period,
  isCollected: true,
  documents: 1500,
  pageViews: 1200,
  units: [shell, articles],
});

function open(path: string, respond: (period: HealthPeriod) => ReleaseHealth = busy) {
  const api = adminApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: editor }))
    .on('get', URL, ({ params }) => ({
      status: 200,
      data: respond(params?.period as HealthPeriod),
    }));
  return renderApp(routes, { path, api });
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("an editor sees how many documents reported back, each version's failures, the range their rate lies in, and its vitals", async () => {
  open('/admin/health');
  expect(cells(await screen.findByRole('table', { name: 'Versions of shell' }))).toEqual([
    [
      '1.0.0-hshell0001 live',
      (1200).toLocaleString(),
      '0%0% to 0.6%',
      '2.4 s +20% from 2.0 s',
      '96 ms ',
      '0.02 ±0% from 0.02',
    ],
  ]);
  expect(cells(screen.getByRole('table', { name: 'Versions of mfe-articles' }))).toEqual([
    [
      '1.1.0-hartic0002 live',
      '200',
      '2%0.4% to 5.8%render 3, entry 1; 1 healed',
      '3.1 s not good',
      '–',
      '–',
    ],
    ['1.2.0-hartic0003 next', '9', '0%0% to 40%', '480 ms ', '–', '–'],
  ]);
  expect(screen.getByText('80%')).toBeVisible();
  expect(screen.getByText(new RegExp(`of ${(1500).toLocaleString()} documents`))).toBeVisible();
});

test('each unit has plots of its failures and largest paint, with text alternatives', async () => {
  open('/admin/health');
  const unit = within(await screen.findByRole('region', { name: 'mfe-articles' }));
  const failed = unit.getByRole('img', {
    name: /^Failed page views from .+ to now, at most 11%$/,
  });
  expect(within(failed).getByText(/: nothing measured$/)).toBeInTheDocument();
  expect(within(failed).getByText(/: 1%$/)).toBeInTheDocument();
  expect(
    unit.getByRole('img', { name: /^Largest contentful paint from .+ to now, at most 3\.8 s$/ }),
  ).toBeVisible();
});

test('the last day is shown, also for an unknown period, and the last hour is one click away', async () => {
  const { user, api } = open('/admin/health?period=year');
  await screen.findByRole('region', { name: 'shell' });
  expect(screen.getByRole('button', { name: 'day' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'hour' }));
  expect(screen.getByRole('button', { name: 'hour' })).toHaveAttribute('aria-pressed', 'true');
  await screen.findByRole('region', { name: 'shell' });
  expect(api.callsTo('get', URL).map(({ params }) => params?.period)).toEqual(['day', 'hour']);
});

test('a unit that the address names is shown alone, and all are one click away', async () => {
  const { user, router } = open('/admin/health?unit=mfe-articles');
  await screen.findByRole('region', { name: 'mfe-articles' });
  expect(screen.queryByRole('region', { name: 'shell' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'hour' }));
  expect(router.state.location.search).toBe('?period=hour&unit=mfe-articles');
  await user.click(screen.getByRole('link', { name: 'Show all units' }));
  expect(await screen.findByRole('region', { name: 'shell' })).toBeVisible();
  expect(router.state.location.search).toBe('?period=hour');
});

test('if no page has reported anything, the page says how to get a report', async () => {
  open('/admin/health', (period) => ({ ...busy(period), documents: 0, pageViews: 0, units: [] }));
  expect(await screen.findByText('No page views were reported in this period')).toBeVisible();
  expect(screen.getByText(/wait ten seconds and close it/)).toBeVisible();
});

test('a unit that was used before the period, but not in it, is listed', async () => {
  const unused = { ...articles, versions: [], slots: slots(0, 0) };
  open('/admin/health', (period) => ({ ...busy(period), units: [unused] }));
  const unit = within(await screen.findByRole('region', { name: 'mfe-articles' }));
  expect(
    unit.getByText('Nobody used it in this period, but someone did in the one before.'),
  ).toBeVisible();
  expect(
    unit.getByRole('img', { name: /^Failed page views from .+, nothing measured$/ }),
  ).toBeVisible();
});

test('a site without telemetry says so', async () => {
  open('/admin/health', (period) => ({ ...busy(period), isCollected: false }));
  expect(await screen.findByText(/TELEMETRY=off/)).toBeVisible();
});

test('a failure can be retried', async () => {
  const { user, api } = open('/admin/health');
  await screen.findByRole('region', { name: 'shell' });
  api.on('get', URL, () => ({ status: 503, data: { code: 'unavailable', message: 'Not now.' } }));
  await user.click(screen.getByRole('button', { name: 'week' }));
  expect(await screen.findByText("We couldn't load the figures")).toBeVisible();
  api.on('get', URL, () => ({ status: 200, data: busy('week') }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'shell' })).toBeVisible();
});
