import type { AdminArticleSummary } from '@site/shared/contracts/editorial';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { buildArticle, listOf, overview, withArticles } from '../testing/articles-api.ts';

const graphs = buildArticle({ id: 'graphs', title: 'Graphs' });
const trees = buildArticle({ id: 'trees', title: 'Trees', status: 'draft' });
const heaps = buildArticle({ id: 'heaps', title: 'Heaps', is_featured: true });

const listing = (...articles: AdminArticleSummary[]) => withArticles(adminApi(), articles);

/** Responds to every bulk action: all is done except what's in `skipped`. */
const changing = (api: FakeApi, skipped: Record<string, string> = {}) =>
  api.on('post', '/v1/admin/articles/bulk', ({ data }) => {
    const { ids } = data as { ids: string[] };
    return {
      status: 200,
      data: {
        changed: ids.filter((id) => !(id in skipped)),
        skipped: ids.filter((id) => id in skipped).map((id) => ({ id, reason: skipped[id] })),
      },
    };
  });

const bulkCalls = (api: FakeApi) =>
  api.callsTo('post', '/v1/admin/articles/bulk').map(({ data }) => data);
const lastQuery = (api: FakeApi) => api.callsTo('get', '/v1/articles/').at(-1)?.params;

async function open(api: FakeApi, path = '/admin/articles') {
  const page = renderApp(routes, { path, api });
  await screen.findByRole('table', { name: 'Articles' });
  return page;
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Status' })).getByRole('link', { name });
const choose = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const button = (name: string) => screen.getByRole('button', { name });

test('each article shows its status, who edited it, and how often it was read', async () => {
  const edited = { id: ravi.id, name: 'Leela Das', at: '2026-11-20T06:30:00.000Z' };
  await open(
    listing(
      { ...graphs, has_draft: true, view_count: 1_200, last_editor: edited },
      { ...heaps, status: 'scheduled', published_at: '2027-01-05T06:30:00.000Z' },
    ),
  );
  const first = await row('Graphs');
  expect(first).toHaveTextContent('Published');
  expect(first).toHaveTextContent('Unsaved draft');
  expect(first).toHaveTextContent('1,200');
  expect(first).toHaveTextContent('Leela Das');
  expect(within(first).getByRole('link', { name: 'Graphs' })).toHaveAttribute(
    'href',
    '/admin/articles/graphs',
  );
  expect(within(first).getByRole('link', { name: '/article/graphs' })).toBeVisible();
  const second = await row('Heaps');
  expect(second).toHaveTextContent('Featured');
  expect(second).toHaveTextContent('Scheduled');
  expect(second).toHaveTextContent('Jan 5, 2027');
  expect(within(second).queryByRole('link', { name: '/article/heaps' })).not.toBeInTheDocument();
});

test('search and filters are in the address, and the browser goes back through the choices', async () => {
  const { user, api, router } = await open(listing(graphs, trees));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Difficulty' }), 'Hard');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Patterns');
  await user.click(screen.getByRole('checkbox', { name: 'Featured only' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'tree');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ search: 'tree' }));
  expect(lastQuery(api)).toEqual({
    status: 'all',
    page: '1',
    page_size: '50',
    difficulty: 'hard',
    category: 'patterns',
    featured: 'true',
    search: 'tree',
  });
  expect(router.state.location.search).toBe(
    '?search=tree&category=patterns&difficulty=hard&featured=true',
  );
  await user.click(tab(/^Drafts/));
  expect(lastQuery(api)).toMatchObject({ status: 'draft', search: 'tree' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(tab(/^All/)).toHaveAttribute('aria-current', 'page'));
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Featured only' })).not.toBeChecked(),
  );
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('patterns');
  expect(screen.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('');
});

test('the list follows the address, and ignores what makes no sense in it', async () => {
  const { api } = await open(
    listing(graphs),
    '/admin/articles?status=draft&difficulty=medium&page=-3&category=gone&featured=1',
  );
  expect(lastQuery(api)).toEqual({
    status: 'draft',
    page: '1',
    page_size: '50',
    difficulty: 'medium',
    category: 'gone',
  });
  expect(tab(/^Drafts/)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('gone');
});

test('the tabs count the articles of each status', async () => {
  await open(listing(graphs, heaps, trees));
  await row('Graphs');
  expect(tab(/^All/)).toHaveAccessibleName('All 3');
  expect(tab(/^Published/)).toHaveAccessibleName('Published 2');
  expect(tab(/^Trash/)).toHaveAccessibleName('Trash 0');
});

test('120 articles are on three pages, and a filter leads to the first one', async () => {
  const api = listing().on('get', '/v1/articles/', () => ({
    status: 200,
    data: listOf([graphs], 120),
  }));
  const { user } = await open(api, '/admin/articles?page=2');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('Page 2 of 3')).toBeVisible();
  await user.click(pages.getByRole('link', { name: 'Next' }));
  expect(await pages.findByText('Page 3 of 3')).toBeVisible();
  expect(pages.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  expect(lastQuery(api)).toMatchObject({ page: '3' });
  await user.click(screen.getByRole('checkbox', { name: 'Featured only' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: '1', featured: 'true' }));
});

test.each([
  ['/admin/articles', 'No articles yet', 'New article'],
  ['/admin/articles?search=zzz&status=draft', 'No articles match', 'Clear filters'],
  ['/admin/articles?status=trash', 'The trash is empty', null],
  ['/admin/articles?page=7', "There's nothing on this page", 'First page'],
])('%s without an article says “%s”', async (path, title, link) => {
  await open(listing(), path);
  const empty = (await screen.findByText(title)).parentElement as HTMLElement;
  expect(
    within(empty)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(link ? [link] : []);
});

test("a list that can't be loaded is empty, says so, and can be retried", async () => {
  const api = listing(graphs).on('get', '/v1/articles/', () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load the articles")).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(1);
  api.on('get', '/v1/articles/', () => ({ status: 200, data: listOf([graphs]) }));
  await user.click(button('Try again'));
  expect(await row('Graphs')).toBeVisible();
  expect(screen.queryByText("We couldn't load the articles")).not.toBeInTheDocument();
});

test('chosen articles are published at once; what was skipped is named with the reason', async () => {
  const api = changing(listing(graphs, trees, heaps), {
    heaps: 'It needs a description.',
  });
  const { user } = await open(api);
  await row('Graphs');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(button('Publish'));
  const report = await screen.findByText(
    '2 published, 1 skipped. “Heaps”: It needs a description.',
  );
  expect(report).toHaveFocus();
  expect(bulkCalls(api)).toEqual([{ action: 'publish', ids: ['graphs', 'trees', 'heaps'] }]);
  expect(choose('Graphs')).not.toBeChecked();
  await user.click(button('Dismiss'));
  expect(screen.queryByText(/^2 published/)).not.toBeInTheDocument();
});

test('undoing a bulk action changes only what it had changed', async () => {
  const api = changing(listing(graphs, trees, heaps));
  const { user } = await open(api);
  await row('Graphs');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(button('Unpublish'));
  expect(await screen.findByText('3 unpublished')).toBeVisible();
  await user.click(button('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(bulkCalls(api).at(-1)).toEqual({ action: 'publish', ids: ['graphs', 'heaps'] });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('deleting can be undone: what was published is published again', async () => {
  const api = changing(listing(graphs, trees));
  const { user } = await open(api);
  await row('Graphs');
  await user.click(choose('Graphs'));
  await user.click(choose('Trees'));
  await user.click(button('Delete'));
  expect(await screen.findByText('2 moved to the trash')).toBeVisible();
  await user.click(button('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(bulkCalls(api)).toEqual([
    { action: 'delete', ids: ['graphs', 'trees'] },
    { action: 'restore', ids: ['graphs', 'trees'] },
    { action: 'publish', ids: ['graphs'] },
  ]);
});

test('what was scheduled is a draft after undoing, and is never shown to readers', async () => {
  const soon = buildArticle({ id: 'soon', title: 'Soon', status: 'scheduled' });
  const api = changing(listing(graphs, soon));
  const { user } = await open(api);
  await row('Graphs');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(button('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone, but no longer scheduled: “Soon”')).toBeVisible();
  expect(bulkCalls(api).slice(1)).toEqual([
    { action: 'restore', ids: ['graphs', 'soon'] },
    { action: 'publish', ids: ['graphs'] },
  ]);
});

test('the menu of one article offers what makes sense for it', async () => {
  const api = changing(listing(graphs, trees, heaps));
  const { user } = await open(api);
  const offered = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await user.keyboard('{Escape}');
    return names;
  };
  expect(await offered('Graphs')).toEqual(['Unpublish', 'Feature', 'Delete']);
  expect(await offered('Trees')).toEqual(['Publish', 'Feature', 'Delete']);
  expect(await offered('Heaps')).toEqual(['Unpublish', 'Unfeature', 'Delete']);
  await user.click(button('Actions for Graphs'));
  await user.click(screen.getByRole('menuitem', { name: 'Feature' }));
  expect(await screen.findByText('“Graphs” featured')).toBeVisible();
  expect(bulkCalls(api)).toEqual([{ action: 'feature', ids: ['graphs'] }]);
});

test('the trash shows the days that are left, and restores an article', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  const api = changing(
    listing(
      { ...graphs, status: 'trash', deleted_at: hours(36) },
      { ...trees, status: 'trash', deleted_at: hours(29 * 24 + 1) },
    ),
  );
  const { user } = await open(api, '/admin/articles?status=trash');
  expect(await row('Graphs')).toHaveTextContent('29 days left');
  expect(await row('Trees')).toHaveTextContent('1 day left');
  await user.click(choose('Trees'));
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.click(button('Restore'));
  expect(await screen.findByText('“Trees” restored as a draft')).toBeVisible();
  expect(bulkCalls(api)).toEqual([{ action: 'restore', ids: ['trees'] }]);
});

test('a refused bulk action says why, and the choice stays', async () => {
  const api = listing(graphs).on('post', '/v1/admin/articles/bulk', () => ({
    status: 503,
    data: { code: 'unavailable', message: 'Please try again soon.' },
  }));
  const { user } = await open(api);
  await row('Graphs');
  await user.click(choose('Graphs'));
  await user.click(button('Delete'));
  expect(await screen.findByText('Please try again soon.')).toBeVisible();
  expect(choose('Graphs')).toBeChecked();
});

test('the figures of all articles are above the list, and what is read most', async () => {
  const { user } = await open(listing(graphs));
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  expect(await figures.findByText('10,234')).toBeVisible();
  expect(figures.getByText('Drafts').parentElement).toHaveTextContent(/Drafts\s*2/);
  await user.click(figures.getByText('Most read'));
  expect(figures.getByRole('listitem')).toHaveTextContent('Graphs 1,200 views');
});

test("figures that can't be loaded can be retried, beside the list", async () => {
  const api = listing(graphs).on('get', '/v1/admin/analytics/overview', () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load the figures")).toBeVisible();
  expect(await row('Graphs')).toBeVisible();
  api.on('get', '/v1/admin/analytics/overview', () => ({ status: 200, data: overview }));
  await user.click(button('Try again'));
  expect(await screen.findByText('10,234')).toBeVisible();
});
