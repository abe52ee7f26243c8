import { asha, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { publicProfileOfAsha } from '../testing/profile-page.ts';

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
