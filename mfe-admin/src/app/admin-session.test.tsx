import type { AdminRole } from '@site/shared/contracts/composition';
import { networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi, refused, visitorApi } from '../testing/admin-api.ts';

const emptyLog = () => ({ status: 200, data: { items: [], next: null } });
const open = (options: RenderOptions) =>
  renderApp(routes, { path: '/admin/audit-log', ...options });

test.each([
  ['/admin/articles', 'Articles'],
  ['/admin/audit-log', 'Audit log'],
  ['/admin/security', 'Security'],
])(
  '%s prompts anyone but an administrator to sign in, and loads nothing',
  async (path, heading) => {
    const { user, api } = open({ path, api: visitorApi() });
    expect(await screen.findByText('Sign in to see this page')).toBeVisible();
    expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(api.calls.map((call) => call.path)).toEqual(['/v1/admins/me']);
    await user.click(screen.getByRole('link', { name: 'Sign in as an administrator' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  },
);

const content = [
  'Articles',
  'Waiting for you',
  'Categories',
  'Authors',
  'Media',
  'Roadmaps',
  'DSA problems',
  'Quizzes',
  'Texts of units',
  'Mock tests',
  'Mock interviews',
  'Announcements',
];
/** What only those who change content open. */
const changed = ['Categories', 'Media', 'Announcements'];
const figures = ['Analytics', 'Releases', 'Candidates', 'Release health'];

test.each<[AdminRole, string[]]>([
  [
    'editor',
    [...content, 'Reports', 'Comments', 'Companies', ...figures, 'Site status', 'Security'],
  ],
  ['reviewer', [...content.filter((page) => !changed.includes(page)), 'Security']],
  ['moderator', ['Reports', 'Comments', 'Security']],
  ['support', ['Callback requests', 'Security']],
])(
  'the menu of %s has what the role may open, and other pages load nothing',
  async (role, pages) => {
    const api = adminApi().on('get', '/v1/admins/me', () => ({
      status: 200,
      data: { ...ravi, role },
    }));
    open({ api });
    expect(await screen.findByText("Your role doesn't include this page")).toBeVisible();
    expect(screen.getByText(/^It takes an owner\./)).toBeVisible();
    const area = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(area.getAllByRole('link').map((link) => link.textContent)).toEqual(pages);
    expect(api.callsTo('get', '/v1/admin/audit-log')).toHaveLength(0);
  },
);

test('signing in leads to the first page that the role may open, with advice for the account', async () => {
  const counts = { new: 0, 'in-progress': 0, done: 0, 'no-answer': 0, spam: 0 };
  const api = adminApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: { ...ravi, role: 'support' } }))
    .on('get', '/v1/admin/callbacks', () => ({
      status: 200,
      data: { items: [], next: null, counts },
    }));
  api.on('get', '/v1/admins/me/second-factor', () => ({
    status: 200,
    data: { on: false, advised: true, recoveryCodesLeft: 0 },
  }));
  open({ api, path: '/admin/login' });
  expect(await screen.findByRole('heading', { name: 'Callback requests', level: 1 })).toBeVisible();
  expect(await screen.findByText('Protect your account with a second factor')).toBeVisible();
});

test('the admin area has its own navigation, which marks the current page', async () => {
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', emptyLog)
    .on('get', '/v1/admin/announcements', () => ({ status: 200, data: { items: [] } }));
  const { user } = open({ api });
  const area = within(await screen.findByRole('navigation', { name: 'Administration' }));
  expect(area.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await user.click(area.getByRole('link', { name: 'Announcements' }));
  expect(await screen.findByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  expect(area.getByRole('link', { name: 'Audit log' })).not.toHaveAttribute('aria-current');
});

test('on small screens the menu opens with a button, and closes with Escape or by going to a page', async () => {
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', emptyLog)
    .on('get', '/v1/admin/announcements', () => ({ status: 200, data: { items: [] } }));
  const { user } = open({ api });
  const toggle = await screen.findByRole('button', { name: 'Admin menu' });
  const menu = () => screen.getByRole('navigation', { name: 'Administration' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(
    menu(),
  );
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(within(menu()).getByRole('link', { name: 'Announcements' }));
  expect(await screen.findByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a visitor is offered the site status and the sign-in', async () => {
  open({ api: visitorApi() });
  const area = within(await screen.findByRole('navigation', { name: 'Administration' }));
  expect(area.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Site status',
    'Admin login',
  ]);
});

test.each([
  ['answers', () => ({ status: 200, data: {} }), 'Successfully logged out!'],
  [
    'does not answer',
    () => {
      throw networkFailure();
    },
    "You're signed out on this page, but the server didn't respond. To be safe, sign in and log out again.",
  ],
])('Logout forgets the administrator even if the server %s', async (_case, response, words) => {
  const api = adminApi()
    .on('get', '/v1/admin/audit-log', emptyLog)
    .on('post', '/v1/admins/auth/logout', response);
  const { user } = open({ api });
  expect(await screen.findByText('Ravi Menon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.queryByText('Ravi Menon')).not.toBeInTheDocument();
});

test("a session that ended elsewhere shows the sign-in prompt instead of data, and isn't renewed", async () => {
  const api = adminApi().on('get', '/v1/admin/audit-log', refused);
  open({ api });
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
  expect(screen.queryByText('Ravi Menon')).not.toBeInTheDocument();
  expect(api.callsTo('post', '/v1/auth/refresh')).toHaveLength(0);
});

test("if we can't find out who is signed in, the person can try again", async () => {
  const api = visitorApi().on('get', '/v1/admins/me', () => ({ status: 503 }));
  const { user } = open({ api });
  expect(await screen.findByText("We couldn't check whether you're signed in")).toBeVisible();
  api.on('get', '/v1/admins/me', refused);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
});
