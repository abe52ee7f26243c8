import { sessionStore } from '@site/shared/platform';
import {
  asha,
  buildRoadmapSummary,
  type FakeApi,
  fakeApi,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const me = {
  ...asha,
  email: 'asha@example.com',
  emailVerified: true,
  phone: null,
  hasPassword: true,
  providers: [],
};
const roadmaps = [
  buildRoadmapSummary({ id: 'sql', title: 'SQL', unit_count: 50 }),
  buildRoadmapSummary({ id: 'dsa', title: 'DSA Sheet', unit_count: 200, completed_units: 75 }),
];

const apiOfAsha = () =>
  fakeApi()
    .on('get', '/v1/auth/me', () => ({ status: 200, data: me }))
    .on('get', '/v1/roadmaps', () => ({ status: 200, data: roadmaps }));

const openAsAsha = (api: FakeApi = apiOfAsha()) =>
  renderApp(routes, { path: '/profile', session: asha, api });

test('a visitor is asked to log in, and comes back afterwards', async () => {
  const { user } = renderApp(routes, { path: '/profile' });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/auth/register?redirect=%2Fprofile',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('Elsewhere: /auth/login?redirect=%2Fprofile')).toBeVisible();
  expect(window.sessionStorage.getItem('redirect')).toBe('{"pathname":"/profile"}');
});

test('a person sees name, e-mail and the way they sign in', async () => {
  openAsAsha();
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(account.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(account.getByText('E-mail and password')).toBeVisible();
  expect(await account.findByText('asha@example.com')).toBeVisible();
});

test('a person sees how far they are, what they began before what they did not', async () => {
  const { user } = openAsAsha();
  expect(await screen.findByText(/of 250 problems completed/)).toHaveTextContent('75 of 250');
  expect(screen.getByRole('progressbar', { name: 'Progress on all roadmaps' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['DSA Sheet75/200 completed', 'SQLNot started · 50 problems']);
  await user.click(screen.getByRole('link', { name: 'DSA Sheet' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
});

test('while things are loaded, the page says so', async () => {
  const never = new Promise<never>(() => {});
  const api = fakeApi()
    .on('get', '/v1/auth/me', () => never)
    .on('get', '/v1/roadmaps', () => never);
  openAsAsha(api);
  expect(await screen.findByText('Loading your progress...')).toBeInTheDocument();
  act(() => sessionStore.setState({ user: null }));
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
});

test('what cannot be loaded says so by itself, and can be tried again', async () => {
  const api = fakeApi()
    .on('get', '/v1/auth/me', () => {
      throw networkFailure();
    })
    .on('get', '/v1/roadmaps', () => ({ status: 503, data: { message: 'We are moving house.' } }));
  const { user } = openAsAsha(api);
  expect(await screen.findByText('Your progress could not be loaded')).toBeVisible();
  expect(screen.getByText('We are moving house.')).toBeVisible();
  expect(await screen.findByText('It could not be loaded.')).toBeVisible();

  api.on('get', '/v1/auth/me', () => ({ status: 200, data: me }));
  api.on('get', '/v1/roadmaps', () => ({ status: 200, data: roadmaps }));
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await user.click(button);
  }
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(await screen.findByText('75/200 completed')).toBeVisible();
});

test('a person who signs out elsewhere sees the prompt instead', async () => {
  openAsAsha();
  expect(await screen.findByText('75/200 completed')).toBeVisible();
  act(() => sessionStore.getState().expire());
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('75/200 completed')).not.toBeInTheDocument();
});

test('a person is led to the settings, and a verified address is not mentioned', async () => {
  openAsAsha();
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/profile/edit',
  );
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(screen.queryByText('Please verify your email')).not.toBeInTheDocument();
});

test('whoever has not verified the address can ask for the mail again', async () => {
  const again = '/v1/auth/verification';
  const unverified = { status: 200, data: { ...me, emailVerified: false } };
  const api = apiOfAsha()
    .on('get', '/v1/auth/me', () => unverified)
    .on('post', again, () => ({ status: 429, data: { message: 'Wait a minute.' } }));
  const { user } = openAsAsha(api);
  expect(await screen.findByText('Please verify your email')).toBeVisible();
  const button = () => screen.getByRole('button', { name: 'Send the mail again' });
  await user.click(button());
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  api.on('post', again, () => ({ status: 202, data: {} }));
  await user.click(button());
  expect(await screen.findByText('A new mail is on its way to asha@example.com.')).toBeVisible();
});
