import { sessionStore } from '@site/shared/platform';
import { asha, buildAccount, fakeApi } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const pages = [
  { path: '/', element: <h1>Page</h1> },
  { path: '/profile', element: <h1>Profile</h1> },
];
const unverified = { ...asha, unverified: true };
const bell = { status: 200, data: { items: [], unread: 0 } };
const findNotice = () => screen.findByRole('region', { name: 'Verify your email' });
const queryNotice = () => screen.queryByRole('region', { name: 'Verify your email' });

const apiWithBell = () =>
  fakeApi()
    .on('get', '/v1/notifications', () => bell)
    .on('post', '/v1/auth/verification', () => ({ status: 202, data: {} }));

const open = (session = unverified, path = '/', api = apiWithBell()) =>
  renderShell(pages, { api, session, path, rests: true });

test('a person who has signed up is prompted to verify the address, and can have the mail sent again', async () => {
  const { user, api } = open();
  expect(await findNotice()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new email is on its way. Open the link in it.')).toBeVisible();
  expect(api.callsTo('post', '/v1/auth/verification')).toHaveLength(1);
});

test('a mail that could not be sent says why, and can be requested again', async () => {
  const message = 'Too many mails. Try again in 20 minutes.';
  const api = apiWithBell().on('post', '/v1/auth/verification', () => ({
    status: 429,
    data: { code: 'too-many-requests', message },
  }));
  const { user } = open(unverified, '/', api);
  await findNotice();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
});

test('it goes once another tab knows that the address is verified', async () => {
  open();
  await findNotice();
  window.localStorage.removeItem('unverified');
  act(() => sessionStore.getState().recheck());
  await waitFor(() => expect(queryNotice()).not.toBeInTheDocument());
});

test('it goes when the page is looked at again after the link was opened elsewhere', async () => {
  const api = apiWithBell().on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }));
  open(unverified, '/', api);
  await findNotice();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(queryNotice()).not.toBeInTheDocument());
});

test('it may be put off, and does not come back on the next page', async () => {
  const { user, router } = open();
  await findNotice();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(queryNotice()).not.toBeInTheDocument();
  await act(() => router.navigate('/profile'));
  await act(() => router.navigate('/'));
  expect(queryNotice()).not.toBeInTheDocument();
});

test('the profile prompts by itself, so there the notice is not shown twice', async () => {
  const { router } = open(unverified, '/profile');
  await screen.findByRole('heading', { name: 'Profile' });
  expect(queryNotice()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(await findNotice()).toBeVisible();
});
