import type { SearchAnswer } from '@site/shared/contracts/site';
import { type FakeApi, type FakeResponse, fakeApi, fromElsewhere } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const twoSum: SearchAnswer = {
  groups: [
    {
      kind: 'problem',
      total: 1,
      results: [
        {
          id: 'problem-dsa-two-sum',
          title: 'Two Sum',
          place: 'DSA Sheet · Arrays',
          difficulty: 'easy',
          path: '/roadmaps/dsa?problem=dsa-two-sum',
        },
      ],
    },
    {
      kind: 'article',
      total: 1,
      results: [
        {
          id: 'article-two-pointers',
          title: 'Two pointers',
          place: 'Techniques',
          difficulty: null,
          path: '/article/two-pointers',
        },
      ],
    },
  ],
};

const apiFinding = (respond: (text: string) => FakeResponse | Promise<FakeResponse>): FakeApi =>
  fakeApi().on('get', '/v1/search', ({ params }) => respond(params.q ?? ''));

const found = (data: SearchAnswer = twoSum) => apiFinding(() => ({ status: 200, data }));

const pages = [
  { path: '/', element: <p>Home</p> },
  { path: '/roadmaps/:id', element: <p>A sheet</p> },
];

async function openSearch(api: FakeApi) {
  Element.prototype.scrollIntoView = jest.fn();
  const view = renderShell(pages, { api });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  return view;
}

const field = () =>
  screen.getByRole('combobox', { name: 'Search problems, articles and roadmaps' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true });

test('the button opens the search with the focus in its field, Escape returns the focus', async () => {
  const { user } = renderShell(pages, { api: found() });
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Search' });
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('results are grouped by kind, each with its place', async () => {
  const { user, api } = await openSearch(found());
  await user.type(field(), ' two ');
  const problems = await screen.findByRole('group', { name: 'Problems' });
  expect(within(problems).getByRole('option')).toHaveTextContent('Two SumDSA Sheet · Arrayseasy');
  expect(screen.getByRole('group', { name: 'Articles' })).toHaveTextContent('Two pointers');
  await waitFor(() =>
    expect(api.callsTo('get', '/v1/search').at(-1)?.params).toEqual({ q: 'two' }),
  );
});

test('quizzes and texts are found under what they are', async () => {
  const of = (unit: 'quiz' | 'text', title: string) => ({
    kind: 'problem' as const,
    unit,
    total: 1,
    results: [{ id: unit, title, place: 'Core subjects', difficulty: null, path: '/roadmaps/x/y' }],
  });
  const { user } = await openSearch(
    found({ groups: [of('quiz', 'Deadlocks'), of('text', 'Estimate traffic')] }),
  );
  await user.type(field(), 'traffic');
  expect(await screen.findByRole('group', { name: 'Quizzes' })).toHaveTextContent('Deadlocks');
  expect(screen.getByRole('group', { name: 'Texts' })).toHaveTextContent('Estimate traffic');
});

test('results of a kind that this page is too old to know are left out, and units without a name are problems', async () => {
  const [problems, ...others] = twoSum.groups;
  const course = { kind: 'course', total: 1, results: twoSum.groups[1]?.results };
  const { user } = await openSearch(
    apiFinding(() =>
      fromElsewhere(200, { groups: [course, { ...problems, unit: 'video' }, ...others] }),
    ),
  );
  await user.type(field(), 'two');
  expect(await screen.findByRole('group', { name: 'Problems' })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('if there are more results than are shown at first, the rest is one step away', async () => {
  const [problems] = twoSum.groups;
  const first = problems?.results[0];
  if (!first) throw new Error('There is no result to begin with.');
  const results = ['Two Sum', 'Add Two Numbers', 'Sum of Two Integers'].map((title) => ({
    ...first,
    id: title,
    title,
  }));
  const api = fakeApi().on('get', '/v1/search', ({ params }) => ({
    status: 200,
    data: {
      groups: [{ kind: 'problem', total: 300, results: results.slice(0, params.limit ? 3 : 1) }],
    },
  }));
  const { user } = await openSearch(api);
  await user.type(field(), 'two');
  await screen.findByRole('option', { name: 'Show 299 more' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('option', { name: /^Sum of Two Integers/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /more$/ })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Add Two Numbers');
});

test('arrow keys move through the results and around, Enter opens the active one', async () => {
  const { user } = await openSearch(found());
  await user.type(field(), 'two');
  await screen.findByRole('group', { name: 'Articles' });
  expect(active()).toHaveTextContent('Two Sum');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Two pointers');
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Two Sum');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Elsewhere: /article/two-pointers')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click opens a result, and the search is remembered on this device until it is cleared', async () => {
  const { user, router } = await openSearch(found());
  await user.type(field(), 'two');
  await user.click(await screen.findByRole('option', { name: /^Two Sum/ }));
  expect(await screen.findByText('A sheet')).toBeVisible();
  expect(router.state.location.search).toBe('?problem=dsa-two-sum');
  await user.keyboard('{Control>}k{/Control}');
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  await user.click(within(recent).getByRole('option', { name: 'two' }));
  expect(field()).toHaveValue('two');
  expect(await screen.findByRole('option', { name: /^Two Sum/ })).toBeVisible();
  await user.clear(field());
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('before anything is typed, suggestions are shown', async () => {
  const { api } = await openSearch(found());
  expect(options()).toContain('dynamic programming');
  expect(api.callsTo('get', '/v1/search')).toHaveLength(0);
});

test('earlier results stay until the next ones arrive, and an outdated response is not shown', async () => {
  const waiting = new Map<string, (response: FakeResponse) => void>();
  const api = apiFinding(
    (text) =>
      new Promise((resolve) => {
        if (text === 'two') resolve({ status: 200, data: twoSum });
        waiting.set(text, resolve);
      }),
  );
  const { user } = await openSearch(api);
  await user.type(field(), 'two');
  await screen.findByRole('option', { name: /^Two Sum/ });
  await user.type(field(), ' p');
  await waitFor(() => expect(waiting.has('two p')).toBe(true));
  expect(screen.getByRole('option', { name: /^Two Sum/ })).toBeVisible();
  await user.type(field(), 'o');
  await waitFor(() => expect(waiting.has('two po')).toBe(true));
  waiting.get('two po')?.({ status: 200, data: { groups: twoSum.groups.slice(1) } });
  await waitFor(() => expect(options()).toEqual(['Two pointersTechniques']));
  waiting.get('two p')?.({ status: 200, data: twoSum });
  await waitFor(() => expect(options()).toEqual(['Two pointersTechniques']));
});

test('Enter pressed before the results arrive opens the first of them, not an earlier result', async () => {
  const resolvers = new Map<string, (response: FakeResponse) => void>();
  const api = apiFinding((text) => {
    if (text === 'two') return { status: 200, data: twoSum };
    return new Promise((resolve) => resolvers.set(text, resolve));
  });
  const { user } = await openSearch(api);
  await user.type(field(), 'two');
  await screen.findByRole('option', { name: /^Two Sum/ });
  await user.type(field(), ' pointers{Enter}');
  await waitFor(() => expect(resolvers.has('two pointers')).toBe(true));
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  resolvers.get('two pointers')?.({ status: 200, data: { groups: twoSum.groups.slice(1) } });
  expect(await screen.findByText('Elsewhere: /article/two-pointers')).toBeVisible();
});

test('Enter pressed too early is forgotten when more is typed', async () => {
  const waiting = new Promise<FakeResponse>(() => {});
  const api = apiFinding((text) => (text === 'two' ? { status: 200, data: twoSum } : waiting));
  const { user } = await openSearch(api);
  await user.type(field(), 'tw{Enter}o');
  await screen.findByRole('option', { name: /^Two Sum/ });
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('nothing found says so', async () => {
  const { user } = await openSearch(found({ groups: [] }));
  await user.type(field(), 'elephant');
  expect(
    await screen.findByText('Nothing found for “elephant”. Try fewer or different words.'),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a search that fails says so and can be retried', async () => {
  let fails = true;
  const api = apiFinding(() => (fails ? { status: 503 } : { status: 200, data: twoSum }));
  const { user } = await openSearch(api);
  await user.type(field(), 'two');
  expect(await screen.findByText("Search isn't working right now")).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /^Two Sum/ })).toBeVisible();
});
