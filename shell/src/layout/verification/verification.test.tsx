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
const ask = () => screen.findByRole('region', { name: 'Verify your email' });
const asked = () => screen.queryByRole('region', { name: 'Verify your email' });

const answering = () =>
  fakeApi()
    .on('get', '/v1/notifications', () => bell)
    .on('post', '/v1/auth/verification', () => ({ status: 202, data: {} }));

const open = (session = unverified, path = '/', api = answering()) =>
  renderShell(pages, { api, session, path, rests: true });

test('somebody who has signed up is asked to verify the address, and can have the mail sent again', async () => {
  const { user, api } = open();
  expect(await ask()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new email is on its way. Open the link in it.')).toBeVisible();
  expect(api.callsTo('post', '/v1/auth/verification')).toHaveLength(1);
});

test('a mail that could not be sent says why, and can be asked for again', async () => {
  const message = 'Too many mails. Try again in 20 minutes.';
  const api = answering().on('post', '/v1/auth/verification', () => ({
    status: 429,
    data: { code: 'too-many-requests', message },
  }));
  const { user } = open(unverified, '/', api);
  await ask();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
});

test('it goes once another tab knows that the address is verified', async () => {
  open();
  await ask();
  window.localStorage.removeItem('unverified');
  act(() => sessionStore.getState().recheck());
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
});

test('it goes when the page is looked at again after the link was opened elsewhere', async () => {
  const api = answering().on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }));
  open(unverified, '/', api);
  await ask();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
});

test('it may be put off, and does not come back on the next page', async () => {
  const { user, router } = open();
  await ask();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(asked()).not.toBeInTheDocument();
  await act(() => router.navigate('/profile'));
  await act(() => router.navigate('/'));
  expect(asked()).not.toBeInTheDocument();
});

test('the profile asks by itself, so there the notice is not shown twice', async () => {
  const { router } = open(unverified, '/profile');
  await screen.findByRole('heading', { name: 'Profile' });
  expect(asked()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(await ask()).toBeVisible();
});
