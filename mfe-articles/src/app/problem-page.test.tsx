import { queryKeys } from '@site/shared/contracts/composition';
import { comeBack, events, leaveToLogIn, queryClient, sessionStore } from '@site/shared/platform';
import {
  asha,
  buildProblem,
  buildProblemSummary,
  buildProgress,
  type FakeResponse,
  fakeApi,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { crossReadingLine, stubObservers } from '../testing/stub-observers.ts';

const list = [
  buildProblemSummary({ slug: '3sum', title: '3Sum', category: 'Two Pointers' }),
  buildProblemSummary({ reviewed: '2026-11-24' }),
  buildProblemSummary({ slug: 'group-anagrams', title: 'Group Anagrams', difficulty: 'medium' }),
];

const schedule = { today: '2026-11-21', dueCount: 0, units: {}, automatic: true };

const apiWith = (problems: unknown = list) =>
  fakeApi()
    .on('get', '/v1/dsa-problems', () => ({ status: 200, data: problems }))
    .on('get', /^\/v1\/dsa-problems\/./, ({ path }) => {
      const listed = list.find(({ slug }) => path.endsWith(`/${slug}`));
      if (!listed) return { status: 404, data: { code: 'not-found', message: 'Not found.' } };
      return { status: 200, data: buildProblem(listed) };
    })
    .on('get', /\/revisions\/days$/, () => ({ status: 200, data: schedule }))
    .on('put', '/v1/home/last', () => ({ status: 200 }))
    .on('get', /\/draft$/, () => ({ status: 200, data: { draft: null } }))
    .on('get', /\/cases$/, () => ({ status: 200, data: { cases: null } }))
    .on('patch', /^\/v1\/users\//, ({ data }) => ({ status: 200, data: buildProgress(data) }));

beforeEach(stubObservers);

async function open({
  path = '/dsaarticle/two-sum',
  api = apiWith(),
  ...rest
}: RenderOptions = {}) {
  const page = renderApp(routes, { path, api, ...rest });
  await screen.findByRole('heading', { name: 'Problem Description' });
  return page;
}

const panel = () => within(screen.getByRole('complementary', { name: 'All problems' }));
const patches = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('patch', /./).map(({ path, data }) => [path, data]);
const saved = `/v1/users/${asha.id}/learning-units/dsa-two-sum`;

test('a problem is shown with its facts and every section', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Two Sum' })).toBeVisible();
  const facts = within(screen.getByRole('list', { name: 'About this problem' }));
  expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'easy',
    'Hash Table',
    '15 min read',
  ]);
  const text = within(screen.getByRole('list', { name: 'About this text' }));
  expect(text.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'By the Stepwise editors',
    'Reviewed November 24, 2026',
  ]);
  const article = within(screen.getByRole('article'));
  expect(article.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Problem Description',
    'Your code',
    'Solution',
    'Explanation',
    'Complexity Analysis',
    'Discussion',
  ]);
  expect(screen.getByText('nums = [2, 7], target = 9')).toBeVisible();
  expect(screen.getByText('Is there a one-pass algorithm in constant space?')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Key Insight' })).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'Algorithm Steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('One pass.')).toBeInTheDocument();
});

describe('the follow-up of a problem', () => {
  test('is a question in plain sight, whose answer is folded', async () => {
    const { user } = await open();
    expect(screen.getByText('Is there a one-pass algorithm in constant space?')).toBeVisible();
    const answer = screen.getByText('One pass has to remember what it has seen.');
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Answer to the follow-up'));
    expect(answer).toBeVisible();
  });

  test('is folded as a whole if question and answer are one text', async () => {
    const text = 'In one pass? A map is all it needs.';
    const problem = buildProblem({ followUp: text, followUpAnswer: undefined });
    const api = apiWith().on('get', '/v1/dsa-problems/two-sum', () => ({
      status: 200,
      data: problem,
    }));
    const { user } = await open({ api });
    expect(screen.getByText(text)).not.toBeVisible();
    await user.click(screen.getByText('Follow-up'));
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the solution of a problem', () => {
  const folded = [
    'Answer to the follow-up',
    'Our solution in Python',
    'Why it works, step by step',
    'Time and space',
  ];
  const isOpen = (title: string) => screen.getByText(title).closest('details')?.open;

  test('is folded until someone opens it, and then stays open on this device', async () => {
    const { user, router } = await open();
    expect(folded.map(isOpen)).toEqual([false, false, false, false]);
    await user.click(screen.getByText('Time and space'));
    await act(() => router.navigate('/dsaarticle/3sum'));
    await screen.findByRole('heading', { level: 1, name: '3Sum' });
    expect(folded.map(isOpen)).toEqual([false, false, false, false]);
    await act(() => router.navigate('/dsaarticle/two-sum'));
    await screen.findByRole('heading', { level: 1, name: 'Two Sum' });
    await waitFor(() => expect(folded.map(isOpen)).toEqual([false, false, false, true]));
  });

  test('opens for an address of its section, and for a link to it', async () => {
    const { user } = await open({ path: '/dsaarticle/two-sum#explanation' });
    expect(folded.map(isOpen)).toEqual([false, false, true, false]);
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    await user.click(nav.getByRole('link', { name: 'Solution' }));
    expect(folded.map(isOpen)).toEqual([false, true, true, false]);
  });

  test('holds hints that are revealed one after the other', async () => {
    const { user } = await open();
    expect(screen.getByText('What have you seen?')).not.toBeVisible();
    expect(screen.getByText('Hint 2: which structure')).not.toBeVisible();
    await user.click(screen.getByText('Hint 1: what to notice'));
    expect(screen.getByText('What have you seen?')).toBeVisible();
    await user.click(screen.getByText('Hint 2: which structure'));
    await user.click(screen.getByText('Hint 3: outline'));
    expect(screen.getByText('Look up, then store.')).toBeVisible();
  });
});

test('two more cases are shown beside the example, in the chosen language', async () => {
  const shown = (name: string, input: string) => ({
    name,
    input,
    expected: '[0, 2]',
    hidden: false,
  });
  const cases = (call: string) => [
    shown('the example', `${call}([2, 7], 9)`),
    { ...shown('a large array', `${call}(many, 9)`), hidden: true },
    shown('apart', `${call}([2, 5, 7], 9)`),
    shown('negative', `${call}([-2, 0, 3], 1)`),
    shown('one more', `${call}([4, 0, 4], 8)`),
  ];
  const listings = {
    starter: '',
    starterHtml: '',
    code: '',
    codeHtml: '',
    support: '',
    supportHtml: '',
  };
  const javascript = { ...listings, cases: cases('twoSum') };
  const example = { input: 'nums = [2, 7], goal_sum = 9', output: "[True, None, 'a']" };
  const problem = buildProblem({ ...list[1], example, cases: cases('two_sum'), javascript });
  const api = apiWith().on('get', /^\/v1\/dsa-problems\/two-sum$/, () => ({
    status: 200,
    data: problem,
  }));
  const { user } = await open({ api });
  const examples = () =>
    screen
      .getAllByRole('heading', { name: /^Example/ })
      .map((heading) => [
        heading.textContent,
        within(heading.parentElement as HTMLElement).getAllByRole('definition')[0]?.textContent,
      ]);
  expect(examples()).toEqual([
    ['Example 1', 'nums = [2, 7], goal_sum = 9'],
    ['Example 2: apart', 'two_sum([2, 5, 7], 9)'],
    ['Example 3: negative', 'two_sum([-2, 0, 3], 1)'],
  ]);
  await user.click(screen.getAllByRole('tab', { name: 'JavaScript' })[0] as HTMLElement);
  expect(examples().slice(0, 2)).toEqual([
    ['Example 1', 'nums = [2, 7], goalSum = 9'],
    ['Example 2: apart', 'twoSum([2, 5, 7], 9)'],
  ]);
  expect(screen.getByText('[true, null, "a"]')).toBeVisible();
});

test('backquotes mark code, and markup stays text', async () => {
  const description = 'Add up to `target`.\n\nNot <b>markup</b>.';
  const api = apiWith().on('get', '/v1/dsa-problems/two-sum', () => ({
    status: 200,
    data: buildProblem({ description }),
  }));
  await open({ api });
  expect(screen.getByText('target', { selector: 'code' })).toBeVisible();
  expect(screen.getByText('Not <b>markup</b>.')).toBeVisible();
});

test('the side panel lists the problems by category and marks this one', async () => {
  await open();
  expect(panel().getAllByRole('list')).toHaveLength(2);
  expect(panel().getByRole('list', { name: 'Two Pointers 0/1 completed' })).toBeVisible();
  const members = within(panel().getByRole('list', { name: 'Hash Table 0/2 completed' }));
  expect(members.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Two Sum',
    'Group Anagrams',
  ]);
  const current = panel().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Two Sum']);
});

test('the panel counts the completed problems', async () => {
  const mine = list.map((problem) => ({ ...problem, completed: problem.slug === '3sum' }));
  await open({ session: asha, api: apiWith(mine) });
  expect(panel().getByText('1').closest('p')).toHaveTextContent('1 of 3 problems completed');
  expect(panel().getByRole('link', { name: '3Sum (completed)' })).toBeVisible();
  expect(panel().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3');
});

test('Previous and Next lead to the neighbouring problems', async () => {
  const { user } = await open();
  const ways = within(screen.getByRole('navigation', { name: 'Neighbouring problems' }));
  expect(ways.getByRole('link', { name: 'Previous 3Sum' })).toHaveAttribute(
    'href',
    '/dsaarticle/3sum',
  );
  await user.click(ways.getByRole('link', { name: 'Next Group Anagrams' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Group Anagrams' })).toBeVisible();
  expect(document.title).toContain('Group Anagrams');
});

test.each([
  ['first', '3sum', 'Previous'],
  ['last', 'group-anagrams', 'Next'],
])('the %s problem has no link beyond the list', async (_, slug, label) => {
  await open({ path: `/dsaarticle/${slug}` });
  const link = screen.getByRole('link', { name: new RegExp(`^${label}`) });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
  // Nor does it say anything about a review, since it has had none.
  expect(screen.queryByText(/Reviewed/)).not.toBeInTheDocument();
});

test('on a small screen the panel opens and closes, also when a problem is chosen', async () => {
  const { user } = await open();
  const toggle = () => screen.getByRole('button', { name: /(Show|Hide) problems/ });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(panel().getByRole('link', { name: '3Sum' }));
  await screen.findByRole('heading', { level: 1, name: '3Sum' });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('the section being read is highlighted', async () => {
  await open();
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
  const active = () => nav.getByRole('link', { current: 'location' }).textContent;
  expect(active()).toBe('Problem Description');
  act(() => crossReadingLine('your-code'));
  expect(active()).toBe('Your code');
  act(() => crossReadingLine('your-code', 'explanation'));
  expect(active()).toBe('Explanation');
  act(() => crossReadingLine('complexity-analysis', 'explanation', 'solution'));
  expect(active()).toBe('Solution');
  expect(nav.getByRole('link', { name: 'Solution' })).toHaveAttribute(
    'href',
    '/dsaarticle/two-sum#solution',
  );
});

test('a learner marks the problem complete and undoes it', async () => {
  const { user, api } = await open({ session: asha });
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('Question status updated successfully!')).toBeVisible();
  expect(await panel().findByRole('link', { name: 'Two Sum (completed)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Completed/ }));
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
  expect(patches(api)).toEqual([
    [saved, { completed: true }],
    [saved, { completed: false }],
  ]);
});

test('the panel shows what another device completed, even if a change here comes before the response', async () => {
  const { user, api } = await open({ session: asha });
  await panel().findByRole('link', { name: '3Sum' });
  const late: ((answer: FakeResponse) => void)[] = [];
  api.on('get', '/v1/dsa-problems', () => new Promise((resolve) => void late.push(resolve)));
  act(() => void queryClient.refetchQueries({ queryKey: queryKeys.dsaProblems(asha.id) }));
  await waitFor(() => expect(late).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  await waitFor(() => expect(late).toHaveLength(2));
  const data = list.map((problem) => ({ ...problem, completed: true }));
  await act(async () => late[1]?.({ status: 200, data }));
  expect(await panel().findByRole('link', { name: '3Sum (completed)' })).toBeVisible();
});

test('a stale list is refetched, even if it was updated locally', async () => {
  let respond = (_answer: FakeResponse) => {};
  const patched = new Promise<FakeResponse>((resolve) => {
    respond = resolve;
  });
  const api = apiWith().on('patch', saved, () => patched);
  const { user, router } = await open({ session: asha, api });
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  await act(() => router.navigate('/far'));
  await queryClient.invalidateQueries({ queryKey: queryKeys.dsaProblems(asha.id) });
  await act(async () => respond({ status: 200, data: buildProgress({ completed: true }) }));
  await screen.findByText('Question status updated successfully!');
  const data = list.map((problem) => ({ ...problem, completed: true }));
  api.on('get', '/v1/dsa-problems', () => ({ status: 200, data }));
  await act(() => router.navigate('/dsaarticle/two-sum'));
  expect(await panel().findByRole('link', { name: '3Sum (completed)' })).toBeVisible();
});

test('a change that the API refuses is undone, with the reason', async () => {
  const api = apiWith().on('patch', saved, () => ({ status: 403 }));
  const { user } = await open({ session: asha, api });
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('Login to update question status')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark complete' })).toBeVisible();
});

describe('the revision of a completed problem', () => {
  const solved = list.map((problem) => ({ ...problem, completed: true }));
  const start = `/v1/users/${asha.id}/revisions/dsa-two-sum`;

  test('is shown as soon as the problem is marked complete, as on the practice sheet', async () => {
    const api = apiWith().on('patch', saved, () => ({
      status: 200,
      data: { ...buildProgress({ completed: true }), dueOn: '2026-11-24' },
    }));
    const { user } = await open({ session: asha, api });
    expect(screen.queryByRole('link', { name: /^Comes back/ })).not.toBeInTheDocument();
    const units = { 'dsa-two-sum': '2026-11-24' };
    api.on('get', /\/revisions\/days$/, () => ({ status: 200, data: { ...schedule, units } }));
    await user.click(screen.getByRole('button', { name: 'Mark complete' }));
    expect(await screen.findByRole('link', { name: 'Comes back on Tuesday' })).toHaveAttribute(
      'href',
      '/roadmaps/today',
    );
    expect(screen.queryByRole('button', { name: 'Revise Two Sum' })).not.toBeInTheDocument();
  });

  test("is offered if it isn't on the schedule, and then says when it's due", async () => {
    const api = apiWith(solved).on('put', start, () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-11-24' },
    }));
    const { user } = await open({ session: asha, api });
    await user.click(await screen.findByRole('button', { name: 'Revise Two Sum' }));
    expect(await screen.findByText('Two Sum comes back on Tuesday.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Comes back on Tuesday' })).toBeVisible();
  });

  test("isn't offered while the completion waits, since it will schedule the revision", async () => {
    const api = apiWith().on('patch', saved, () => {
      throw networkFailure();
    });
    const { user } = await open({ session: asha, api });
    await user.click(screen.getByRole('button', { name: 'Mark complete' }));
    await screen.findByText('Waiting to sync');
    expect(screen.getByRole('button', { name: /^Completed/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revise Two Sum' })).not.toBeInTheDocument();
  });
});

test('a waiting change yields to a later one from another device', async () => {
  const api = apiWith().on('patch', saved, () => {
    throw networkFailure();
  });
  const { user } = await open({ session: asha, api });
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  await screen.findByText('Waiting to sync');
  api.on('patch', saved, () => ({ status: 200, data: buildProgress() }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
});

test('a visitor is prompted to log in, and then the change is saved', async () => {
  const prompted = jest.fn();
  const stop = events.on('sign-in-wanted', prompted);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('Please log in first!')).toBeVisible();
  expect(prompted).toHaveBeenCalledWith({
    reason: 'Log in to track your progress.',
    resume: expect.any(Function),
    wanted: { kind: 'completed', purpose: 'track your progress', meta: 'dsa-two-sum' },
  });
  stop();
});

test('a completion is saved once someone comes back from logging in on another page', async () => {
  const api = apiWith().on('patch', /./, () => ({ status: 200, data: buildProgress() }));
  const { router } = renderApp(routes, { path: '/roadmaps', api });
  const location = { pathname: '/dsaarticle/two-sum' };
  leaveToLogIn(location, {
    kind: 'completed',
    purpose: 'track your progress',
    meta: 'dsa-two-sum',
  });
  act(() => sessionStore.getState().signIn(asha));
  comeBack(location.pathname);
  await act(() => router.navigate(location));
  expect(await screen.findByText('Question status updated successfully!')).toBeVisible();
  expect(api.callsTo('patch', /./).map(({ path, data }) => [path, data])).toEqual([
    [`/v1/users/${asha.id}/learning-units/dsa-two-sum`, { completed: true }],
  ]);
});

test('the practice sheet is one click away, at this problem', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Practice sheet' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa?problem=dsa-two-sum')).toBeVisible();
});

test.each(['nothing-here', 'Not%20A%20Slug'])("%s isn't found, with a way back", async (slug) => {
  const api = apiWith().on('get', '/v1/dsa-problems/Not%20A%20Slug', () => ({ status: 400 }));
  renderApp(routes, { path: `/dsaarticle/${slug}`, api });
  expect(await screen.findByRole('heading', { name: 'Problem Not Found' })).toBeVisible();
  expect(screen.getByText('The requested DSA problem could not be found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All DSA problems' })).toHaveAttribute(
    'href',
    '/dsaarticles',
  );
});

test('while the problem loads, its facts from the list are already shown', async () => {
  const never = new Promise<never>(() => {});
  const api = apiWith().on('get', '/v1/dsa-problems/two-sum', () => never);
  renderApp(routes, { path: '/dsaarticle/two-sum', api });
  expect(await screen.findByText('Loading problem...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Two Sum' })).toBeVisible();
});

test('an error says so, and can be retried', async () => {
  const api = apiWith().on('get', '/v1/dsa-problems/two-sum', () => {
    throw networkFailure();
  });
  const { user } = renderApp(routes, { path: '/dsaarticle/two-sum', api });
  expect(await screen.findByText("We couldn't load this problem")).toBeVisible();
  expect(screen.getByText('Check your connection and try again.')).toBeVisible();
  api.on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem() }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Problem Description' })).toBeVisible();
});

test("a problem is readable even if the list can't be loaded", async () => {
  const api = apiWith().on('get', '/v1/dsa-problems', () => ({ status: 503 }));
  const { user } = await open({ api });
  expect(await screen.findByText("We couldn't load the list of problems.")).toBeVisible();
  api.on('get', '/v1/dsa-problems', () => ({ status: 200, data: list }));
  await user.click(screen.getByRole('button', { name: 'Load the list again' }));
  expect(await screen.findByRole('complementary', { name: 'All problems' })).toBeVisible();
});

test('no two parts of the page have the same id', async () => {
  await open();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('your-code');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
