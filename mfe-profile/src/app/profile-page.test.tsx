import { sessionStore } from '@site/shared/platform';
import {
  asha,
  buildAccount,
  type FakeApi,
  fakeApi,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  activityOfAsha,
  apiOfAsha,
  nothingScheduled,
  ownProfile,
  progress,
  publicProfileOfAsha,
  revisionsPath,
} from '../testing/profile-page.ts';

const openAsAsha = (api: FakeApi = apiOfAsha()) =>
  renderApp(routes, { path: '/profile', session: asha, api });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a visitor is prompted to log in, and returns afterwards', async () => {
  const { user } = renderApp(routes, { path: '/profile' });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/auth/register?redirect=%2Fprofile',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('Elsewhere: /auth/login?redirect=%2Fprofile')).toBeVisible();
  expect(window.sessionStorage.getItem('redirect')).toBe('{"pathname":"/profile"}');
});

test('a person sees their name, ID, address, studies and links', async () => {
  openAsAsha();
  const header = await region('Account');
  expect(header.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  for (const text of ['@asha-rao', 'asha@example.com', 'Graphs and tea.', 'Class of 2026']) {
    expect(header.getByText(text)).toBeVisible();
  }
  const links = within(header.getByRole('list', { name: 'Links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['LinkedIn', 'https://www.linkedin.com/in/asha-rao'],
    ['Website', 'https://asha.example.org'],
  ]);
});

test("a year that was only preselected isn't shown as chosen", async () => {
  const basicInfo = { ...ownProfile.basicInfo, college: '', degree: null, branch: null };
  const data = { ...ownProfile, basicInfo };
  openAsAsha(apiOfAsha().on('get', '/v1/profile', () => ({ status: 200, data })));
  expect((await region('Account')).queryByText(/Class of/)).not.toBeInTheDocument();
});

test('a person sees their progress by roadmap, started ones first, and by difficulty', async () => {
  const { user } = openAsAsha();
  const shown = await region('Progress');
  expect(await shown.findByText(/of 250 completed/)).toHaveTextContent('75 of 250');
  expect(shown.getByRole('progressbar', { name: 'Progress on all roadmaps' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  expect(shown.getAllByRole('heading', { level: 3 }).map((row) => row.textContent)).toEqual([
    'DSA Sheet',
    'SQL',
  ]);
  expect(shown.getByText('Not started · 50 units')).toBeVisible();
  const difficulties = (name: string) =>
    within(shown.getByRole('list', { name: `${name} by difficulty` }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(difficulties('All roadmaps')).toEqual(['easy 50/100', 'medium 25/100', 'hard 0/50']);
  expect(difficulties('SQL')).toEqual(['easy 0/50']);
  await user.click(shown.getByRole('link', { name: 'DSA Sheet' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
});

test("a person sees how far they are with each topic of a roadmap they've started", async () => {
  const { user } = openAsAsha();
  const shown = await region('Progress');
  expect(await shown.findAllByText('By topic')).toHaveLength(1);
  await user.click(shown.getByText('By topic'));
  const topics = within(shown.getByRole('list', { name: 'DSA Sheet by topic' }));
  expect(topics.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Arrays13/13',
    'Graphs0/20',
  ]);
});

test('a person sees what they solved last and when, with links to the sheet', async () => {
  openAsAsha();
  const shown = await region('Activity');
  const solved = within(await shown.findByRole('list', { name: 'Recently solved' }));
  expect(solved.getByRole('listitem')).toHaveTextContent('DSA Sheet · Sat, Nov 21, 2026');
  expect(solved.getByRole('link', { name: 'Two Sum' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa?problem=dsa-two-sum',
  );
});

test('the calendar shows a year of days in weeks, with a summary in words', async () => {
  const { user, api } = openAsAsha();
  const shown = await region('Activity');
  const calendar = within(
    await shown.findByRole('table', { name: /Active days of the last year/ }),
  );
  expect(calendar.getByRole('cell', { name: 'Sat, Nov 21, 2026: 12 activities' })).toHaveAttribute(
    'data-level',
    '4',
  );
  expect(calendar.getByRole('cell', { name: 'Thu, Nov 19, 2026: nothing' })).toHaveAttribute(
    'data-level',
    '0',
  );
  expect(calendar.getAllByRole('cell', { name: /2025|2026/ })).toHaveLength(365);
  expect(
    shown.getByText(/^17 activities on 3 days in the last year, most of them on Sat, Nov 21, 2026/),
  ).toBeVisible();
  expect(shown.getByText('Current streak').nextSibling).toHaveTextContent('3 days');
  expect(shown.getByText('Longest streak').nextSibling).toHaveTextContent('9 days');
  expect(api.callsTo('get', '/v1/profile/activity')[0]?.params.zone).toBe(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  await user.click(shown.getByText('Active days as a list'));
  const list = within(await shown.findByRole('table', { name: 'Active days' }));
  const rows = list.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Sun, Nov 22, 20264',
    'Sat, Nov 21, 202612',
    'Fri, Nov 20, 20261',
  ]);
});

test('someone new learns what counts for the calendar', async () => {
  const data = { ...activityOfAsha, days: {}, streak: { current: 0, longest: 0 }, recent: [] };
  openAsAsha(apiOfAsha().on('get', '/v1/profile/activity', () => ({ status: 200, data })));
  const shown = await region('Activity');
  expect(await shown.findByText(/^Nothing yet. Every problem you complete/)).toBeVisible();
  expect(shown.queryByText('Active days as a list')).not.toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Find your first problem' })).toHaveAttribute(
    'href',
    '/roadmaps',
  );
});

test('due problems are listed, with links to the sheet and to Today', async () => {
  const due = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({
    unitId: `dsa-${name.toLowerCase()}`,
    name,
    difficulty: 'easy',
    topic: 'Arrays',
    roadmap: { id: 'dsa', title: 'DSA Sheet' },
    problemLink: null,
    articleLink: null,
    dueOn: '2026-11-22',
    lastReviewedOn: '2026-11-19',
    reps: 1,
    lapses: 0,
    notes: '',
    intervals: { again: 1, hard: 2, good: 4, easy: 8 },
  }));
  const data = { ...nothingScheduled, dueCount: 60, due };
  openAsAsha(apiOfAsha().on('get', revisionsPath, () => ({ status: 200, data })));
  const shown = await region('Due for revision');
  expect(await shown.findByRole('link', { name: 'One' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa?problem=dsa-one',
  );
  expect(shown.getAllByRole('listitem')).toHaveLength(5);
  expect(shown.getByText('and 55 more')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Revise 60 due today' })).toHaveAttribute(
    'href',
    '/roadmaps/today',
  );
});

test('with an empty schedule, a person learns how to fill it', async () => {
  openAsAsha();
  const shown = await region('Due for revision');
  expect(await shown.findByText(/Complete a problem, and it'll come back/)).toBeVisible();
});

test('while data is loading, the page says so', async () => {
  const never = new Promise<never>(() => {});
  const api = apiOfAsha()
    .on('get', '/v1/profile/activity', () => never)
    .on('get', '/v1/profile/progress', () => never)
    .on('get', '/v1/profile/saved', () => never);
  openAsAsha(api);
  expect(await screen.findByText('Loading your progress...')).toBeInTheDocument();
  expect(screen.getByText('Loading your activity...')).toBeInTheDocument();
  expect(screen.getByText('Loading your bookmarks and notes...')).toBeInTheDocument();
  act(() => sessionStore.setState({ user: null }));
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
});

test("a part that can't be loaded says so without affecting others, and can be retried", async () => {
  const api = apiOfAsha()
    .on('get', '/v1/profile', () => {
      throw networkFailure();
    })
    .on('get', '/v1/profile/activity', () => ({ status: 503 }))
    .on('get', revisionsPath, () => ({ status: 503 }))
    .on('get', '/v1/profile/progress', () => ({
      status: 503,
      data: { code: 'unavailable', message: 'We are moving house.' },
    }));
  const { user } = openAsAsha(api);
  expect(await screen.findByText("We couldn't load your progress")).toBeVisible();
  expect(screen.getByText('We are moving house.')).toBeVisible();
  expect(await screen.findByText("We couldn't load your activity")).toBeVisible();
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(await screen.findByText("We couldn't load your account.")).toBeVisible();
  expect(await screen.findByText("We couldn't load what's due.")).toBeVisible();

  api.on('get', '/v1/profile', () => ({ status: 200, data: ownProfile }));
  api.on('get', '/v1/profile/activity', () => ({ status: 200, data: activityOfAsha }));
  api.on('get', revisionsPath, () => ({ status: 200, data: nothingScheduled }));
  api.on('get', '/v1/profile/progress', () => ({ status: 200, data: progress }));
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await user.click(button);
  }
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(await screen.findByText('75/200 completed')).toBeVisible();
  expect(await screen.findByText('Current streak')).toBeVisible();
  expect(await screen.findByText(/^Nothing is on your schedule/)).toBeVisible();
});

test('a person who signs out in another tab sees the prompt instead', async () => {
  openAsAsha();
  expect(await screen.findByText('75/200 completed')).toBeVisible();
  act(() => sessionStore.getState().expire());
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('75/200 completed')).not.toBeInTheDocument();
});

test("a person sees a link to the settings, and a verified address isn't mentioned", async () => {
  openAsAsha();
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/profile/edit',
  );
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(screen.queryByText('Please verify your email')).not.toBeInTheDocument();
});

test("someone who hasn't verified their address can request the email again", async () => {
  const again = '/v1/auth/verification';
  const unverified = { status: 200, data: buildAccount({ emailVerified: false }) };
  const api = apiOfAsha()
    .on('get', '/v1/auth/me', () => unverified)
    .on('post', again, () => ({
      status: 429,
      data: { code: 'too-many-requests', message: 'Wait a minute.' },
    }));
  const { user } = openAsAsha(api);
  expect(await screen.findByText('Please verify your email')).toBeVisible();
  const button = () => screen.getByRole('button', { name: 'Send it again' });
  await user.click(button());
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  api.on('post', again, () => ({ status: 202, data: {} }));
  await user.click(button());
  expect(await screen.findByText("We've sent another email to asha@example.com.")).toBeVisible();
});

describe('a public profile', () => {
  const PATH = '/v1/profiles/asha-rao';
  const apiWith = (facts: object = {}) =>
    fakeApi().on('get', PATH, () => ({ status: 200, data: { ...publicProfileOfAsha, ...facts } }));
  const open = (api: FakeApi, path = '/profile/asha-rao') => renderApp(routes, { path, api });

  test('a visitor sees a public profile: the person, their progress and streak', async () => {
    open(apiWith());
    expect(await screen.findByRole('heading', { name: "Asha Rao's profile" })).toBeVisible();
    const about = within(screen.getByRole('region', { name: 'About' }));
    for (const text of ['@asha-rao', 'Graphs and tea.', 'IIT Madras', 'Member since March 2025']) {
      expect(about.getByText(text)).toBeVisible();
    }
    expect(about.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
    expect(screen.getByText('75/200 completed')).toBeVisible();
    expect(screen.getByText('Longest streak').nextSibling).toHaveTextContent('9 days');
    expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  });

  test('a private profile and an ID that nobody has look the same', async () => {
    const refuse = {
      status: 404,
      data: { statusCode: 404, code: 'not-found', message: 'There is no such thing.' },
    };
    open(fakeApi().on('get', PATH, () => refuse));
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
    expect(screen.getByText("There's no public profile with this ID.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  test('the owner of a private profile sees it, and a note that nobody else does', async () => {
    renderApp(routes, {
      path: '/profile/asha-rao',
      session: asha,
      api: apiWith({ own: true, public: false }),
    });
    expect(await screen.findByText('Only you can see this page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  });

  test('an ID in capitals redirects to the canonical address', async () => {
    const api = apiWith().on('get', '/v1/profiles/Asha-Rao', () => ({
      status: 200,
      data: publicProfileOfAsha,
    }));
    const { router } = open(api, '/profile/Asha-Rao');
    expect(await screen.findByRole('heading', { name: "Asha Rao's profile" })).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile/asha-rao');
  });

  test("a profile that can't be loaded says so and can be retried", async () => {
    const api = fakeApi().on('get', PATH, () => ({ status: 503 }));
    const { user } = open(api);
    expect(await screen.findByText("We couldn't load this profile")).toBeVisible();
    api.on('get', PATH, () => ({ status: 200, data: publicProfileOfAsha }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: "Asha Rao's profile" })).toBeVisible();
  });

  test("the settings aren't a profile", async () => {
    open(fakeApi(), '/profile/edit');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
