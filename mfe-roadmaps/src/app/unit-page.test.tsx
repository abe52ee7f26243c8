import type { UnitText } from '@site/shared/contracts/practice';
import { asha, buildProblem, fakeApi, renderApp } from '@site/shared/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
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
  expect(screen.getByRole('heading', { name: 'Task' })).toBeVisible();
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
  const api = apiWithTask().on('get', '/v1/roadmaps/sql/units/sql-two-sum', () => ({
    status: 200,
    data: buildProblem({ slug: 'two-sum', unitId: 'sql-two-sum' }),
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

test("an exercise can be read even if its roadmap can't be loaded, and Try again brings the rest", async () => {
  const api = apiWithTask().on('get', '/v1/roadmaps/sql', () => ({ status: 503 }));
  const { user } = open(api, null);
  expect(await screen.findByText("We couldn't load this problem")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practice sheet' })).toHaveAttribute(
    'href',
    '/roadmaps/sql?problem=sql-names',
  );
  api.on('get', '/v1/roadmaps/sql', () => ({ status: 200, data: sheet }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Names' })).toBeVisible();
  expect(screen.queryByText("We couldn't load this problem")).not.toBeInTheDocument();
});

test('while the exercise loads, its facts from the sheet are already shown', async () => {
  const never = new Promise<never>(() => {});
  open(apiWithTask().on('get', '/v1/roadmaps/sql/units/sql-names', () => never));
  expect(await screen.findByText('Loading problem...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Names' })).toBeVisible();
  const facts = within(screen.getByRole('list', { name: 'About this problem' }));
  expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'easy',
    'Basics',
    '20 minutes',
  ]);
});

describe('a unit that is a text', () => {
  const unit = buildUnit({
    id: 'design-queues',
    name: 'Queues',
    page_link: '/roadmaps/design/design-queues',
  });
  const sheet = buildRoadmap([buildTopic({ learning_units: [unit] })], { id: 'design' });
  const headings = ['Why', 'How', 'When', 'How long'];

  const text = (facts: Partial<UnitText> = {}): UnitText => ({
    kind: 'text',
    unitId: 'design-queues',
    description: 'A queue waits.',
    content: `<p>A queue waits, as <a href="/article/sql-indexes">indexes</a> don't.</p><script>alert(1)</script>${headings
      .map((title) => `<h2 id="article-${title.toLowerCase().replace(' ', '-')}">${title}</h2>`)
      .join('')}`,
    table_of_contents: headings.map((title) => ({
      id: `article-${title.toLowerCase().replace(' ', '-')}`,
      title,
      level: 2,
    })),
    reading_time_minutes: 7,
    documents: [],
    reviewed: null,
    ...facts,
  });

  const open = (shown = text()) =>
    renderApp(routes, {
      path: '/roadmaps/design/design-queues',
      session: asha,
      api: fakeApi()
        .on('get', '/v1/roadmaps/design', () => ({ status: 200, data: sheet }))
        .on('get', '/v1/roadmaps/design/units/design-queues', () => ({ status: 200, data: shown }))
        .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }))
        .on('patch', patchPath('design-queues'), saved),
    });

  test('a text is shown with its reading time and contents, without scripts', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
    expect(await screen.findByText(/A queue waits/)).toBeVisible();
    expect(screen.getByText('7 min read')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
  });

  test('what people can take along is downloaded in two formats, and nothing is folded then', async () => {
    const documents = [{ title: 'The template', markdown: '/v1/d/1.md', pdf: '/v1/d/1.pdf' }];
    open(text({ documents }));
    const link = await screen.findByRole('link', { name: 'The template as PDF' });
    expect(link).toHaveAttribute('href', '/v1/d/1.pdf');
    expect(screen.getByRole('link', { name: 'The template as Markdown' })).toHaveAttribute(
      'href',
      '/v1/d/1.md',
    );
    expect(screen.getByRole('heading', { name: 'Why' })).toBeVisible();
    expect(screen.queryByText('Our answer')).toBeNull();
  });

  test('our answer is folded until someone opens it', async () => {
    open();
    expect(await screen.findByText(/A queue waits/)).toBeVisible();
    expect(screen.getByText(/^You can't solve this one here\./)).toBeVisible();
    const why = screen.getByRole('heading', { name: 'Why', hidden: true });
    expect(why).not.toBeVisible();
    await userEvent.click(screen.getByText('Our answer'));
    expect(why).toBeVisible();
  });

  test('an address that links to a part of the answer opens it', async () => {
    const { router } = open();
    await screen.findByText(/A queue waits/);
    await act(() => router.navigate({ hash: 'main' }));
    expect(screen.getByRole('heading', { name: 'How', hidden: true })).not.toBeVisible();
    await act(() => router.navigate({ hash: 'article-how' }));
    expect(screen.getByRole('heading', { name: 'How' })).toBeVisible();
  });

  test('a text without parts has nothing to fold', async () => {
    open(text({ content: '<p>A queue waits.</p>', table_of_contents: [] }));
    expect(await screen.findByText(/A queue waits/)).toBeVisible();
    expect(screen.queryByText('Our answer')).not.toBeInTheDocument();
    expect(screen.queryByText(/^You can't solve/)).not.toBeInTheDocument();
  });

  test('it says who stands behind it and when it was reviewed', async () => {
    open(text({ reviewed: '2026-11-26' }));
    const facts = await screen.findByRole('list', { name: 'About this text' });
    expect(await within(facts).findByText('By the Stepwise editors')).toBeVisible();
    expect(facts).toHaveTextContent('Reviewed November 26, 2026');
  });

  test("a text that hasn't been reviewed says nothing about a review", async () => {
    open();
    const facts = await screen.findByRole('list', { name: 'About this text' });
    expect(await within(facts).findByText('By the Stepwise editors')).toBeVisible();
    expect(facts).not.toHaveTextContent('Reviewed');
  });

  test('its links within the site go through the router', async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'indexes' }));
    expect(router.state.location.pathname).toBe('/article/sql-indexes');
  });

  test('a short text has no list of contents', async () => {
    open(text({ table_of_contents: text().table_of_contents.slice(0, 3) }));
    expect(await screen.findByText(/A queue waits/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  test('a reader can mark it complete at its end', async () => {
    open();
    const [, atEnd] = await screen.findAllByRole('button', { name: 'Mark complete' });
    await userEvent.click(atEnd as HTMLElement);
    expect(await screen.findByRole('button', { name: /^Completed/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
  });
});
