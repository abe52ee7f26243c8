import type { NewQuizAnswers, QuizAnswers } from '@site/shared/contracts/practice';
import { quizAnswers, type StoredAnswers } from '@site/shared/device';
import { asha, type FakeResponse, fakeApi, late, renderApp } from '@site/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { daysPath, nothingScheduled, patchPath, saved } from '../testing/practice-page.tsx';
import { buildQuiz } from '../testing/quiz-builder.ts';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const unit = buildUnit({
  id: 'core-memory',
  name: 'Memory',
  page_link: '/roadmaps/core/core-memory',
});
const sheet = buildRoadmap([buildTopic({ learning_units: [unit] })], { id: 'core', title: 'Core' });
const answersPath = `/v1/users/${asha.id}/quizzes/core-memory/answers`;
const nothing: QuizAnswers = { answers: [], changedAt: null };

function apiWith(atFirst = nothing) {
  let stored = atFirst;
  return fakeApi()
    .on('get', '/v1/roadmaps/core', () => ({ status: 200, data: sheet }))
    .on('get', '/v1/roadmaps/core/units/core-memory', () => ({ status: 200, data: buildQuiz() }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }))
    .on('get', answersPath, () => ({ status: 200, data: stored }))
    .on('put', answersPath, ({ data }) => {
      const { base, ...sent } = data as NewQuizAnswers;
      if (base === stored.changedAt) stored = sent;
      return { status: 200, data: stored };
    })
    .on('patch', patchPath('core-memory'), saved);
}

const path = '/roadmaps/core/core-memory';
const open = (api = apiWith(), session: typeof asha | null = asha) =>
  renderApp(routes, { path, api, session });

/** Opens the page on a device that already has answers, asha's or another owner's. */
async function openWith(
  stored: Pick<StoredAnswers, 'answers' | 'changedAt'>,
  api = apiWith(),
  owner: string | null = asha.id,
) {
  const { router } = renderApp(routes, { path: '/elsewhere', api, session: asha });
  quizAnswers.write('core-memory', owner, { ...stored, title: 'Memory', path });
  await act(() => router.navigate(path));
}

const user = userEvent.setup();
const isAt = (name: string) => screen.findByRole('heading', { level: 2, name });

async function answer(option: string) {
  await user.click(screen.getByRole('radio', { name: option }));
  await user.click(screen.getByRole('button', { name: 'Check answer' }));
}
const next = (name = 'Next question') => user.click(screen.getByRole('button', { name }));

test('a question is a group of options, and says why an answer is right', async () => {
  open();
  expect(await isAt('Question 1 of 3')).toBeVisible();
  const group = screen.getByRole('group', { name: 'Where are local variables?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  await answer('On the stack');
  expect(screen.getByText('Right.')).toBeVisible();
  expect(screen.getByText('Your answer, right')).toBeVisible();
  expect(screen.getByText(/Each call has a frame/).closest('[tabindex="-1"]')).toHaveFocus();
  await next();
  expect(await isAt('Question 2 of 3')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Code' })).toHaveTextContent('new Node();');
});

test('nothing is checked until an option is chosen', async () => {
  open();
  await isAt('Question 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Check answer' }));
  expect(screen.getByText('Choose an answer first.')).toBeVisible();
  expect(await isAt('Question 1 of 3')).toBeVisible();
});

test('a question shows what it is about: a passage, a table, a picture', async () => {
  open();
  await isAt('Question 1 of 3');
  await answer('On the stack');
  await next();
  await answer('On the heap');
  await next();
  expect(screen.getByText('A shop counts what it sells.')).toBeVisible();
  expect(screen.getByRole('cell', { name: '120' })).toBeVisible();
  const chart = screen.getByRole('img', { name: 'Bar chart: Sales. 2025: 120.' });
  expect(chart.querySelector('rect.picture-shade-1')).toHaveAttribute('height', '24');
});

test('with the keyboard, arrows choose and Enter checks', async () => {
  open();
  await isAt('Question 1 of 3');
  screen.getByRole('radio', { name: 'On the stack' }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Not quite.')).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();
});

test('wrong answers come back at the end, and the unit is complete once everything is right', async () => {
  const api = apiWith();
  open(api);
  await isAt('Question 1 of 3');
  await answer('On the disk');
  expect(screen.getByText('Not quite.')).toBeVisible();
  expect(screen.getByText('Right answer')).toBeVisible();
  await next();
  await answer('On the heap');
  await next();
  await answer('A table');
  await next('See how you did');
  expect(await isAt('How you did')).toHaveFocus();
  expect(screen.getByText('2 of 3 right.')).toBeVisible();
  expect(api.callsTo('patch', patchPath('core-memory'))).toHaveLength(0);

  await next('Try the one you missed');
  expect(await isAt('Question 1 of 1')).toBeVisible();
  await answer('On the stack');
  await next('See how you did');
  expect(screen.getByText('You got every question right.')).toBeVisible();
  expect(screen.getByText('2 of 3 on the first try.')).toBeVisible();
  await waitFor(() =>
    expect(api.callsTo('patch', patchPath('core-memory'))).toMatchObject([
      { data: { completed: true } },
    ]),
  );
  await waitFor(
    () =>
      expect(api.callsTo('put', answersPath).at(-1)?.data).toMatchObject({
        answers: expect.arrayContaining([{ questionId: 'stack', first: 2, last: 0, round: 2 }]),
      }),
    { timeout: 10_000 },
  );
  const reviewed = screen.getByText(/^1\. Where are local variables/, {
    selector: 'summary span span',
  });
  await user.click(reviewed);
  expect(screen.getAllByText('Your answer, right')[0]).toBeVisible();
});

test('answers stay on the device when the page is opened again, until the quiz is started over', async () => {
  const { router } = open(apiWith(), null);
  const leaveAndReturn = async () => {
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(path));
  };
  await isAt('Question 1 of 3');
  await answer('On the stack');
  await leaveAndReturn();
  expect(await isAt('Question 2 of 3')).toBeVisible();
  await answer('On the heap');
  await next();
  await answer('A table');
  await next('See how you did');
  expect(screen.getByText('All of them on the first try.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Mark complete' })).toHaveLength(2);
  await next('Start over');
  expect(await isAt('Question 1 of 3')).toBeVisible();
  await leaveAndReturn();
  expect(await isAt('Question 1 of 3')).toBeVisible();
});

test('answers of another device and of this one are joined, whichever are newer', async () => {
  const answers = [{ questionId: 'stack', first: 0, last: 0, round: 1 }];
  const stored = { answers, changedAt: '2026-11-20T10:00:00.000Z' };
  await openWith({ answers: [], changedAt: '2026-11-19T10:00:00.000Z' }, apiWith(stored));
  expect(await isAt('Question 2 of 3')).toBeVisible();
  cleanup();

  const api = apiWith(stored);
  const own = { questionId: 'cache', first: 1, last: 1, round: 1 };
  await openWith({ answers: [own], changedAt: '2026-11-21T10:00:00.000Z' }, api);
  await waitFor(() =>
    expect(api.callsTo('put', answersPath).at(-1)?.data).toMatchObject({
      answers: [...answers, own],
    }),
  );
  expect(await isAt('Question 3 of 3')).toBeVisible();
});

test('an answer given before the account has loaded is merged with those of another device', async () => {
  const theirs = late<FakeResponse>();
  const api = apiWith().on('get', answersPath, () => theirs.promise);
  open(api);
  await isAt('Question 1 of 3');
  await answer('On the heap');
  const of = (questionId: string, option: number) => ({
    ...{ questionId, first: option, last: option, round: 1 },
  });
  const changedAt = new Date(Date.now() + 60_000).toISOString();
  const data = { answers: [of('stack', 0), of('cache', 1)], changedAt };
  await act(async () => theirs.give({ status: 200, data }));
  const answers = [of('cache', 1), of('stack', 1)];
  await waitFor(() => expect(api.callsTo('put', answersPath)[0]?.data).toMatchObject({ answers }));
});

test("a device whose clock is ahead doesn't treat its answers as the newest forever", async () => {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
  const first = apiWith().on('put', answersPath, ({ data }) => ({
    status: 200,
    data: { ...(data as QuizAnswers), changedAt: minutesAgo(60) },
  }));
  open(first);
  await isAt('Question 1 of 3');
  await answer('On the stack');
  const stored = () => quizAnswers.read('core-memory', asha.id) as StoredAnswers;
  await waitFor(() =>
    expect(Date.parse(stored().changedAt)).toBeLessThan(Date.now() - 50 * 60_000),
  );
  const here = stored();
  cleanup();

  const answers = ['stack', 'heap'].map((questionId) => ({
    ...{ questionId, first: 0, last: 0, round: 1 },
  }));
  await openWith(here, apiWith({ answers, changedAt: minutesAgo(10) }));
  expect(await isAt('Question 3 of 3')).toBeVisible();
});

test.each([
  ["another person's", '7a1f3f0e-5c1b-4d58-9d55-0d0c2b4d9a99'],
  ["a visitor's", null],
])('%s answers on the device stay theirs', async (_, owner) => {
  const api = apiWith();
  const answers = [{ questionId: 'stack', first: 0, last: 0, round: 1 }];
  await openWith({ answers, changedAt: '2026-11-21T10:00:00.000Z' }, api, owner);
  expect(await isAt('Question 1 of 3')).toBeVisible();
  expect(api.callsTo('put', answersPath)).toHaveLength(0);
});

test("stored answers are listed by the unit's name, whatever the tab says", async () => {
  open();
  await isAt('Question 1 of 3');
  document.title = '(3) Another page · Elsewhere';
  await answer('On the heap');
  expect(quizAnswers.read('core-memory', asha.id)).toMatchObject({ title: 'Memory' });
});
