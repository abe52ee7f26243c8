import type { NavigationEntry } from '@site/shared/contracts/composition';
import { events, Link, queryClient } from '@site/shared/platform';
import { asha, buildAccount, fakeApi, phoneWithBack } from '@site/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const pages = [
  { path: '/roadmaps', element: <h1>Roadmaps</h1> },
  { path: '/roadmaps/:id', element: <h1>A roadmap</h1> },
  { path: '/dsaarticle/:slug', element: <h1>A problem</h1> },
  { path: '/dsaarticles', element: <h1>Problems and articles</h1> },
  { path: '/article/:slug', element: <h1>An article</h1> },
  { path: '/mock-tests/:id/:attempt', element: <h1>A test</h1> },
  { path: '/mock-interviews/:id', element: <h1>A script</h1> },
  { path: '/auth/login', element: <h1>Log in</h1> },
  { path: '/admin/articles', element: <h1>Articles</h1> },
  { path: '/admin-test', element: <h1>API</h1> },
  { path: '/blogs/list', element: <Link to="/dsaarticle/two-sum">A problem</Link> },
];
const at = (path: string, options = {}) => renderShell(pages, { path, ...options });

const header = () => within(screen.getByRole('banner'));
/** Everything that can be configured. */
const contact = {
  phone: '+91 80 5550 0142',
  email: 'hello@stepwise.example',
  address: ['4th Floor, Residency Road', 'Bengaluru 560025'],
  social: ['LinkedIn', 'YouTube', 'Instagram', 'X'].map((name) => ({
    name,
    url: `https://${name}.example.org/stepwise`,
  })),
};

const linksOf = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header links to the pages in order, no matter which remote contributes them', () => {
  at('/roadmaps/dsa');
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Placement Training', '/placementtraining'],
    ['Roadmaps', '/roadmaps'],
    ['Blogs', '/blogs'],
  ]);
  expect(header().getByRole('link', { name: 'Stepwise' })).toHaveAttribute('href', '/');
});

test('if there is a blog outside of the site, Blogs leads to it in a new tab', () => {
  at('/roadmaps/dsa', { config: { blogUrl: 'https://blog.example.org' } });
  const blogs = header().getByRole('link', { name: 'Blogs' });
  expect(blogs).toHaveAttribute('href', 'https://blog.example.org');
  expect(blogs).toHaveAttribute('target', '_blank');
});

describe('links that remotes contribute', () => {
  const places: NavigationEntry['places'] = ['header', 'mobile', 'footer'];
  const navigation: NavigationEntry[] = [
    { label: 'Roadmaps', path: '/roadmaps', places, order: 20 },
    { label: 'Problems', path: '/dsaarticles', search: '?kind=problems', places, order: 30 },
    { label: 'Articles', path: '/dsaarticles', search: '?kind=articles', places, order: 40 },
    {
      ...{ label: 'Today', path: '/roadmaps/today', places, order: 60 },
      ...{ audience: 'signed-in', count: '/v1/users/{userId}/revisions/count' },
    },
    {
      ...{ label: 'Plan', path: '/roadmaps/plan', places: ['header'], order: 65 },
      needs: 'plan',
    },
  ];
  const due = (count: number) =>
    fakeApi()
      .on('get', '/v1/notifications', () => ({ status: 200, data: { items: [], unread: 0 } }))
      .on('get', `/v1/users/${asha.id}/revisions/count`, () => ({ status: 200, data: { count } }));
  const current = () =>
    header()
      .getAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent);

  test('are shown to those they are for', () => {
    at('/roadmaps', { navigation });
    expect(screen.queryByRole('link', { name: /^Today/ })).not.toBeInTheDocument();
    expect(current()).toEqual(['Roadmaps']);
  });

  test.each([
    ['no link to a plan', asha, false],
    ['a link to their plan', { ...asha, hasPlan: true }, true],
  ])('the header has %s', (_, session, has) => {
    at('/roadmaps', { navigation, session });
    const link = header().queryByRole('link', { name: 'Plan' });
    expect(link?.getAttribute('href') === '/roadmaps/plan').toBe(has);
  });

  test('have a number beside them, of which nothing is seen if it is 0', async () => {
    at('/roadmaps', { navigation, session: asha, api: due(3), rests: true });
    expect(await screen.findAllByRole('link', { name: 'Today 3' })).not.toHaveLength(0);
    cleanup();
    queryClient.clear();
    at('/roadmaps', {
      ...{ navigation, session: asha, api: due(0) },
      ...{ rests: true, config: { contact } },
    });
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Chat' })).toBeVisible());
    expect(header().getByRole('link', { name: 'Today' })).toBeVisible();
  });

  test.each([
    ['/roadmaps/today', ['Today']],
    ['/roadmaps/dsa', ['Roadmaps']],
    ['/dsaarticles?kind=articles&q=two', ['Articles']],
  ])('at %s, %j alone is current', (path, labels) => {
    at(path, { navigation, session: asha });
    expect(current()).toEqual(labels);
  });
});

test('Login leads back here: its address says so, and following it stores the location', async () => {
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

test('on the login page, Login retains the target it already has', () => {
  at('/auth/login?redirect=%2Froadmaps%2Fdsa');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Froadmaps%2Fdsa',
  );
});

test('a signed-in person has an account menu instead of Login and Request Callback', () => {
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

test('Logout signs out and goes to the login page', async () => {
  const api = fakeApi().on('post', '/v1/auth/logout', () => ({ status: 200 }));
  const { user } = at('/roadmaps/dsa', { session: asha, api });
  await user.click(header().getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

test('if the server does not confirm the logout, the person stays signed in and is notified', async () => {
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
  expect(await screen.findAllByText(/We couldn't log you out/)).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'A roadmap' })).toBeInTheDocument();
  expect(header().getByRole('button', { name: 'Account' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('the menu of small screens leads where the header does, to the placement training as Campus, then to Contact Us, Login and Request Callback', async () => {
  const { user } = at('/roadmaps/dsa', { config: { contact } });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(linksOf(menu)).toEqual([
    ['Roadmaps', '/roadmaps'],
    ['Blogs', '/blogs'],
    ['Campus', '/placementtraining'],
    ['Contact Us', 'https://wa.me/918055500142'],
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

test('it closes on Back of a phone, which leaves the page only after that', async () => {
  const phone = phoneWithBack();
  const { user } = at('/roadmaps/dsa');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(phone.goBack()).toBe(true);
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  expect(phone.goBack()).toBe(false);
  phone.forget();
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

describe('a chat with the team', () => {
  const floating = () => screen.queryByRole('complementary', { name: 'Chat' });

  test('is opened by the contact button, and in the footer', async () => {
    at('/roadmaps', { rests: true, config: { contact } });
    await waitFor(() => expect(floating()).toBeVisible());
    for (const area of [screen.getByRole('complementary'), screen.getByRole('contentinfo')]) {
      const contact = within(area).getByRole('link', { name: 'Contact Us' });
      expect(contact).toHaveAttribute('href', 'https://wa.me/918055500142');
      expect(contact).toHaveAttribute('target', '_blank');
    }
  });

  test("doesn't float over pages where people work", async () => {
    const { router } = at('/roadmaps', { rests: true, config: { contact } });
    const work = [
      ...['/roadmaps/dsa', '/dsaarticle/two-sum', '/article/two-pointers', '/admin/articles'],
      ...['/mock-tests/first/an-attempt', '/mock-interviews/phone-screen'],
    ];
    const without: string[] = [];
    for (const path of work) {
      await waitFor(() => expect(floating()).toBeVisible());
      await act(() => router.navigate(path));
      if (!floating()) without.push(path);
      await act(() => router.navigate('/roadmaps'));
    }
    expect(without).toEqual(work);
  });
});

test('the footer says what the site is for and how to reach the team, and has links', () => {
  at('/roadmaps/dsa', { config: { contact } });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Helping learners upskill and move to large product companies.');
  expect(linksOf(within(footer).getByRole('navigation', { name: 'Quick Links' }))).toEqual([
    ['Placement Training', '/placementtraining'],
    ['Roadmaps', '/roadmaps'],
    ['Blogs', '/blogs'],
  ]);
  expect(within(footer).getByRole('link', { name: '+91 80 5550 0142' })).toHaveAttribute(
    'href',
    'tel:+918055500142',
  );
  expect(within(footer).getByRole('link', { name: /@stepwise/ })).toBeInTheDocument();
  for (const name of ['LinkedIn', 'YouTube', 'Instagram', 'X']) {
    expect(within(footer).getByRole('link', { name })).toBeInTheDocument();
  }
  expect(footer).toHaveTextContent('Residency Road');
  expect(footer).toHaveTextContent(/© \d{4} Stepwise/);
});

test('ways to reach the team are shown only if they are configured', async () => {
  const { user } = at('/roadmaps', { rests: true, config: { contact: { address: ['Pune'] } } });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Pune');
  expect(footer.querySelectorAll('[href^="tel:"], [href^="mailto:"]')).toHaveLength(0);
  expect(within(footer).queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
});

test('with nothing configured, the footer has no contact block', () => {
  at('/roadmaps/dsa');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
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

test('after Back the focus is on the link that led away', async () => {
  const { user, router } = at('/blogs/list');
  const problem = () => screen.getByRole('link', { name: 'A problem' });
  await user.click(problem());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(problem()).toHaveFocus());
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

test('the account menu lists what remotes add to it in order, each entry with its icon', async () => {
  const places = ['account' as const];
  const navigation = [
    { label: 'Today', path: '/roadmaps/today', places, order: 25, icon: 'calendar' as const },
    { label: 'Profile', path: '/profile', places, order: 10 },
  ];
  const { user } = renderShell([{ path: '/', element: <h1>Page</h1> }], {
    session: asha,
    navigation,
  });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menuitem', { name: 'Today' });
  const items = screen.getAllByRole('menuitem').map((item) => {
    const icon = item.querySelector('svg');
    return [item.textContent, /lucide-(\w+)/.exec(icon?.getAttribute('class') ?? '')?.[1]];
  });
  expect(items.slice(0, 2)).toEqual([
    ['Profile', 'user'],
    ['Today', 'calendar'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(await screen.findByText('Elsewhere: /profile')).toBeInTheDocument();
});
