import { sessionStore } from '@site/shared/platform';
import { asha, fakeApi, networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const FORGOT = '/v1/auth/password/forgot';
const RESET = '/v1/auth/password/reset';
const on = (path: string, status: number, data: unknown = {}) =>
  fakeApi().on('post', path, () => ({ status, data }));

describe('a forgotten password', () => {
  async function requestReset(options: RenderOptions, address = ' asha@example.com ') {
    const page = renderApp(routes, { path: '/auth/forgetpassword', ...options });
    await screen.findByRole('heading', { name: 'Forgot your password?', level: 1 });
    if (address) await page.user.type(screen.getByRole('textbox', { name: 'Email' }), address);
    await page.user.click(screen.getByRole('button', { name: 'Send reset link' }));
    return page;
  }

  test('gets the same response for every address, and the email can be requested again', async () => {
    const { user, api } = await requestReset({ api: on(FORGOT, 202) });
    expect(
      await screen.findByText("If there's an account with this email, a reset link is on its way."),
    ).toBeVisible();
    expect(api.calls[0]?.data).toEqual({ email: 'asha@example.com' });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });

  test('requires an address', async () => {
    const { api } = await requestReset({}, 'asha');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  test('requested too often says how long to wait', async () => {
    await requestReset({
      api: on(FORGOT, 429, { code: 'too-many-requests', message: 'Try again in 10 minutes.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });

  test('links back to the login with the redirect target', async () => {
    renderApp(routes, { path: '/auth/forgetpassword?redirect=%2Froadmaps' });
    expect(await screen.findByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Froadmaps',
    );
  });
});

describe('a new password', () => {
  const password = () => screen.getByLabelText('New Password');
  const confirmation = () => screen.getByLabelText('Confirm Password');

  async function open(options: RenderOptions = {}) {
    const page = renderApp(routes, { path: '/auth/resetpassword#token=secret', ...options });
    await screen.findByRole('heading', { name: 'New password', level: 1 });
    return page;
  }
  async function save(options: RenderOptions) {
    const page = await open(options);
    for (const field of [password(), confirmation()]) {
      await page.user.click(field);
      await page.user.paste('Stairs4you!');
    }
    await page.user.click(screen.getByRole('button', { name: 'Save new password' }));
    return page;
  }

  test('is saved with the secret of the link, which leaves the address bar at once', async () => {
    const { router, api } = await save({ api: on(RESET, 200), session: asha });
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.getByText('Log in with your new password.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(api.calls[0]?.data).toEqual({ token: 'secret', password: 'Stairs4you!' });
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(router.state.location.hash).toBe('');
  });

  test("doesn't leave its secret in the address bar", async () => {
    const { router } = await open();
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.location.pathname).toBe('/auth/resetpassword');
    expect(password()).toBeVisible();
  });

  test('with a used or expired link, offers a new one', async () => {
    const { user } = await save({
      api: on(RESET, 400, { code: 'dead-link', message: 'This link was used already.' }),
    });
    expect(await screen.findByText("This link doesn't work")).toBeVisible();
    expect(screen.getByText('This link was used already.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  test('without a link, says to open the link again', async () => {
    await open({ path: '/auth/resetpassword' });
    expect(screen.getByText('Open the link in the email again.')).toBeVisible();
  });

  test('that the server rejects is reported at the field', async () => {
    const errors = { password: 'Choose another one.' };
    await save({ api: on(RESET, 400, { code: 'invalid', message: 'No.', errors }) });
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Choose another one\./));
  });

  test('of an unverified email is saved once the person knows that it empties the account', async () => {
    const refusal = { code: 'starts-empty', message: 'Nobody has verified this email.' };
    const { user, api } = await save({ api: on(RESET, 409, refusal) });
    expect(await screen.findByText('Your account will be empty')).toBeVisible();
    expect(api.calls[0]?.data).toEqual({ token: 'secret', password: 'Stairs4you!' });
    api.on('post', RESET, () => ({ status: 200, data: {} }));
    await user.click(screen.getByRole('button', { name: 'Start with an empty account' }));
    expect(await screen.findByText('Your account starts empty')).toBeVisible();
    expect(api.calls[1]?.data).toEqual({
      token: 'secret',
      password: 'Stairs4you!',
      startEmpty: true,
    });
  });

  test('is saved without a session if it turns out to have ended', async () => {
    const ended = { status: 401, data: { code: 'sign-in-required', message: 'Log in.' } };
    const api = fakeApi().on('post', '/v1/auth/refresh', () => ended);
    let tries = 0;
    api.on('post', RESET, () => {
      tries += 1;
      return tries > 1 ? { status: 200, data: {} } : ended;
    });
    await save({ api });
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  test.each([
    [
      'too many tries',
      on(RESET, 429, { code: 'too-many-requests', message: 'Wait a minute.' }),
      'Wait a minute.',
    ],
    [
      'no network',
      fakeApi().on('post', RESET, () => {
        throw networkFailure();
      }),
      "We couldn't change your password. Please try again.",
    ],
  ])('can be retried after %s', async (_, api, message) => {
    const { user } = await save({ api });
    expect(await screen.findByText(message)).toBeVisible();
    api.on('post', RESET, () => ({ status: 200, data: {} }));
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
  });
});
