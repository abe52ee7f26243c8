import {
  asha,
  buildProblemSummary,
  fakeApi,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildArticleSummary, buildCategory } from '../testing/article-builder.ts';

const problems = [
  buildProblemSummary({
    slug: '3sum',
    title: '3Sum',
    category: 'Two Pointers',
    difficulty: 'medium',
  }),
  buildProblemSummary({ slug: 'two-sum', title: 'Two Sum', completed: true }),
  buildProblemSummary({ slug: 'group-anagrams', title: 'Group Anagrams', difficulty: 'medium' }),
];
const career = buildCategory({ id: 'career', slug: 'career', name: 'Career', sort_order: 50 });
const articles = [
  buildArticleSummary({ series_title: 'Patterns', series_order: 1, is_featured: true }),
  buildArticleSummary({
    slug: 'resume',
    title: 'A résumé of one page',
    description: 'What to leave out.',
    difficulty: 'easy',
    tags: ['placement'],
    category: career,
  }),
];

const apiWith = () =>
  fakeApi()
    .on('get', '/v1/dsa-problems', () => ({ status: 200, data: problems }))
    .on('get', '/v1/articles/', () => ({ status: 200, data: { articles, total: 2 } }));

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, { path: '/dsaarticles', api: apiWith(), ...options });
  await screen.findByRole('searchbox');
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  return page;
}

/** The listed entries: links to a problem or an article. */
const shown = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => /^\/(dsaarticle|article)\//.test(address))
    .map((address) => address.split('/').at(-1));

test('problems are listed by category with completed ones marked, and articles as cards', async () => {
  await open({ session: asha });
  expect(
    screen.getByRole('heading', { level: 1, name: 'DSA problems and articles' }),
  ).toBeVisible();
  const hash = screen.getByRole('region', { name: 'Hash Table' });
  expect(within(hash).getByText(/^1 of 2/)).toBeVisible();
  expect(
    within(hash).getByRole('link', { name: /^Two Sum ?\(completed\) ?easy$/ }),
  ).toHaveAttribute('href', '/dsaarticle/two-sum');
  const card = screen.getByRole('heading', { name: 'Two pointers' }).closest('li');
  for (const fact of ['Patterns', 'Featured', 'Patterns, part 1', 'medium', '7 min read', 'python'])
    expect(within(card as HTMLElement).getByText(fact)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 problems and 2 articles');
});

test('the page shows the view that the address describes', async () => {
  await open({ path: '/dsaarticles?q=two&kind=articles&difficulty=medium' });
  expect(shown()).toEqual(['two-pointers']);
  expect(screen.getByRole('searchbox')).toHaveValue('two');
  expect(screen.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('medium');
});

test('search and filters are reflected in the address, without history entries', async () => {
  const { user, router } = await open({ path: '/dsaarticles?from=mail' });
  await user.click(screen.getByRole('radio', { name: 'Articles' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Career');
  await user.type(screen.getByRole('searchbox'), 'page');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      from: 'mail',
      kind: 'articles',
      category: 'career',
      q: 'page',
    }),
  );
  expect(router.state.historyAction).toBe('REPLACE');
  expect(shown()).toEqual(['resume']);
});

test('a tag on a card leads to all articles with that tag, and back', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: 'placement' }));
  await waitFor(() => expect(shown()).toEqual(['resume']));
  expect(screen.getByRole('radio', { name: 'Articles' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Tag placement: show all tags' }));
  await waitFor(() => expect(shown()).toEqual(['two-pointers', 'resume']));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=articles'));
});

test("switching to the other kind drops filters that it doesn't have", async () => {
  const { user } = await open({ path: '/dsaarticles?kind=problems&status=completed' });
  await user.click(screen.getByRole('radio', { name: 'Articles' }));
  await waitFor(() => expect(shown()).toEqual(['two-pointers', 'resume']));
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
});

test('a search without results says what to do, and can be cleared', async () => {
  const { user } = await open({ path: '/dsaarticles?q=zebra' });
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(screen.getByText('Try fewer words, or another category or difficulty.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('3 problems and 2 articles')).toBeVisible();
});

test('someone who has completed nothing learns how to complete problems', async () => {
  await open({ path: '/dsaarticles?status=completed&category=two-pointers' });
  expect(
    screen.getByText(/Mark a problem complete on its page or on the practice sheet/),
  ).toBeVisible();
});

test('all articles are fetched, page by page', async () => {
  const many = Array.from({ length: 101 }, (_, index) =>
    buildArticleSummary({ slug: `article-${index}`, title: `Article ${index}` }),
  );
  const api = apiWith().on('get', '/v1/articles/', ({ params }) => {
    const start = (Number(params.page) - 1) * 100;
    return { status: 200, data: { articles: many.slice(start, start + 100), total: 101 } };
  });
  await open({ api, path: '/dsaarticles?kind=articles' });
  expect(await screen.findByText('101 articles')).toBeVisible();
});

test('an error says what happened, and can be retried', async () => {
  const api = apiWith().on('get', '/v1/articles/', () => {
    throw networkFailure();
  });
  const { user } = renderApp(routes, { path: '/dsaarticles', api });
  expect(await screen.findByText("We couldn't load the problems and articles")).toBeVisible();
  expect(screen.getByText('Check your connection and try again.')).toBeVisible();
  api.on('get', '/v1/articles/', () => ({ status: 200, data: { articles, total: 2 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 problems and 2 articles')).toBeVisible();
});
