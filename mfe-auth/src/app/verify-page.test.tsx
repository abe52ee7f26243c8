import {
  asha,
  buildAccount,
  fakeApi,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const VERIFY = '/v1/auth/verify';
const CLAIM = '/v1/auth/claim';
const AGAIN = '/v1/auth/verification';
const dead = {
  code: 'dead-link',
  message: 'This link has been used, replaced by a newer one, or has expired.',
};

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, { path: '/auth/verify#token=secret', ...options });
  await screen.findByRole('heading', { name: 'Verify your email', level: 1 });
  return page;
}

test('the emailed link verifies the address, once, and leaves the address bar', async () => {
  const api = fakeApi().on('post', VERIFY, () => ({ status: 200, data: {} }));
  const { router } = await open({ api });
  expect(await screen.findByText('Your email is verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  expect(api.calls.map(({ data }) => data)).toEqual([{ token: 'secret' }]);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('a signed-in person continues to the roadmaps, and the prompt to verify is gone', async () => {
  const api = fakeApi()
    .on('post', VERIFY, () => ({ status: 200, data: {} }))
    .on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }));
  await open({ api, session: { ...asha, unverified: true } });
  expect(await screen.findByRole('link', { name: 'Go to the roadmaps' })).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('unverified')).toBeNull());
});

describe("a link opened in a browser that isn't signed in to its account", () => {
  const RULE = /^Password must be at least 8 characters/;
  const proofRequired = (claimable: boolean) =>
    fakeApi()
      .on('get', /^\/v1\/passwords\/range\//, () => ({ status: 200, data: '' }))
      .on('post', VERIFY, ({ data }) =>
        (data as { password?: string }).password === 'right1$one'
          ? { status: 200, data: {} }
          : (data as { password?: string }).password
            ? {
                status: 400,
                data: {
                  code: 'wrong-password',
                  message: 'No.',
                  errors: { password: 'Not yours.' },
                },
              }
            : {
                status: 403,
                data: { statusCode: 403, code: 'proof-wanted', message: 'Please.', claimable },
              },
      );
  const password = () => screen.getByLabelText('Password');
  const verify = () => screen.getByRole('button', { name: 'Verify' });

  test('requires the password, reports a wrong one at the field and accepts the right one', async () => {
    const api = proofRequired(true);
    const { user } = await open({ api });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.type(password(), 'wrong1$one');
    await user.click(verify());
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Not yours.'));
    await user.clear(password());
    await user.type(password(), 'right1$one');
    await user.click(verify());
    expect(await screen.findByText('Your email is verified')).toBeVisible();
    expect(api.calls.at(-1)?.data).toEqual({ token: 'secret', password: 'right1$one' });
  });

  test('accepts a new password and a name instead, and the account is theirs', async () => {
    const api = proofRequired(true).on('post', CLAIM, () => ({ status: 200, data: {} }));
    const { user } = await open({ api });
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    await user.click(screen.getByRole('button', { name: 'Make this account mine' }));
    expect(await screen.findByText('Please enter your full name.')).toBeVisible();
    expect(screen.getByText(RULE)).toBeVisible();
    expect(api.callsTo('post', CLAIM)).toHaveLength(0);
    await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('New Password'), 'Stairs4you!');
    await user.type(screen.getByLabelText('Confirm Password'), 'Stairs4you!');
    await user.click(screen.getByRole('button', { name: 'Make this account mine' }));
    expect(await screen.findByText('The account is yours now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    expect(api.callsTo('post', CLAIM)[0]?.data).toEqual({
      token: 'secret',
      name: 'Asha Rao',
      password: 'Stairs4you!',
    });
  });

  test("shows the server's error about a new password at the field", async () => {
    const errors = { password: 'This one is too common.' };
    const api = proofRequired(true).on('post', CLAIM, () => ({
      status: 400,
      data: { code: 'invalid', message: 'No.', errors },
    }));
    const { user } = await open({ api });
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('New Password'), 'Stairs4you!');
    await user.type(screen.getByLabelText('Confirm Password'), 'Stairs4you!');
    await user.click(screen.getByRole('button', { name: 'Make this account mine' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
        /This one is too common\./,
      ),
    );
  });

  test('goes back from the new password to the current one', async () => {
    const { user } = await open({ api: proofRequired(true) });
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'I know the password' }));
    expect(password()).toHaveFocus();
  });

  test('that changes an address accepts only the password of its account', async () => {
    await open({ api: proofRequired(false) });
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
    expect(screen.getByText(/If you didn't ask for this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose a new password' })).toBeNull();
  });

  test('that has expired when the password is sent says so', async () => {
    const api = proofRequired(true);
    const { user } = await open({ api });
    await user.type(await screen.findByLabelText('Password'), 'right1$one');
    api.on('post', VERIFY, () => ({ status: 400, data: dead }));
    await user.click(verify());
    expect(await screen.findByText("This link doesn't work")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/auth/forgetpassword',
    );
  });

  test.each([
    [
      'too many tries',
      () => ({ status: 429, data: { code: 'too-many-requests', message: 'Wait a minute.' } }),
      'Wait a minute.',
    ],
    [
      'no network',
      () => {
        throw networkFailure();
      },
      "We couldn't verify your email. Please try again.",
    ],
  ])('can be retried after %s', async (_, response, message) => {
    const api = proofRequired(true);
    const { user } = await open({ api });
    await user.type(await screen.findByLabelText('Password'), 'right1$one');
    api.on('post', VERIFY, response);
    await user.click(verify());
    expect(await screen.findByText(message)).toBeVisible();
    api.on('post', VERIFY, () => ({ status: 200, data: {} }));
    await user.click(verify());
    expect(await screen.findByText('Your email is verified')).toBeVisible();
  });

  test('is retried without a session if it has ended meanwhile', async () => {
    let calls = 0;
    const api = fakeApi()
      .on('post', '/v1/auth/refresh', () => ({
        status: 401,
        data: { code: 'session-expired', message: 'Log in.' },
      }))
      .on('post', VERIFY, () => {
        calls += 1;
        return calls === 1
          ? { status: 401, data: { code: 'session-expired', message: 'Log in.' } }
          : {
              status: 403,
              data: { statusCode: 403, code: 'proof-wanted', message: 'Please.', claimable: true },
            };
      });
    await open({ api, session: asha });
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});

test("a link that's opened again says that the address is verified", async () => {
  const again = { code: 'already-verified', message: 'Your email is already verified.' };
  const api = fakeApi().on('post', VERIFY, () => ({ status: 409, data: again }));
  await open({ api });
  expect(await screen.findByText('Your email is verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

test('a dead link offers a signed-in person a new email', async () => {
  const api = fakeApi()
    .on('post', VERIFY, () => ({ status: 400, data: dead }))
    .on('post', AGAIN, () => ({
      status: 429,
      data: { code: 'too-many-requests', message: 'Wait a minute.' },
    }));
  const { user } = await open({ api, session: asha });
  expect(await screen.findByText("This link doesn't work")).toBeVisible();
  expect(screen.getByText(dead.message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  api.on('post', AGAIN, () => ({ status: 202, data: {} }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new email is on its way.')).toBeVisible();
});

test('a dead link prompts a visitor to log in first', async () => {
  const api = fakeApi().on('post', VERIFY, () => ({ status: 400, data: dead }));
  await open({ api });
  expect(await screen.findByText("Log in, and we'll send you a new one.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('without a token, the page says to open the link again', async () => {
  const { api } = await open({ path: '/auth/verify' });
  expect(screen.getByText('Open the link in the email again.')).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test("a lost connection doesn't use up the link", async () => {
  const api = fakeApi().on('post', VERIFY, () => {
    throw networkFailure();
  });
  const { user } = await open({ api });
  expect(await screen.findByText("We couldn't verify your email. Please try again.")).toBeVisible();
  api.on('post', VERIFY, () => ({ status: 200, data: {} }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your email is verified')).toBeVisible();
});
