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

test('a range of problems is chosen with Shift, moves together, and comes back with one press', async () => {
  const units = ['One', 'Two', 'Three', 'Four'].map((id) => unit(id));
  const before = roadmap({ topics: [topic('Arrays', units), topic('Graphs', [])] });
  const after = roadmap({
    orderVersion: 'fedcba9876543210',
    topics: [topic('Arrays', [unit('Four')]), topic('Graphs', units.slice(0, 3))],
  });
  const { user, api } = open(before);
  api.on('put', `${URL}/units`, ({ data }) => ({
    status: 200,
    data: (data as { version: string }).version === after.orderVersion ? before : after,
  }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await user.click(box('One'));
  await user.keyboard('{Shift>}');
  await user.click(box('Three'));
  await user.keyboard('{/Shift}');
  expect(box('Two')).toBeChecked();
  expect(box('Four')).not.toBeChecked();
  await user.selectOptions(screen.getByLabelText('Move the selected problems'), 'Graphs');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 problems to Graphs?' }));
  await dialog.findByText('Completed: 2');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('3 problems moved to Graphs.')).toHaveFocus();
  expect(api.callsTo('put', `${URL}/units`)[0]?.data).toMatchObject({
    version: before.orderVersion,
    topics: [
      { id: 'Arrays', units: ['Four'] },
      { id: 'Graphs', units: ['One', 'Two', 'Three'] },
    ],
    units: [{ id: 'One' }, { id: 'Two' }, { id: 'Three' }],
  });
  await user.click(button('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(api.callsTo('put', `${URL}/units`)[1]?.data).toMatchObject({
    version: after.orderVersion,
    topics: [
      { id: 'Arrays', units: ['One', 'Two', 'Three', 'Four'] },
      { id: 'Graphs', units: [] },
    ],
  });
});

test('chosen problems get a difficulty, and tags are added and removed', async () => {
  const units = [unit('One', { tags: ['old', 'kept'] }), unit('Two', { tags: ['old'] })];
  const given = roadmap({ topics: [topic('Arrays', units), topic('Graphs', [])] });
  const { user, api } = open(given);
  api.on('put', `${URL}/units`, () => ({ status: 200, data: given }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  const sent = async (at: number) => {
    await waitFor(() => expect(api.callsTo('put', `${URL}/units`)).toHaveLength(at + 1));
    const request = api.callsTo('put', `${URL}/units`)[at];
    return (request?.data as { units: object[] } | undefined)?.units;
  };
  await user.click(button('Select all'));
  await user.selectOptions(screen.getByLabelText('Difficulty of the selected problems'), 'hard');
  expect(await sent(0)).toMatchObject([{ difficulty: 'hard' }, { difficulty: 'hard' }]);
  expect(await screen.findByText('2 problems set to hard.')).toBeVisible();

  await user.click(button('Select all'));
  await user.click(button('Tags'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 problems' }));
  await user.type(dialog.getByLabelText('Add tags'), 'new, kept');
  await user.click(dialog.getByLabelText('old'));
  await user.click(dialog.getByRole('button', { name: 'Change tags' }));
  expect(await sent(1)).toMatchObject([{ tags: ['kept', 'new'] }, { tags: ['new', 'kept'] }]);
});

test('chosen problems are retired together, once it is said what that does', async () => {
  const { user, api } = open();
  const left = [topic('Arrays', [unit('Two Sum', { retired: true })]), topic('Graphs', [])];
  api.on('put', `${URL}/units`, () => ({ status: 200, data: roadmap({ topics: left }) }));
  await user.click(await screen.findByRole('button', { name: /^Arrays/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Two Sum' }));
  const bar = within(screen.getByRole('region', { name: 'Selected problems' }));
  await user.click(bar.getByRole('button', { name: 'Retire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire 1 problem?' }));
  await dialog.findByText('Notes: 1');
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('1 problem retired.')).toBeVisible();
  expect(api.callsTo('put', `${URL}/units`)[0]?.data).toMatchObject({
    topics: [
      { id: 'Arrays', units: ['Three Sum'] },
      { id: 'Graphs', units: [] },
    ],
    units: [{ id: 'Two Sum', retired: true }],
  });
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
