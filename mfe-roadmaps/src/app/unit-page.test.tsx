import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { daysPath, nothingScheduled, patchPath, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';
import { buildTask } from '../testing/sql-task-builder.ts';

const unit = (id: string, name: string, sequence_number: number) =>
  buildUnit({
    id,
    name,
    sequence_number,
    page_link: `/roadmaps/sql/${id}`,
    problem_link: 'https://problems.example/names',
  });

const elsewhere = buildUnit({ id: 'sql-elsewhere', name: 'Elsewhere', sequence_number: 2 });

const sheet = buildRoadmap(
  [
    buildTopic({
      id: 'sql-basics',
      title: 'Basics',
      learning_units: [unit('sql-names', 'Names', 1), elsewhere, unit('sql-due', 'Due', 3)],
    }),
  ],
  { id: 'sql', title: 'SQL for Interviews' },
);

const apiWithTask = () =>
  fakeApi()
    .on('get', '/v1/roadmaps/sql', () => ({ status: 200, data: sheet }))
    .on('get', '/v1/roadmaps/sql/units/sql-names', () => ({ status: 200, data: buildTask() }))
    .on('get', `/v1/users/${asha.id}/units/sql-names/draft`, () => ({
      status: 200,
      data: { draft: null },
    }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }));

const open = (api = apiWithTask(), session: typeof asha | null = asha, unitId = 'sql-names') =>
  renderApp(routes, { path: `/roadmaps/sql/${unitId}`, api, session });

test('the page has the task, the tables with their rows, hints and our solution', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Names' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task: Names for the cards' })).toBeVisible();
  expect(screen.getByText('The rows may come in any order.')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Tables: members, loans. members.sponsor_id refers to members. loans.member_id refers to members.',
  );
  const columns = screen.getByRole('table', { name: 'Columns of members', hidden: true });
  expect(within(columns).getByText('refers to members, may be NULL')).toBeInTheDocument();
  const rows = screen.getByRole('table', { name: 'Rows of members', hidden: true });
  expect(within(rows).getAllByText('NULL')).toHaveLength(2);
  expect(screen.getByText(/from members;/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A similar problem on problems.example' })).toBeVisible();
});

test("a hint reveals the next one only once it's open", async () => {
  open();
  const first = await screen.findByText('Hint 1');
  const second = screen.getByText('Hint 2');
  expect(first.closest('details')).toContainElement(second);
  expect(first.closest('details')).not.toHaveAttribute('open');
});

test('the neighbours are the problems that have a page', async () => {
  open();
  const pager = await screen.findByRole('navigation', { name: 'Neighbouring problems' });
  const links = within(pager).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'PreviousNo more problems',
    'NextDue',
  ]);
});

test('the sheet links to the page, or to another site from problems without one', async () => {
  renderApp(routes, { path: '/roadmaps/sql', api: apiWithTask(), session: null });
  expect(await screen.findByRole('link', { name: 'Names' })).toHaveAttribute(
    'href',
    '/roadmaps/sql/sql-names',
  );
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');
});

test('a learner marks the problem complete, as on the sheet', async () => {
  const api = apiWithTask().on('patch', patchPath('sql-names'), saved);
  open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
  expect(
    await screen.findByRole('button', { name: 'Completed (mark as not completed)' }),
  ).toBeVisible();
});

test('a visitor is prompted to log in', async () => {
  const { router } = open(apiWithTask(), null);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
  expect(router.state.location.pathname).toBe('/auth/login');
});

test('a unit without a task has no page', async () => {
  const api = apiWithTask().on('get', '/v1/roadmaps/sql/units/sql-elsewhere', () => ({
    status: 404,
    data: { statusCode: 404, code: 'not-found', message: 'Not here' },
  }));
  open(api, null, 'sql-elsewhere');
  expect(await screen.findByRole('heading', { name: 'Problem not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practice sheet' })).toHaveAttribute(
    'href',
    '/roadmaps/sql',
  );
});

test('a unit that is a DSA problem redirects to its page', async () => {
  const problem = buildUnit({ id: 'sql-two-sum', article_link: '/dsaarticle/two-sum' });
  const topic = buildTopic({ id: 'sql-basics', learning_units: [problem] });
  const api = apiWithTask()
    .on('get', '/v1/roadmaps/sql', () => ({
      status: 200,
      data: buildRoadmap([topic], { id: 'sql' }),
    }))
    .on('get', '/v1/roadmaps/sql/units/sql-two-sum', () => ({
      status: 404,
      data: { code: 'not-found', message: 'Not found.' },
    }));
  open(api, asha, 'sql-two-sum');
  expect(await screen.findByText('Elsewhere: /dsaarticle/two-sum')).toBeVisible();
});

test("the page names what's missing: a unit of a roadmap with quizzes, or the roadmap", async () => {
  const missing = {
    status: 404,
    data: { statusCode: 404, code: 'not-found', message: 'Not here' },
  };
  const quizzes = { ...sheet, counted_as: 'unit' as const };
  const api = apiWithTask()
    .on('get', '/v1/roadmaps/sql', () => ({ status: 200, data: quizzes }))
    .on('get', '/v1/roadmaps/sql/units/sql-gone', () => missing);
  open(api, null, 'sql-gone');
  expect(await screen.findByRole('heading', { name: 'Unit not found' })).toBeVisible();
  expect(screen.getByText("There's no unit at this address.")).toBeVisible();
  cleanup();
  open(
    apiWithTask().on('get', '/v1/roadmaps/sql', () => missing),
    null,
  );
  expect(await screen.findByRole('heading', { name: 'Roadmap not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All roadmaps' })).toHaveAttribute('href', '/roadmaps');
});
