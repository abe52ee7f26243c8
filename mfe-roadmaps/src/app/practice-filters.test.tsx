import { asha, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { apiWith, openSheet } from '../testing/practice-page.tsx';
import { buildCompany, buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const progress = (facts: object) => ({ completed: false, bookmarked: false, notes: '', ...facts });
const at = (name: string) => [buildCompany(name)];
const sheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit({
        progress: progress({ completed: true }),
        company_learning_unit_frequencies: at('Google'),
      }),
      buildUnit({ id: 'dsa-3sum', name: '3Sum', difficulty: 'medium', sequence_number: 2 }),
    ],
  }),
  buildTopic({
    id: 'dsa-trees',
    title: 'Trees',
    sequence_number: 2,
    learning_units: [
      buildUnit({
        id: 'dsa-path-sum',
        name: 'Path Sum',
        difficulty: 'hard',
        progress: progress({ bookmarked: true }),
        company_learning_unit_frequencies: at('Adobe'),
      }),
    ],
  }),
]);
const open = (search = '') =>
  openSheet(apiWith(sheet), { session: asha, path: `/roadmaps/dsa${search}` });
const openEmpty = (search: string) =>
  renderApp(routes, { path: `/roadmaps/dsa${search}`, api: apiWith(sheet), session: asha });
const names = () =>
  screen.getAllByRole('checkbox', { name: /^Mark/ }).map((box) => box.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = (name: string) => screen.getByRole('combobox', { name });

test('every filter goes into the address, and all are cleared at once', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'sum');
  const difficulties = within(select('Difficulty')).getAllByRole('option');
  expect(difficulties.map((option) => option.textContent)).toEqual([
    'All Difficulties',
    'easy',
    'medium',
    'hard',
  ]);
  await user.selectOptions(select('Difficulty'), 'hard');
  await user.selectOptions(select('Status'), 'To do');
  await user.selectOptions(select('Company'), 'Adobe');
  await user.click(button('Bookmarked'));
  expect(await screen.findByRole('row', { name: /Path Sum/ })).toBeVisible();
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?q=sum&difficulty=hard&status=todo&company=Adobe&bookmarked=true&topic=dsa-trees',
    ),
  );
  expect(button('Filters 4 active')).toHaveAttribute('aria-expanded', 'false');

  await user.click(button('Clear all'));
  expect(await screen.findByRole('row', { name: /3Sum/ })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(button('Filters')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('a link reproduces the view, including the open topic', async () => {
  await open('?q=sum&status=todo&topic=dsa-trees');
  expect(names()).toEqual(['Mark Path Sum complete']);
  expect(screen.getByRole('searchbox')).toHaveValue('sum');
  expect(select('Status')).toHaveDisplayValue('To do');
  expect(button(/^Arrays/)).toHaveTextContent('1 match');
});

test('one press hides completed problems, and another shows them', async () => {
  const { user } = await open();
  await user.click(button('Hide completed'));
  await waitFor(() => expect(names()).toEqual(['Mark 3Sum complete']));
  expect(button('Hide completed')).toHaveAttribute('aria-pressed', 'true');
  expect(select('Status')).toHaveDisplayValue('To do');
  await user.click(button('Hide completed'));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('the companies come from the sheet, and an unknown one in the address is shown', async () => {
  openEmpty('?company=Initech');
  await screen.findByText('No practice problems found');
  const options = within(select('Company')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'All Companies',
    'Adobe',
    'Google',
    'Initech',
  ]);
  expect(select('Company')).toHaveDisplayValue('Initech');
});

test('if nothing is found, the page says what to do, and everything can be cleared on the spot', async () => {
  const { user } = openEmpty('?q=nowhere');
  expect(await screen.findByText('No practice problems found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('row', { name: /3Sum/ })).toBeVisible();
});

test("a changed address is applied without losing what's being typed", async () => {
  const { user, router } = await open();
  await act(() => router.navigate('/roadmaps/dsa?q=path'));
  expect(await screen.findByRole('row', { name: /Path Sum/ })).toBeVisible();
  const search = screen.getByRole('searchbox');
  await waitFor(() => expect(search).toHaveValue('path'));
  await user.type(search, ' s');
  await waitFor(() => expect(router.state.location.search).toContain('q=path+s'));
  expect(search).toHaveValue('path s');
});

test('a link to a problem opens its topic and marks it', async () => {
  const { router } = await open('?problem=dsa-path-sum');
  const row = await screen.findByRole('row', { name: /Path Sum/ });
  await waitFor(() => expect(row).toHaveFocus());
  expect(row).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(router.state.location.search).toBe('?topic=dsa-trees'));
});

describe('a random unsolved problem', () => {
  test('is picked within the filters, shown and marked', async () => {
    const { user } = await open('?q=path');
    await user.click(button('Random unsolved problem'));
    const row = await screen.findByRole('row', { name: /Path Sum/ });
    await waitFor(() => expect(row).toHaveFocus());
    expect(row).toHaveAttribute('aria-current', 'true');
  });

  test("isn't offered if all problems are solved, and a notice says so", async () => {
    const { user } = await open('?status=completed');
    await user.click(button('Random unsolved problem'));
    expect(await screen.findByText('No unsolved problems match these filters.')).toBeVisible();
  });
});
