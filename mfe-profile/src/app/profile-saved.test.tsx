import type { SavedUnitPage } from '@site/shared/contracts/practice';
import { asha, type FakeApi, type FakeCall, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { apiOfAsha, savedPage, savedUnit } from '../testing/profile-page.ts';

const twoSum = savedUnit({});
const joins = savedUnit({
  unitId: 'sql-joins',
  name: 'Inner joins',
  difficulty: 'hard',
  topic: 'Joins',
  roadmap: { id: 'sql', title: 'SQL' },
  bookmarked: false,
  completed: true,
  notes: 'Mind the NULLs.',
  path: '/roadmaps/sql?problem=sql-joins',
});
const retired = savedUnit({ unitId: 'dsa-old', name: 'Old problem', path: null });

const PATH = '/v1/profile/saved';
const apiWith = (respond: (call: FakeCall) => SavedUnitPage) =>
  apiOfAsha().on('get', PATH, (call) => ({ status: 200, data: respond(call) }));

const open = async (api: FakeApi, path = '/profile') => {
  const view = renderApp(routes, { path, session: asha, api });
  const list = within(await screen.findByRole('region', { name: 'Bookmarks and notes' }));
  return { ...view, list };
};

test('bookmarks and notes of all roadmaps are in one list, with links to the sheet', async () => {
  const { user, list } = await open(apiWith(() => savedPage([twoSum, joins, retired])));
  expect(await list.findByText('3 problems')).toBeVisible();
  expect(list.getByText('SQL · Joins')).toBeVisible();
  expect(list.getByText('Mind the NULLs.')).toBeVisible();
  expect(list.getByText('No longer part of the roadmap')).toBeVisible();
  expect(list.queryByRole('link', { name: 'Old problem' })).not.toBeInTheDocument();
  await user.click(list.getByRole('link', { name: 'Inner joins' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/sql?problem=sql-joins')).toBeVisible();
});

test('a note is rendered as Markdown, and a long one unfolds', async () => {
  const long = savedUnit({
    unitId: 'dsa-long',
    name: 'Long',
    notes: `Use a **set**.\n\n${'Again and again. '.repeat(30)}`,
  });
  const short = { ...joins, notes: 'Mind the **NULLs**, with `is null`.' };
  const { user, list } = await open(apiWith(() => savedPage([short, long])));
  expect((await list.findByText('NULLs')).tagName).toBe('STRONG');
  expect(list.getByText('is null').tagName).toBe('CODE');
  const unfold = await list.findByRole('button', { name: 'Show the whole note' });
  await user.click(unfold);
  expect(unfold).not.toBeInTheDocument();
  expect(list.getByText('set').tagName).toBe('STRONG');
});

test('the list is searched and filtered, and the address reflects both', async () => {
  const api = apiWith(({ params }) => savedPage(params.q === 'joins' ? [joins] : [twoSum, joins]));
  const { user, list, router } = await open(api);
  expect(await list.findByText('2 problems')).toBeVisible();
  await user.selectOptions(list.getByLabelText('Kind'), 'With a note');
  await user.selectOptions(list.getByLabelText('Difficulty'), 'Hard');
  await list.findByRole('option', { name: 'SQL' });
  await user.selectOptions(list.getByLabelText('Roadmap'), 'SQL');
  await user.type(list.getByRole('searchbox', { name: 'Search bookmarks and notes' }), 'joins');
  expect(await list.findByText('1 problem')).toBeVisible();
  expect(api.callsTo('get', PATH).at(-1)?.params).toEqual({
    q: 'joins',
    kind: 'notes',
    roadmap: 'sql',
    difficulty: 'hard',
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    q: 'joins',
    kind: 'notes',
    roadmap: 'sql',
    difficulty: 'hard',
  });
});

test('an address with a filter reproduces the list', async () => {
  const api = apiWith(() => savedPage([joins]));
  const { list } = await open(api, '/profile?q=joins&kind=notes');
  expect(await list.findByText('1 problem')).toBeVisible();
  expect(list.getByRole('searchbox')).toHaveValue('joins');
  expect(list.getByLabelText('Kind')).toHaveDisplayValue('With a note');
  const [first, ...others] = api.callsTo('get', PATH).map(({ params }) => params);
  expect(first).toEqual({ q: 'joins', kind: 'notes' });
  // Refetched if rendering took more than a second, but never the whole list.
  for (const other of others) expect(other).toEqual(first);
});

test('if nothing matches, everything is one press away', async () => {
  const api = apiWith(({ params }) => savedPage(params.q ? [] : [twoSum]));
  const { user, list } = await open(api, '/profile?q=nowhere');
  expect(await list.findByText('Nothing matches')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Show all' }));
  expect(await list.findByText('1 problem')).toBeVisible();
  expect(list.getByRole('searchbox')).toHaveValue('');
});

test('someone who has saved nothing learns how', async () => {
  const { list } = await open(apiWith(() => savedPage([])));
  expect(await list.findByText('Nothing saved yet')).toBeVisible();
  expect(list.getByRole('link', { name: 'Choose a roadmap' })).toHaveAttribute('href', '/roadmaps');
});

test('more pages load on demand; one that fails can be retried', async () => {
  const first = savedPage([twoSum, joins], { total: 3, next: 'after-joins' });
  const api = apiWith(() => first);
  const { user, list } = await open(api);
  expect(await list.findByText('3 problems')).toBeVisible();
  api.on('get', PATH, () => ({
    status: 503,
    data: { code: 'unavailable', message: 'A moment, please.' },
  }));
  await user.click(list.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('A moment, please.')).toBeVisible();
  // Joins has moved to the second page meanwhile: it's shown once.
  api.on('get', PATH, ({ params }) => ({
    status: 200,
    data: params.after === 'after-joins' ? savedPage([joins, retired], { total: 3 }) : first,
  }));
  await user.click(list.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('Old problem')).toBeVisible();
  await waitFor(() => {
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
  const shown = list.getByRole('list', { name: 'Bookmarks and notes' });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(3);
});
