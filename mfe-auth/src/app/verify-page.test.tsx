import { asha, fakeApi, networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const VERIFY = '/v1/auth/verify';
const AGAIN = '/v1/auth/verification';
const used = { message: 'This link has been used already.' };

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, { path: '/auth/verify#token=secret', ...options });
  await screen.findByRole('heading', { name: 'Verify your email', level: 1 });
  return page;
}

test('the link in the mail verifies the address, once, and leaves the address bar', async () => {
  const api = fakeApi().on('post', VERIFY, () => ({ status: 200, data: {} }));
  const { router } = await open({ api });
  expect(await screen.findByText('Your email is verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  expect(api.calls.map(({ data }) => data)).toEqual([{ token: 'secret' }]);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('a signed-in person goes on to the roadmaps', async () => {
  const api = fakeApi().on('post', VERIFY, () => ({ status: 200, data: {} }));
  await open({ api, session: asha });
  expect(await screen.findByRole('link', { name: 'Go to the roadmaps' })).toBeVisible();
});

test('a used link leads a signed-in person to a new mail', async () => {
  const api = fakeApi()
    .on('post', VERIFY, () => ({ status: 400, data: used }))
    .on('post', AGAIN, () => ({ status: 429, data: { message: 'Wait a minute.' } }));
  const { user } = await open({ api, session: asha });
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByText(used.message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  api.on('post', AGAIN, () => ({ status: 202, data: {} }));
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('A new mail is on its way.')).toBeVisible();
});

test('a used link asks a visitor to log in first', async () => {
  const api = fakeApi().on('post', VERIFY, () => ({ status: 400, data: used }));
  await open({ api });
  expect(await screen.findByText('Log in, and we send you a new one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
});

test('without a secret the page asks to open the link again', async () => {
  const { api } = await open({ path: '/auth/verify' });
  expect(screen.getByText('Open the link in the mail again.')).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test('a lost connection does not cost the link', async () => {
  const api = fakeApi().on('post', VERIFY, () => {
    throw networkFailure();
  });
  const { user } = await open({ api });
  expect(
    await screen.findByText('Your email could not be verified. Please try again.'),
  ).toBeVisible();
  api.on('post', VERIFY, () => ({ status: 200, data: {} }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your email is verified')).toBeVisible();
});
