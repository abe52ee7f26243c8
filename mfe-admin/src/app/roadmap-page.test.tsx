import type { AdminRoadmap } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { roadmap, topic, unit } from '../testing/roadmap-builder.ts';

const URL = '/v1/admin/roadmaps/sheet';
const PEOPLE = '/v1/admin/learning-units/people';
const people = { any: 2, completed: 2, notes: 1, bookmarks: 0, revision: 0, work: 0 };

function open(given: AdminRoadmap = roadmap()) {
  const api = adminApi()
    .on('get', URL, () => ({ status: 200, data: given }))
    .on('post', PEOPLE, () => ({ status: 200, data: people }))
    .on('get', '/v1/admin/roadmaps', () => ({ status: 200, data: { items: [] } }));
  return renderApp(routes, { path: '/admin/roadmaps/sheet', api });
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  within(screen.getByRole('table', { name: 'Problems in Arrays' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.firstChild?.textContent);

test('a problem moves down with a button, which stays focused', async () => {
  const { user, api } = open();
  api.on('put', `${URL}/order`, () => ({
    status: 200,
    data: roadmap({
      orderVersion: 'fedcba9876543210',
      topics: [topic('Arrays', [unit('Three Sum'), unit('Two Sum')]), topic('Graphs', [])],
    }),
  }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  expect(names()).toEqual(['Two Sum', 'Three Sum']);
  await user.click(button('Move Two Sum down'));
  await waitFor(() => expect(names()).toEqual(['Three Sum', 'Two Sum']));
  expect(button('Move Two Sum down')).toHaveFocus();
  expect(api.callsTo('put', `${URL}/order`)[0]?.data).toEqual({
    version: '0123456789abcdef',
    topics: [
      { id: 'Arrays', units: ['Three Sum', 'Two Sum'] },
      { id: 'Graphs', units: [] },
    ],
  });
});

test('a unit links to its page, or to the form of its DSA problem', async () => {
  const units = [
    unit('Two Sum', { dsaProblem: 'two-sum' }),
    unit('Joins', { id: 'sql-joins', exercise: 'sql' }),
    unit('Deadlocks', { id: 'deadlocks', exercise: 'quiz' }),
  ];
  const { user } = open(roadmap({ topics: [topic('Arrays', units)] }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('DSA problem')).toBe('/admin/problems/two-sum');
  expect(leadsTo('SQL task')).toBe('/roadmaps/sheet/sql-joins');
  expect(leadsTo('Quiz')).toBe('/roadmaps/sheet/deadlocks');
});

test('a problem moves to another topic', async () => {
  const { user, api } = open();
  const after = [topic('Arrays', [unit('Three Sum')]), topic('Graphs', [unit('Two Sum')])];
  api.on('put', `${URL}/order`, () => ({ status: 200, data: roadmap({ topics: after }) }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  await user.selectOptions(screen.getByLabelText('Move Two Sum to another topic'), 'Graphs');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Two Sum to Graphs?' }));
  expect(await dialog.findByText('Completed: 2')).toBeVisible();
  expect(dialog.getByText(/stays with what is moved/)).toBeVisible();
  expect(api.callsTo('put', `${URL}/order`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(names()).toEqual(['Three Sum']));
  expect(api.callsTo('put', `${URL}/order`)[0]?.data).toMatchObject({
    topics: [
      { id: 'Arrays', units: ['Three Sum'] },
      { id: 'Graphs', units: ['Two Sum'] },
    ],
  });
});

test('what retiring does to people is said before it is done', async () => {
  const { user, api } = open();
  api.on('put', '/v1/admin/units/Two%20Sum/retired', () => ({ status: 200, data: roadmap() }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  await user.click(button('Retire Two Sum'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire Two Sum?' }));
  const entries = async () =>
    (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(await entries()).toEqual(['Completed: 2', 'Notes: 1']);
  expect(dialog.getByText(/Notes and bookmarks stay on the profiles/)).toBeVisible();
  expect(api.callsTo('post', PEOPLE)[0]?.data).toEqual({ of: 'unit', ids: ['Two Sum'] });
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('Two Sum is retired.')).toBeVisible();
});

test('nothing is retired as long as nobody knows whom it concerns', async () => {
  const { user, api } = open();
  api.on('post', PEOPLE, () => ({ status: 503, data: { code: 'unavailable', message: 'Away.' } }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  await user.click(button('Retire Two Sum'));
  expect(await screen.findByText("We couldn't count who has something here")).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retire' })).toBeDisabled();
});

test('what someone else changed meanwhile is shown, and what was typed stays', async () => {
  const { user, api } = open();
  const theirs = roadmap({
    version: 'fedcba9876543210',
    title: 'Their title',
    category: 'Their category',
  });
  api.on('put', URL, ({ data }) =>
    (data as { version: string }).version === theirs.version
      ? { status: 200, data: { ...theirs, ...(data as object) } }
      : {
          status: 409,
          data: { code: 'changed-elsewhere', message: 'It was changed.', current: theirs },
        },
  );
  await user.click(await screen.findByRole('button', { name: 'About the roadmap' }));
  const form = within(screen.getByRole('form', { name: 'Roadmap' }));
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'My title');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const notice = within(await form.findByRole('alert'));
  expect(notice.getByText('Their title')).toBeVisible();
  expect(form.getByLabelText('Title')).toHaveValue('My title');
  expect(form.getByLabelText('Category')).toHaveValue('Their category');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Roadmap saved!')).toBeVisible();
  expect(api.callsTo('put', URL)[1]?.data).toMatchObject({
    title: 'My title',
    category: 'Their category',
  });
});

test('a problem is added with its companies, and errors are shown at their fields', async () => {
  const { user, api } = open();
  const made = [topic('Arrays', []), topic('Graphs', [unit('Islands')])];
  api.on('post', '/v1/admin/topics/Graphs/units', () => ({
    status: 201,
    data: roadmap({ topics: made }),
  }));
  await user.click(await screen.findByRole('button', { name: /^Graphs/ }));
  await user.click(button('Add problem'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Companies'), 'Amazon http://example.org');
  await user.click(dialog.getByRole('button', { name: 'Add problem' }));
  expect(
    await dialog.findByText('Line 1: must be an address that starts with https://'),
  ).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('must not be empty');
  await user.clear(dialog.getByLabelText('Companies'));
  await user.type(
    dialog.getByLabelText('Companies'),
    'Goldman Sachs{Enter}Meta https://example.org',
  );
  await user.type(dialog.getByLabelText('Name'), 'Islands');
  await user.click(dialog.getByRole('button', { name: 'Add problem' }));
  expect(await screen.findByRole('rowheader', { name: /^Islands/ })).toBeVisible();
  expect(api.callsTo('post', '/v1/admin/topics/Graphs/units')[0]?.data).toMatchObject({
    name: 'Islands',
    companies: [{ name: 'Goldman Sachs' }, { name: 'Meta', source: 'https://example.org' }],
    rating: null,
    problem_link: null,
  });
});

test("a roadmap that learners don't see yet is brought in", async () => {
  const { user, api } = open(roadmap({ retired: true }));
  api.on('put', `${URL}/retired`, () => ({ status: 200, data: roadmap() }));
  expect(await screen.findByText("Learners don't see this roadmap")).toBeVisible();
  await user.click(button('Show The sheet'));
  expect(await screen.findByRole('link', { name: 'See it as learners do' })).toBeVisible();
  expect(api.callsTo('put', `${URL}/retired`)[0]?.data).toEqual({ retired: false });
});
