import type { Analytics, AnalyticsQuery } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, editor } from '../testing/admin-api.ts';

const URL = '/v1/admin/analytics';

const none = {
  signups: 0,
  activeLearners: 0,
  completions: 0,
  articleViews: 0,
  callbackRequests: 0,
};

const busy = ({ from, to }: AnalyticsQuery): Analytics => ({
  from,
  to,
  days: [
    { day: from, ...none, completions: 40 },
    { day: to, ...none, signups: 1200, activeLearners: 7, completions: 10 },
  ],
  totals: { ...none, signups: 1200, activeLearners: 7, completions: 50 },
  previous: { ...none, signups: 1000, activeLearners: 7, completions: 100 },
  mostRead: [{ id: 'pointers', slug: 'two-pointers', title: 'Two pointers', views: 31 }],
  roadmaps: [
    {
      id: 'dsa',
      title: 'DSA Sheet',
      learners: 20,
      topics: [
        { id: 'arrays', title: 'Arrays', started: 20, finished: 9 },
        { id: 'graphs', title: 'Graphs', started: 5, finished: 0 },
      ],
    },
    {
      id: 'sql',
      title: 'SQL for Interviews',
      learners: 1,
      topics: [{ id: 'joins', title: 'Joins', started: 1, finished: 1 }],
    },
  ],
});

function open(path: string, respond: (period: AnalyticsQuery) => Analytics = busy) {
  const api = adminApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: editor }))
    .on('get', URL, ({ params }) => ({ status: 200, data: respond(params as AnalyticsQuery) }));
  return renderApp(routes, { path, api });
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('an editor sees each measure with its total, and how it compares with the period before', async () => {
  open('/admin/analytics?from=2026-11-20&to=2026-11-21');
  const signups = within(await screen.findByRole('region', { name: 'Sign-ups' }));
  expect(signups.getByText((1200).toLocaleString())).toBeVisible();
  expect(signups.getByText(`+20% (${(1000).toLocaleString()} in the period before)`)).toBeVisible();
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('Completions').getByText('−50% (100 in the period before)')).toBeVisible();
  expect(region('Active learners').getByText('±0% (7 in the period before)')).toBeVisible();
  expect(region('Callback requests').getByText('none in the period before')).toBeVisible();
  expect(
    region('Completions').getByRole('img', {
      name: 'Completions from Nov 20, 2026 to Nov 21, 2026, at most 40 a day',
    }),
  ).toBeVisible();
});

test('every chart is a table too', async () => {
  const { user } = open('/admin/analytics?from=2026-11-20&to=2026-11-21');
  await user.click(await screen.findByText('Figures for each day', { selector: 'summary' }));
  expect(rowsOf(screen.getByRole('table', { name: 'Figures for each day' }))).toEqual([
    ['Nov 21, 2026', (1200).toLocaleString(), '7', '10', '0', '0'],
    ['Nov 20, 2026', '0', '0', '40', '0', '0'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Most-read articles' }))).toEqual([
    ['Two pointers', '31', ''],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Topics in DSA Sheet' }))).toEqual([
    ['Arrays', '20', '9', '100%'],
    ['Graphs', '5', '0', '25%'],
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Roadmap' }), 'SQL for Interviews');
  expect(screen.getByRole('table', { name: 'Topics in SQL for Interviews' })).toBeVisible();
});

test('without a period in the address it shows the last 30 days, and 7 are one click away', async () => {
  const { user, api } = open('/admin/analytics');
  await screen.findByRole('region', { name: 'Sign-ups' });
  expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await screen.findByText('Figures for each day', { selector: 'summary' });
  const lengths = api.callsTo('get', URL).map(({ params }) => {
    const { from, to } = params as AnalyticsQuery;
    return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  });
  expect(lengths).toEqual([30, 7]);
});

test('a period that ends before it begins is refused at its field', async () => {
  const { user, api } = open('/admin/analytics?from=2026-11-20&to=2026-11-21');
  const to = await screen.findByLabelText('To');
  await user.clear(to);
  await user.type(to, '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(to).toHaveAccessibleDescription('must not be before from');
  expect(api.callsTo('get', URL)).toHaveLength(1);
});

test('a quiet period says what to do', async () => {
  open('/admin/analytics', (period) => ({
    ...busy(period),
    days: [{ day: period.from, ...none }],
    totals: none,
    previous: none,
    mostRead: [],
    roadmaps: [],
  }));
  expect(await screen.findByText('Nobody read an article in this period')).toBeVisible();
  expect(screen.getByText('Nobody completed a problem in this period')).toBeVisible();
});
