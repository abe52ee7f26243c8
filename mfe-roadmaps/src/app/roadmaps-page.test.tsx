import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import { routes } from '../routes.tsx';
import { daysPath, nothingScheduled } from '../testing/practice-page.tsx';
import { buildSummary } from '../testing/roadmap-builder.ts';

const apiWith = (data: unknown, status = 200) =>
  fakeApi()
    .on('get', '/v1/roadmaps', () => ({ status, data }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }))
    .on('get', '/v1/home', () => ({ status: 200, data: buildHome() }));
const two = [
  buildSummary({ completed_units: 40 }),
  buildSummary({
    id: 'sql',
    title: 'SQL',
    complexity: 'beginner',
    topic_count: 1,
    unit_count: 45,
    tags: [],
  }),
];

test('each roadmap is a card with its facts and a link to its problems', async () => {
  renderApp(routes, { path: '/roadmaps/', api: apiWith(two) });
  const list = await screen.findByRole('link', { name: 'DSA Sheet' });
  expect(screen.getByRole('heading', { name: 'Roadmaps', level: 1 })).toBeVisible();
  const card = within(list.closest('li') as HTMLElement);
  expect(card.getByText('Data structures and algorithms, in order.')).toBeVisible();
  expect(card.getByText('intermediate')).toBeVisible();
  expect(card.getByText('18 topics · 160 problems')).toBeVisible();
  expect(card.getByText('arrays')).toBeVisible();
  expect(screen.getByText('1 topic · 45 problems')).toBeVisible();
  expect(screen.getByRole('link', { name: 'SQL' })).toHaveAttribute('href', '/roadmaps/sql');
});

test('a visitor sees no progress', async () => {
  renderApp(routes, { path: '/roadmaps', api: apiWith(two) });
  await screen.findByRole('link', { name: 'SQL' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plan your days' })).toHaveAttribute(
    'href',
    '/roadmaps/plan',
  );
});

test('a signed-in person sees their progress on each roadmap, and a link to their plan', async () => {
  const api = apiWith(two).on('get', '/v1/home', () => ({
    status: 200,
    data: buildHome({ planUntil: '2026-12-31' }),
  }));
  renderApp(routes, { path: '/roadmaps', api, session: asha });
  expect(await screen.findByText('40/160 completed')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'DSA Sheet progress' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.getByText('0/45 completed')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Your plan' })).toHaveAttribute(
    'href',
    '/roadmaps/plan',
  );
});

test("a signed-in person sees a link to what's due today", async () => {
  const units = {
    'dsa-two-sum': '2026-11-20',
    'dsa-3sum': '2026-11-21',
    'sql-joins': '2026-11-22',
  };
  const api = apiWith(two).on('get', daysPath, () => ({
    status: 200,
    data: { ...nothingScheduled, dueCount: 2, units },
  }));
  renderApp(routes, { path: '/roadmaps', api, session: asha });
  expect(await screen.findByRole('link', { name: '2 due today' })).toHaveAttribute(
    'href',
    '/roadmaps/today',
  );
});

test('an error says so, and Try again loads the list', async () => {
  const api = apiWith({ statusCode: 503, code: 'busy', message: 'Please come back soon.' }, 503);
  const { user } = renderApp(routes, { path: '/roadmaps', api });
  expect(await screen.findByText('Please come back soon.')).toBeVisible();
  api.on('get', '/v1/roadmaps', () => ({ status: 200, data: two }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'SQL' })).toBeVisible();
});

test("says that it's loading", async () => {
  const api = fakeApi().on('get', '/v1/roadmaps', () => new Promise(() => {}));
  renderApp(routes, { path: '/roadmaps', api });
  expect(await screen.findByText('Loading roadmaps...')).toBeInTheDocument();
});

test('says so if there are none', async () => {
  renderApp(routes, { path: '/roadmaps', api: apiWith([]) });
  expect(await screen.findByText('No roadmaps yet')).toBeVisible();
});
