import { queryKeys } from '@site/shared/contracts/composition';
import type { Home, NextProblem, PlanToday } from '@site/shared/contracts/practice';
import { queryClient, timeZone } from '@site/shared/platform';
import { saveProgress } from '@site/shared/progress';
import { asha, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import { buildDue } from '../features/revision/testing/build-revision.ts';
import { routes } from '../routes.tsx';
import { apiWith, check, patchPath, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';
import ContinuePanel from './continue.tsx';

const solved = { completed: true, bookmarked: false, notes: '' };
const sheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit({ progress: solved }),
      buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 }),
    ],
  }),
]);
const site = [{ path: '/', element: <ContinuePanel>Nothing yet</ContinuePanel> }, ...routes];
const dueLink = () => screen.queryByRole('link', { name: /due today/ });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
afterEach(() => void jest.useRealTimers());

const nothingDone: Partial<Home> = { begun: false, due: [] };

/** An API with Two Sum solved and due; a test changes its next responses. */
function apiWithHome(facts: Partial<Home> = { due: ['dsa-two-sum'] }) {
  const home = buildHome(facts);
  const api = apiWith(sheet).on('get', '/v1/home', () => ({ status: 200, data: { ...home } }));
  return { api, home };
}

const today: PlanToday = {
  problems: [{ ...(buildHome().next[0] as NextProblem), minutes: 35 }],
  reviews: 3,
  minutes: 65,
  done: { problems: 1, reviews: 0, minutes: 20 },
  continuesOn: '2026-11-23',
};
const doneForToday = { ...today, problems: [], reviews: 0, minutes: 0 };

test('someone with a plan sees what it has for today in place of where they left off', async () => {
  const { api } = apiWithHome({ planUntil: '2026-12-31', plan: today });
  renderApp(site, { api, session: asha });
  const plan = await region('Your plan for today');
  expect(plan.getByText('1 new, 3 to revise · 1 h 5 min')).toBeVisible();
  expect(plan.getByRole('link', { name: '3Sum' })).toHaveAttribute('href', '/dsaarticle/3sum');
  expect(plan.getByRole('listitem')).toHaveTextContent('DSA Sheet · Arrays · 35 min');
  const revising = plan.getByRole('link', { name: 'Revise 3 problems on Today' });
  expect(revising).toHaveAttribute('href', '/roadmaps/today');
  expect(plan.getByText('Done today: 1 completed · 20 min')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Your plan until Thu, Dec 31' })).toHaveLength(1);
  expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
  expect(api.calls.map(({ path }) => path)).toEqual(['/v1/home']);
});

test('someone whose mock test is running sees a link back to it until its time is over', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const path = '/mock-tests/first/0b0e7d1c-6a6e-4a0b-9a55-3d1f1c8d9f10';
  const runningTest = {
    path,
    endsAt: '2026-11-21T11:01:30.000Z',
    now: '2026-11-21T11:00:00.000Z',
  };
  const { api } = apiWithHome({ runningTest });
  renderApp(site, { api, session: asha });
  const test = await region('Mock test');
  expect(test.getByText(/^Mock test running: 2 minutes left/)).toBeVisible();
  expect(test.getByRole('link', { name: 'Back to the test' })).toHaveAttribute('href', path);
  // Changing the device's clock doesn't shorten the time.
  jest.setSystemTime(Date.now() + 2 * 60 * 60_000);
  act(() => jest.advanceTimersByTime(35_000));
  expect(test.getByText(/^Mock test running: 1 minute left/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(/^Mock test running/)).not.toBeInTheDocument();
});

test('on a long day, home shows the first problems and says how many more there are', async () => {
  const problem = today.problems[0] as PlanToday['problems'][number];
  const problems = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...problem, unitId: `dsa-${number}` }));
  const { api } = apiWithHome({ planUntil: '2026-12-31', plan: { ...today, problems } });
  renderApp(site, { api, session: asha });
  const plan = await region('Your plan for today');
  expect(plan.getAllByRole('listitem')).toHaveLength(5);
  expect(plan.getByText('2 more in your plan.')).toBeVisible();
});

test.each([
  ['is done', doneForToday, "You're done for today. Your plan continues on Monday."],
  [
    'has nothing planned',
    { ...doneForToday, done: { problems: 0, reviews: 0, minutes: 0 }, continuesOn: '2026-11-22' },
    'Nothing is planned for today. Your plan continues tomorrow.',
  ],
])('a day that %s says when the plan continues', async (_, plan, words) => {
  const { api } = apiWithHome({ planUntil: '2026-12-31', plan });
  renderApp(site, { api, session: asha });
  expect((await region('Your plan for today')).getByText(words)).toBeVisible();
});

test('if the plan has nothing left, a link shows its date; without a plan, it leads to making one', async () => {
  const { api, home } = apiWithHome({ planUntil: '2026-12-31' });
  const { unmount } = renderApp(site, { api, session: asha });
  const plan = (await region('Revision')).getByRole('link', {
    name: 'Your plan until Thu, Dec 31',
  });
  expect(plan).toHaveAttribute('href', '/roadmaps/plan');
  unmount();
  home.planUntil = null;
  renderApp(site, { api, session: asha });
  expect(await screen.findByRole('link', { name: 'Plan your days' })).toBeVisible();
});

test("someone who practises sees what's next, what's due, their week and where they stopped", async () => {
  const last = {
    kind: 'dsa-problem',
    title: 'Valid Anagram',
    path: '/dsaarticle/valid-anagram',
    at: '2026-11-20T10:00:00.000Z',
  } as const;
  const { api } = apiWithHome({ due: ['dsa-two-sum'], last });
  renderApp(site, { api, session: asha });
  const next = await region('Continue where you left off');
  expect(next.getByRole('link', { name: '3Sum' })).toHaveAttribute('href', '/dsaarticle/3sum');
  expect((await region('Revision')).getByRole('link', { name: '1 due today' })).toHaveAttribute(
    'href',
    '/roadmaps/today',
  );
  const week = await region('This week');
  expect(week.getByText('1 day practised · 1 solved')).toBeVisible();
  const days = week.getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[4]).toHaveTextContent('Friday: 2 activities, 1 solved');
  expect(days[5]).toHaveAttribute('aria-current', 'date');
  expect(week.getByText('Anything you do today makes it 2.')).toBeVisible();
  expect(
    (await region('Last opened')).getByRole('link', { name: 'Valid Anagram' }),
  ).toHaveAttribute('href', '/dsaarticle/valid-anagram');
  expect(api.calls.map(({ path, params }) => [path, params.zone])).toEqual([
    ['/v1/home', timeZone()],
  ]);
});

test('someone new sees where to start and how each part fills up', async () => {
  const { api } = apiWithHome({ ...nothingDone, streak: { current: 0, longest: 0 } });
  renderApp(site, { api, session: asha });
  expect(await screen.findByRole('region', { name: 'Start here' })).toBeVisible();
  expect(screen.getByText('Nothing is due today.')).toBeVisible();
  expect(screen.getByText(/^Open a problem or an article/)).toBeVisible();
  expect(screen.getByText(/^It starts with the first thing you do/)).toBeVisible();
});

test('someone who has solved everything sees that', async () => {
  const { api } = apiWithHome({ next: [] });
  renderApp(site, { api, session: asha });
  expect(await screen.findByRole('region', { name: "You've solved everything" })).toBeVisible();
});

test("if it can't be loaded, the shell's own list stays", async () => {
  const { api } = apiWithHome();
  api.on('get', '/v1/home', () => ({ status: 503 }));
  renderApp(site, { api, session: asha });
  await waitFor(() => expect(api.callsTo('get', '/v1/home')).not.toHaveLength(0));
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

test("the home page shows what's due, and no longer does once its completion is undone", async () => {
  const { api, home } = apiWithHome();
  api.on('patch', patchPath('dsa-two-sum'), (call) => {
    Object.assign(home, nothingDone);
    return saved(call);
  });
  const { user, router } = renderApp(site, { api, session: asha });
  expect(await screen.findByRole('link', { name: '1 due today' })).toBeVisible();
  await act(() => router.navigate('/roadmaps/dsa'));
  await screen.findByRole('table');
  await user.click(check('Two Sum'));
  await screen.findByText('Question status updated successfully!');
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Start here')).toBeVisible();
  expect(dueLink()).not.toBeInTheDocument();
});

test("a problem that's due as soon as it's scheduled is counted on the home page", async () => {
  const { api, home } = apiWithHome({});
  api.on('put', `/v1/users/${asha.id}/revisions/dsa-two-sum`, () => {
    home.due = ['dsa-two-sum'];
    return { status: 200, data: { unitId: 'dsa-two-sum', dueOn: '2026-11-21' } };
  });
  const { user, router } = renderApp(site, { api, session: asha, path: '/roadmaps/dsa' });
  await user.click(await screen.findByRole('button', { name: 'Revise Two Sum' }));
  await screen.findByText('Two Sum is due today.');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('link', { name: '1 due today' })).toBeVisible();
});

test('a problem whose grade waits for the network is no longer due', async () => {
  const { api } = apiWithHome();
  const list = { today: '2026-11-21', dueCount: 1, due: [buildDue()], next: [] };
  api
    .on('get', `/v1/users/${asha.id}/revisions`, () => ({ status: 200, data: list }))
    .on('post', /reviews$/, () => {
      throw networkFailure();
    });
  const { user, router } = renderApp(site, { api, session: asha, path: '/roadmaps/today' });
  await user.click(await screen.findByRole('button', { name: /^Good/ }));
  await screen.findByText('Grade waiting to sync');
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Continue where you left off')).toBeVisible();
  expect(queryClient.getQueryData(queryKeys.home(asha.id))).toMatchObject({
    due: ['dsa-two-sum'],
  });
  expect(dueLink()).not.toBeInTheDocument();
});

test('the home page reflects a change that waited for the network', async () => {
  const { api, home } = apiWithHome();
  let away = true;
  api.on('patch', patchPath('dsa-two-sum'), (call) => {
    if (away) throw networkFailure();
    Object.assign(home, nothingDone);
    return saved(call);
  });
  renderApp(site, { api, session: asha });
  await screen.findByRole('link', { name: '1 due today' });
  const change = { person: asha.id, unitId: 'dsa-two-sum', patch: { completed: false } };
  await act(() => saveProgress(change));
  expect(dueLink()).toBeVisible();
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dueLink()).not.toBeInTheDocument());
  expect(await screen.findByText('Start here')).toBeVisible();
});
