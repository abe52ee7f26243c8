import { queryKeys } from '@site/shared/contracts/composition';
import type { NewRevisionAddition } from '@site/shared/contracts/practice';
import { outbox, queryClient } from '@site/shared/platform';
import {
  asha,
  type FakeApi,
  type FakeResponse,
  fakeApi,
  networkFailure,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import { buildDue, buildRevision } from '../features/revision/testing/build-revision.ts';
import {
  apiWith,
  current,
  gradeButton,
  later,
  list,
  openToday,
  reviews,
  schedulePath,
  stairs,
  twoSum,
} from '../testing/today-page.tsx';

test('the first due problem is shown with its links, its note and when each grade brings it back', async () => {
  const { user } = await openToday(apiWith());
  const card = within(await screen.findByRole('article', { name: 'Two Sum' }));
  expect(card.getByText('Solved 5 days ago, not revised yet.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Solve again: Two Sum' })).toHaveAttribute(
    'href',
    '/dsaarticle/two-sum',
  );
  expect(card.getByRole('link', { name: 'On problems.example' })).toHaveAttribute(
    'href',
    'https://problems.example/two-sum',
  );
  expect(card.queryByText('map')).not.toBeInTheDocument();
  await user.click(card.getByText('Your note'));
  expect(await card.findByText('map')).toBeVisible();
  expect(card.getByText('map').tagName).toBe('STRONG');
  const grades = within(card.getByRole('group', { name: 'How did it go?' })).getAllByRole('button');
  expect(grades.map(({ textContent }) => textContent)).toEqual([
    'Again11 day',
    'Hard28 days',
    'Good311 days',
    'Easy419 days',
  ]);
});

describe('with a plan that has problems for today', () => {
  const problems = buildHome().next.map((problem) => ({ ...problem, minutes: 35 }));
  const home = {
    planUntil: '2026-12-31',
    plan: {
      problems,
      reviews: 0,
      minutes: 35,
      done: { problems: 0, reviews: 0, minutes: 0 },
      continuesOn: '2026-11-23',
    },
  };
  const planned = async () =>
    within(await screen.findByRole('region', { name: 'New in your plan today' }));

  test("the day isn't done when nothing is left to revise", async () => {
    await openToday(apiWith(list({ due: [], dueCount: 0 })), asha, home);
    const plan = await planned();
    expect(plan.getByRole('link', { name: '3Sum' })).toHaveAttribute('href', '/dsaarticle/3sum');
    expect(plan.getByRole('link', { name: 'Your plan until Thu, Dec 31' })).toBeVisible();
    expect(screen.getByText('Nothing left to revise today')).toBeVisible();
    expect(screen.queryByText('All done for today')).not.toBeInTheDocument();
  });

  test("they're listed after what's due, or with an empty schedule", async () => {
    const { unmount } = await openToday(apiWith(), asha, home);
    expect(await screen.findByRole('article', { name: 'Two Sum' })).toBeVisible();
    await planned();
    unmount();
    await openToday(apiWith(list({ due: [], dueCount: 0, next: [] })), asha, home);
    await planned();
    expect(screen.getByText('Nothing to revise yet')).toBeVisible();
  });

  test('without them, the plan is done too', async () => {
    const done = { ...home, plan: { ...home.plan, problems: [] } };
    await openToday(apiWith(list({ due: [], dueCount: 0 })), asha, done);
    expect(await screen.findByText('All done for today')).toBeVisible();
  });
});

test('an SQL task is solved again on its own page', async () => {
  const task = buildDue({ articleLink: '/roadmaps/sql/sql-big-countries' });
  await openToday(apiWith(list({ due: [task] })));
  const card = within(await screen.findByRole('article', { name: 'Two Sum' }));
  expect(card.getByRole('link', { name: 'Solve again: Two Sum' })).toHaveAttribute(
    'href',
    '/roadmaps/sql/sql-big-countries',
  );
});

test("a problem that can't be solved on this site links to another site", async () => {
  const elsewhere = buildDue({ articleLink: '/article/two-pointers' });
  await openToday(apiWith(list({ due: [elsewhere] })));
  const card = within(await screen.findByRole('article', { name: 'Two Sum' }));
  expect(card.getByRole('link', { name: 'Solve again: Two Sum' })).toHaveAttribute(
    'href',
    'https://problems.example/two-sum',
  );
  expect(card.getByRole('link', { name: 'Article on Two Sum' })).toHaveAttribute(
    'href',
    '/article/two-pointers',
  );
});

test('upcoming problems are listed by day, and a chart shows the next two weeks', async () => {
  await openToday(apiWith());
  const next = await screen.findByRole('region', { name: 'Next' });
  expect(within(next).getByRole('heading', { name: 'Thursday' })).toBeVisible();
  expect(within(next).getByRole('link', { name: '3Sum' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa?problem=dsa-3sum',
  );
  const ahead = within(screen.getByRole('region', { name: 'The next two weeks' }));
  const days = ahead.getAllByRole('listitem');
  expect(days).toHaveLength(14);
  expect(days[0]).toHaveTextContent('today: 2 problems');
  expect(days[5]).toHaveTextContent('Thursday: 1 problem');
  expect(days[13]).toHaveTextContent('Fri, Dec 4: 0 problems');
});

test('a grade is sent with the time zone, and the next problem appears', async () => {
  const api = apiWith().on('post', reviews, () => ({
    status: 200,
    data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' },
  }));
  const { user } = await openToday(api);
  await current();
  await user.click(gradeButton(/^Good/));
  expect(await screen.findByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
  expect(screen.getByText('Two Sum comes back on Wed, Dec 2.')).toBeVisible();
  expect(screen.getByText('1 problem')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Due now/ })).toHaveFocus();
  expect(api.callsTo('post', reviews)[0]?.data).toEqual({
    id: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    grade: 'good',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('the keys 1 to 4 grade, except with a modifier key held', async () => {
  const api = apiWith(list({ due: [twoSum] })).on('post', reviews, () => ({
    status: 200,
    data: { unitId: 'dsa-two-sum', dueOn: '2026-11-29' },
  }));
  const { user } = await openToday(api);
  await current();
  await user.keyboard('{Control>}2{/Control}9');
  expect(api.callsTo('post', reviews)).toHaveLength(0);
  await user.keyboard('2');
  expect(await screen.findByText('All done for today')).toBeVisible();
  expect(screen.getByText(/^3Sum comes next, on Thursday\./)).toBeVisible();
  expect(api.callsTo('post', reviews)[0]?.data).toMatchObject({ grade: 'hard' });
});

test('the next problem can be graded as soon as it is shown', async () => {
  const stairsReviews = `${schedulePath}/dsa-stairs/reviews`;
  const api = apiWith()
    .on('post', reviews, () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' },
    }))
    .on('post', stairsReviews, () => ({
      status: 200,
      data: { unitId: 'dsa-stairs', dueOn: '2026-12-10' },
    }));
  const { user } = await openToday(api);
  await current();
  // A busy device takes its time to remove what was sent from its disk.
  const removed: (() => void)[] = [];
  const stop = outbox.follow(
    'revision',
    () => new Promise<void>((resolve) => void removed.push(resolve)),
  );
  await user.keyboard('3');
  expect(await screen.findByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
  await user.keyboard('4');
  stop();
  await act(async () => removed[0]?.());
  expect(await screen.findByText('All done for today')).toBeVisible();
  expect(api.callsTo('post', reviews)).toHaveLength(1);
  expect(api.callsTo('post', stairsReviews)[0]?.data).toMatchObject({ grade: 'easy' });
});

test('a grade given by mistake can be undone', async () => {
  let response = list();
  const api = fakeApi()
    .on('get', schedulePath, () => ({ status: 200, data: response }))
    .on('post', reviews, () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-11-22' },
    }))
    .on('delete', new RegExp(`^${reviews}/`), () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-11-21' },
    }));
  const { user } = await openToday(api);
  await current();
  response = list({ due: [stairs, twoSum] });
  await user.click(gradeButton(/^Again/));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Two Sum' })).toBeVisible();
  const sent = api.callsTo('post', reviews).map(({ data }) => (data as { id: string }).id);
  expect(api.callsTo('delete', `${reviews}/${sent[0]}`)).toHaveLength(1);
});

test("a grade that couldn't be saved says so, and is sent again under the same id", async () => {
  let responseCount = 0;
  const api = apiWith().on('post', reviews, () => {
    responseCount += 1;
    if (responseCount === 1) return { status: 500 };
    return { status: 200, data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' } };
  });
  const { user } = await openToday(api);
  await current();
  await user.click(gradeButton(/^Good/));
  expect(
    await screen.findByText("We couldn't save your grade for Two Sum. Please try again."),
  ).toBeVisible();
  await user.click(gradeButton(/^Good/));
  await screen.findByRole('article', { name: 'Climbing Stairs' });
  const [first, second] = api.callsTo('post', reviews);
  expect(second?.data).toEqual(first?.data);
});

test('if more problems are due than fit in one response, the rest is fetched', async () => {
  const many = list({ due: [twoSum], dueCount: 51 });
  const rest = list({ due: [stairs], dueCount: 50 });
  const api: FakeApi = fakeApi()
    .on('get', schedulePath, () => ({
      status: 200,
      data: api.callsTo('post', reviews).length > 0 ? rest : many,
    }))
    .on('post', reviews, () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' },
    }));
  const { user } = await openToday(api);
  await current();
  await user.click(gradeButton(/^Good/));
  expect(await screen.findByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
  expect(screen.queryByText('All done for today')).not.toBeInTheDocument();
});

test('a grade given during a request loses nothing of its response', async () => {
  const api = apiWith().on('post', reviews, () => ({
    status: 200,
    data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' },
  }));
  const { user } = await openToday(api);
  await current();
  const late: ((answer: FakeResponse) => void)[] = [];
  api.on('get', schedulePath, () => new Promise((resolve) => void late.push(resolve)));
  act(() => void queryClient.refetchQueries({ queryKey: queryKeys.revisions(asha.id) }));
  await waitFor(() => expect(late).toHaveLength(1));
  await user.click(gradeButton(/^Good/));
  await waitFor(() => expect(late).toHaveLength(2));
  const graded = buildRevision({ dueOn: '2026-12-02' });
  const data = list({ due: [], next: [later, graded], dueCount: 0 });
  await act(async () => late[1]?.({ status: 200, data }));
  expect(await screen.findByText('All done for today')).toBeVisible();
});

test('everything due is counted, even beyond what fits in one response', async () => {
  await openToday(apiWith(list({ dueCount: 60 })));
  await current();
  expect(screen.getByText('60 problems')).toBeVisible();
  expect(screen.getByText('And 58 more, which will appear here as you go.')).toBeVisible();
});

test.each([
  [true, 'Every problem you mark complete is added automatically.'],
  [false, 'Problems are added when you choose Revise next to their name.'],
])(
  'the page says how problems are chosen, and links to the setting (%s)',
  async (automatic, words) => {
    await openToday(apiWith({ ...list(), automatic }));
    const how = within(await screen.findByRole('region', { name: 'How it works' }));
    expect(how.getByText(/the most overdue first/)).toBeVisible();
    expect(how.getByText(words, { exact: false })).toBeVisible();
    expect(how.getByRole('link', { name: 'Change this in your settings' })).toHaveAttribute(
      'href',
      '/profile/edit?tab=accounts',
    );
  },
);

describe('problems completed before', () => {
  const additions = `${schedulePath}/additions`;
  const offer = () =>
    screen.findByRole('button', { name: 'Add your 12 completed problems to revision' });

  /** An API with completed problems only, which accepts additions and undoes them. */
  function withCompletions() {
    const empty = { ...list({ due: [], next: [], dueCount: 0 }), addable: 12 };
    let response: ReturnType<typeof list> = empty;
    return fakeApi()
      .on('get', schedulePath, () => ({ status: 200, data: response }))
      .on('post', additions, () => {
        response = { ...list(), addable: 0 };
        return { status: 200, data: { count: 12, lastDueOn: '2026-11-26' } };
      })
      .on('delete', new RegExp(`^${additions}/`), () => {
        response = empty;
        return { status: 200, data: { count: 12 } };
      });
  }

  test("are added in one step, which says until when they're due, and can be undone", async () => {
    const api = withCompletions();
    const { user } = await openToday(api);
    await user.click(await offer());
    expect(
      await screen.findByText('12 problems added. The last one comes up on Thursday.'),
    ).toBeVisible();
    expect(screen.getByRole('article', { name: 'Two Sum' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add your/ })).not.toBeInTheDocument();
    const sent = api.callsTo('post', additions).map(({ data }) => data as NewRevisionAddition);
    const { id, zone } = sent[0] ?? {};
    expect(zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await offer()).toBeVisible();
    expect(screen.queryByText(/problems added/)).not.toBeInTheDocument();
    expect(api.callsTo('delete', `${additions}/${id}`)).toHaveLength(1);
  });

  test("that couldn't be added are retried under the same id", async () => {
    const api = withCompletions();
    const lost = api.on('post', additions, () => {
      throw networkFailure();
    });
    const { user } = await openToday(lost);
    await user.click(await offer());
    const failed = "We couldn't add your problems. Please try again.";
    expect(await screen.findByText(failed)).toBeVisible();
    await user.click(await offer());
    await waitFor(() => expect(api.callsTo('post', additions)).toHaveLength(2));
    const [first, second] = api.callsTo('post', additions);
    expect(second?.data).toEqual(first?.data);
  });
});

test('another due problem can be done first', async () => {
  const { user } = await openToday(apiWith());
  await user.click(await screen.findByRole('button', { name: 'Do first: Climbing Stairs' }));
  expect(screen.getByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
});

test('a problem is taken off the schedule, and put back', async () => {
  let response = list();
  const api = fakeApi()
    .on('get', schedulePath, () => ({ status: 200, data: response }))
    .on('delete', `${schedulePath}/dsa-3sum`, () => ({ status: 200, data: {} }))
    .on('put', `${schedulePath}/dsa-3sum`, () => ({
      status: 200,
      data: { unitId: 'dsa-3sum', dueOn: '2026-11-26' },
    }));
  const { user } = await openToday(api);
  await current();
  response = list({ next: [] });
  await user.click(screen.getByRole('button', { name: 'Stop revising 3Sum' }));
  expect(await screen.findByText('3Sum is off your schedule.')).toBeVisible();
  expect(screen.queryByText('3Sum')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing is scheduled after today.')).toBeVisible();

  response = list();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3Sum')).toBeVisible();
  expect(screen.queryByText('3Sum is off your schedule.')).not.toBeInTheDocument();
});

test('someone with an empty schedule learns how to use it', async () => {
  await openToday(apiWith(list({ due: [], next: [] })));
  expect(await screen.findByText('Nothing to revise yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a roadmap' })).toHaveAttribute(
    'href',
    '/roadmaps',
  );
});

test('a visitor is prompted to log in and returns here', async () => {
  const api = fakeApi();
  await openToday(api, null);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Froadmaps%2Ftoday',
  );
  expect(api.calls).toEqual([]);
});

test("a schedule that couldn't be loaded is loaded once the device is online again", async () => {
  let away = true;
  const api = fakeApi().on('get', schedulePath, () => {
    if (away) throw networkFailure();
    return { status: 200, data: list() };
  });
  await openToday(api);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText("We couldn't load your revision schedule")).toBeVisible();
  expect(screen.getByText('Check your connection and try again.')).toBeVisible();
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await current()).toBeVisible();
});

test("a schedule that can't be loaded can be retried", async () => {
  let fails = true;
  const api = fakeApi().on('get', schedulePath, () =>
    fails ? { status: 500 } : { status: 200, data: list() },
  );
  const { user } = await openToday(api);
  expect(await screen.findByText("We couldn't load your revision schedule")).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await current()).toBeVisible();
});
