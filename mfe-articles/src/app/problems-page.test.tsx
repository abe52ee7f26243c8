import {
  asha,
  buildRoadmap,
  buildTopic,
  buildUnit,
  fakeApi,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const done = { completed: true, bookmarked: false, notes: '' };
const arrays = buildTopic({
  title: 'Arrays',
  sequence_number: 1,
  learning_units: [
    buildUnit({ name: '3Sum', difficulty: 'medium', sequence_number: 2, tags: ['sorting'] }),
    buildUnit({
      name: 'Two Sum',
      difficulty: 'easy',
      sequence_number: 1,
      problem_link: 'https://judge.example/two-sum',
      progress: done,
    }),
  ],
});
const trees = buildTopic({
  title: 'Trees',
  sequence_number: 2,
  learning_units: [
    buildUnit({ name: 'Invert Binary Tree', difficulty: 'easy', problem_link: null }),
  ],
});
const bare = buildTopic({ title: 'Nothing yet', sequence_number: 3 });
const roadmap = buildRoadmap([trees, bare, arrays]);

const apiWith = (data: unknown) =>
  fakeApi().on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data }));

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, { path: '/dsaarticles', api: apiWith(roadmap), ...options });
  await screen.findByRole('heading', { name: 'Arrays' });
  return page;
}

const problemsOn = (topic: string) =>
  within(screen.getByRole('list', { name: `Problems on ${topic}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('problems are listed by topic, in their order', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Arrays', 'Trees']);
  expect(problemsOn('Arrays')).toEqual([
    expect.stringMatching(/^Two Sum.*easy$/),
    expect.stringMatching(/^3Sum.*medium$/),
  ]);
  expect(screen.getByText('3 problems')).toBeVisible();
});

test('a problem leads to where it can be solved, and one without an address leads nowhere', async () => {
  await open();
  const link = screen.getByRole('link', { name: /^Two Sum/ });
  expect(link).toHaveAttribute('href', 'https://judge.example/two-sum');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Invert Binary Tree')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Invert Binary Tree/ })).not.toBeInTheDocument();
});

test('a completed problem says so', async () => {
  await open({ session: asha });
  expect(problemsOn('Arrays')[0]).toContain('completed');
  expect(problemsOn('Arrays')[1]).not.toContain('completed');
});

test('the practice sheet and each topic are one click away', async () => {
  const { user } = await open();
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { name: /Trees/ })).toHaveAttribute(
    'href',
    `/dsaarticles#${trees.id}`,
  );
  await user.click(screen.getByRole('link', { name: 'Open the practice sheet' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
});

test('an address that names a topic opens there', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  await open({ path: `/dsaarticles#${trees.id}` });
  expect(scrolledTo).toEqual([trees.id]);
});

test.each([
  ['a name, whatever the case', 'two SUM', ['Two Sum']],
  ['a tag', 'sorting', ['3Sum']],
  ['with blanks around', '  invert ', ['Invert Binary Tree']],
])('the search finds %s', async (_, search, expected) => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), search);
  expect(await screen.findByText('1 of 3 problems')).toBeVisible();
  for (const name of expected) expect(screen.getByText(name)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('the difficulty filter leaves what is as difficult', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
  expect(await screen.findByText('2 of 3 problems')).toBeVisible();
  expect(screen.queryByText('3Sum')).not.toBeInTheDocument();
});

test('a search without result can be undone', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'zebra');
  expect(await screen.findByText('No problems found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all problems' }));
  expect(await screen.findByText('3 problems')).toBeVisible();
});

test('while the problems are loaded, the page says so', async () => {
  const never = new Promise<never>(() => {});
  renderApp(routes, {
    path: '/dsaarticles',
    api: fakeApi().on('get', '/v1/roadmaps/dsa', () => never),
  });
  expect(await screen.findByText('Loading problems...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'DSA problems' })).toBeVisible();
});

test.each([
  [
    'says what the server says',
    { status: 503, data: { message: 'We are moving house.' } },
    'We are moving house.',
  ],
  ['says what to do where the server says nothing', null, 'Check your connection and try again.'],
  [
    'does not take an empty answer for problems',
    { status: 200, data: null },
    'Check your connection and try again.',
  ],
])('a failure %s, and can be tried again', async (_, answer, message) => {
  const api = fakeApi().on('get', '/v1/roadmaps/dsa', () => {
    if (!answer) throw networkFailure();
    return answer;
  });
  const { user } = renderApp(routes, { path: '/dsaarticles', api });
  expect(await screen.findByText('The problems could not be loaded')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  api.on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: roadmap }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Arrays' })).toBeVisible();
});

test.each(['/articles', '/articles/two-sum'])('%s leads to the problems', async (path) => {
  const { router } = await open({ path });
  expect(router.state.location.pathname).toBe('/dsaarticles');
});

test('an article that does not exist is told, with a way back', async () => {
  const { user } = renderApp(routes, { path: '/article/two-sum', api: apiWith(roadmap) });
  expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Articles' }));
  expect(await screen.findByRole('heading', { name: 'DSA problems' })).toBeVisible();
});
