import { events } from '@site/shared/platform';
import { asha, buildAccount, fakeApi } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const pages = [
  { path: '/roadmaps/:id', element: <h1>A roadmap</h1> },
  { path: '/auth/login', element: <h1>Log in</h1> },
  { path: '/admin/articles', element: <h1>Articles</h1> },
  { path: '/admin-test', element: <h1>API</h1> },
];
const at = (path: string, options = {}) => renderShell(pages, { path, ...options });

const header = () => within(screen.getByRole('banner'));
const linksOf = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header links to the pages in order, no matter which remote contributes them', () => {
  at('/roadmaps/dsa');
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Placement Training', '/placementtraining'],
    ['Roadmaps', '/roadmaps'],
    ['Blogs', 'https://blog.stepwise.example/'],
  ]);
  expect(header().getByRole('link', { name: 'Stepwise' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Blogs' })).toHaveAttribute('target', '_blank');
});

test('the link to the current page is marked as current', () => {
  at('/roadmaps/dsa');
  expect(header().getByRole('link', { name: 'Roadmaps' })).toHaveAttribute('aria-current', 'page');
  expect(header().getByRole('link', { name: 'Placement Training' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('Login leads back here: its address says so, and following it remembers the place', async () => {
  const { user } = at('/roadmaps/dsa?q=two#arrays');
  const login = header().getByRole('link', { name: 'Login' });
  expect(login).toHaveAttribute(
    'href',
    `/auth/login?redirect=${encodeURIComponent('/roadmaps/dsa?q=two#arrays')}`,
  );
  expect(window.sessionStorage).toHaveLength(0);
  await user.click(login);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(Object.values({ ...window.sessionStorage }).join()).toContain('/roadmaps/dsa');
});

test('on the login page, Login keeps the target it already carries', () => {
  at('/auth/login?redirect=%2Froadmaps%2Fdsa');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Froadmaps%2Fdsa',
  );
});

test('somebody signed in has an account menu instead of Login and Request Callback', () => {
  at('/roadmaps/dsa', { session: asha });
  expect(header().getByRole('button', { name: 'Account' })).toHaveTextContent('A');
  expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(header().queryByRole('button', { name: 'Request Callback' })).not.toBeInTheDocument();
});

test('the admin area offers a visitor neither Login nor Request Callback', async () => {
  const { user } = at('/admin/articles');
  await user.click(header().getByRole('button', { name: 'Open menu' }));
  expect(header().getAllByRole('link', { name: 'Roadmaps' })).toHaveLength(2);
  expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(header().queryByRole('button', { name: 'Request Callback' })).not.toBeInTheDocument();
});

test('a page whose address only begins like the admin area offers both', () => {
  at('/admin-test');
  expect(header().getByRole('link', { name: 'Login' })).toBeVisible();
  expect(header().getByRole('button', { name: 'Request Callback' })).toBeVisible();
});

test('the account menu holds what remotes add to it', async () => {
  const profile = { label: 'Profile', path: '/profile', places: ['account' as const], order: 10 };
  const { user } = at('/roadmaps/dsa', { session: asha, navigation: [profile] });
  await user.click(header().getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(await screen.findByText('Elsewhere: /profile')).toBeInTheDocument();
});

test('Logout signs out and goes to the login page', async () => {
  const api = fakeApi().on('post', '/v1/auth/logout', () => ({ status: 200 }));
  const { user } = at('/roadmaps/dsa', { session: asha, api });
  await user.click(header().getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

test('if the server does not confirm the logout, the person stays signed in and is told', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi()
    .on('post', '/v1/auth/logout', () => ({ status: 500 }))
    .on('get', '/v1/auth/me', () => ({
      status: 200,
      data: buildAccount(),
    }));
  const { user } = at('/roadmaps/dsa', { session: asha, api });
  await user.click(header().getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findAllByText(/Logout failed/)).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'A roadmap' })).toBeInTheDocument();
  expect(header().getByRole('button', { name: 'Account' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('the menu of small screens holds Roadmaps, Blogs, Campus, Login and Request Callback', async () => {
  const { user } = at('/roadmaps/dsa');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(linksOf(menu)).toEqual([
    ['Roadmaps', '/roadmaps'],
    ['Blogs', 'https://blog.stepwise.example/'],
    ['Campus', '/placementtraining'],
    ['Login', '/auth/login?redirect=%2Froadmaps%2Fdsa'],
  ]);
  expect(within(menu).getByRole('button', { name: 'Request Callback' })).toBeInTheDocument();
});

test('signed in, it holds Logout', async () => {
  const api = fakeApi().on('post', '/v1/auth/logout', () => ({ status: 200 }));
  const { user } = at('/roadmaps/dsa', { session: asha, api });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(within(menu).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await user.click(within(menu).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
});

test('it closes on Escape, on a click outside and when the page changes', async () => {
  const { user, router } = at('/roadmaps/dsa');
  const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
  const open = () => user.click(screen.getByRole('button', { name: 'Open menu' }));

  await open();
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();

  await open();
  await user.click(screen.getByRole('heading', { name: 'A roadmap' }));
  expect(menu()).not.toBeInTheDocument();

  await open();
  await act(() => router.navigate('/roadmaps/sql'));
  await waitFor(() => expect(menu()).not.toBeInTheDocument());
});

test('the contact button opens a chat with the team', () => {
  at('/roadmaps/dsa');
  const contact = screen.getByRole('link', { name: 'Contact Us' });
  expect(contact).toHaveAttribute('href', 'https://wa.me/918055500142');
  expect(contact).toHaveAttribute('target', '_blank');
});

test('the footer says what the site is for, links, and tells how to reach the team', () => {
  at('/roadmaps/dsa');
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Helping learners upskill and move to large product companies.');
  expect(linksOf(within(footer).getByRole('navigation', { name: 'Quick Links' }))).toEqual([
    ['Placement Training', '/placementtraining'],
    ['Roadmaps', '/roadmaps'],
    ['Blogs', 'https://blog.stepwise.example/'],
  ]);
  expect(within(footer).getByRole('link', { name: '+91 80 5550 0142' })).toHaveAttribute(
    'href',
    'tel:+918055500142',
  );
  expect(within(footer).getByRole('link', { name: /@stepwise/ })).toBeInTheDocument();
  for (const name of ['LinkedIn', 'YouTube', 'Instagram', 'X']) {
    expect(within(footer).getByRole('link', { name })).toBeInTheDocument();
  }
  expect(footer).toHaveTextContent(/© \d{4} Stepwise/);
});

test('a skip link comes first and leads to the content', async () => {
  const { user } = at('/roadmaps/dsa');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('after navigation the focus starts at the content of the new page', async () => {
  const { router } = at('/roadmaps/dsa');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await act(() => router.navigate('/auth/login'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('after navigation, browsers no longer share the address of the first page', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  const { router } = at('/roadmaps/dsa');
  await act(() => router.navigate('/roadmaps/dsa?q=tree'));
  expect(link).toBeInTheDocument();
  await act(() => router.navigate('/auth/login'));
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('a missing API address is reported on every page', async () => {
  at('/roadmaps/dsa', { config: { apiBaseUrl: '' } });
  expect(await screen.findByText('The API base address is missing')).toBeVisible();
});

test('with an API address there is no alert', () => {
  at('/roadmaps/dsa');
  expect(screen.queryByText('The API base address is missing')).not.toBeInTheDocument();
});

test('when any part of the site wants a sign-in, the login dialog opens and says why', async () => {
  at('/roadmaps/dsa');
  act(() => events.emit('sign-in-wanted', { reason: 'Please log in first!' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveAccessibleDescription('Please log in first!');
});
