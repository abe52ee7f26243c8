import { type AccountMenuProps, sessionStore } from '@site/shared/platform';
import { asha, fakeApi } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { composeSite } from '../testing/composed-site.tsx';

let works = true;
let tries = 0;
const orFail = () => {
  tries += 1;
  // A failed call isn't the version's error: no earlier version replaces it.
  if (!works) throw Object.assign(new Error('status 503'), { isAxiosError: true });
};
const Streak = () => {
  orFail();
  return <a href="/streak">5 days</a>;
};
const Entries = ({ Item }: AccountMenuProps) => {
  orFail();
  return <Item onSelect={() => window.history.replaceState(null, '', '/chosen')}>Badges</Item>;
};

const site = composeSite({
  'mfe-offers': {
    live: { './streak': { default: Streak }, './entries': { default: Entries } },
    before: {},
    facts: {
      slots: [
        { slot: 'header.right', module: './streak' },
        { slot: 'avatar.menu', module: './entries', audience: 'signed-in' },
      ],
      exposes: { './streak': { js: [], css: [] }, './entries': { js: [], css: [] } },
    },
  },
});

beforeEach(() => {
  works = true;
  tries = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The account menu of a signed-in person. */
async function openMenu() {
  const user = site.open('/article-test');
  fakeApi()
    .on('get', '/v1/notifications', () => ({ status: 200, data: { items: [], unread: 0 } }))
    .install();
  act(() => sessionStore.getState().signIn(asha));
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await screen.findByRole('menuitem', { name: 'Logout' });
  return user;
}

test('the header has what a remote offers beside its own', async () => {
  site.open('/article-test');
  expect(await screen.findByRole('link', { name: '5 days' })).toBeVisible();
});

test('the header stands if what a remote offers fails', async () => {
  works = false;
  site.open('/article-test');
  await waitFor(() => expect(tries).toBeGreaterThan(0));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '5 days' })).not.toBeInTheDocument();
});

test('the account menu ends with what a remote offers, which arrow keys reach', async () => {
  const user = await openMenu();
  await screen.findByRole('menuitem', { name: 'Badges' });
  const items = screen.getAllByRole('menuitem');
  expect(items.slice(-2).map(({ textContent }) => textContent)).toEqual(['Logout', 'Badges']);
  await user.keyboard('{End}{Enter}');
  expect(location.pathname).toBe('/chosen');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('the account menu stands if what a remote offers fails', async () => {
  works = false;
  await openMenu();
  tries = 0;
  await waitFor(() => expect(tries).toBeGreaterThan(0));
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Badges' })).not.toBeInTheDocument();
});
