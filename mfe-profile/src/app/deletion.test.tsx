import { asha, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { DeleteAccountCard } from '../features/deletion/delete-account-card.tsx';
import { routes } from '../routes.tsx';
import { apiOfAsha } from '../testing/profile-page.ts';
import { LogInAgain } from './log-in-again.tsx';

const PATH = '/v1/auth/deletion/confirm';
const SECRET = 'a-secret-of-a-mail';
const deleted = () => ({ status: 200, data: {} });
const refusal = (status: number, problem: object) => () => ({
  status,
  data: { statusCode: status, code: 'refused', message: 'Not now.', ...problem },
});

interface Options {
  session?: typeof asha | null;
  path?: string;
}

const open = (
  api: FakeApi,
  { session = asha, path = `/profile/delete#token=${SECRET}` }: Options = {},
) => renderApp(routes, { path, session, api });

const press = () => screen.findByRole('button', { name: 'Delete for good' });

test('someone who is signed in deletes the account with one more press, and is signed out', async () => {
  const api = fakeApi().on('post', PATH, deleted);
  const { user, router } = open(api);
  await user.click(await press());
  expect(await screen.findByText('Your account has been deleted')).toBeVisible();
  expect(api.callsTo('post', PATH).map(({ data }) => data)).toEqual([{ token: SECRET }]);
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(router.state.location.hash).toBe('');
});

test('opening the link deletes nothing yet', async () => {
  const { user, api } = open(apiOfAsha());
  expect(await press()).toBeVisible();
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Keep my account' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(api.callsTo('post', PATH)).toEqual([]);
});

test('elsewhere, it takes the password; a wrong one can be corrected', async () => {
  const message = 'The password is not correct.';
  const wrong = refusal(400, { message, errors: { password: message } });
  const api = fakeApi().on('post', PATH, wrong);
  const { user } = open(api, { session: null });
  await user.click(await press());
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(api.calls).toEqual([]);
  await user.type(screen.getByLabelText('Password'), 'sesame1');
  await user.click(await press());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('sesame1');
  api.on('post', PATH, deleted);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'sesame2');
  await user.click(await press());
  expect(await screen.findByText('Your account has been deleted')).toBeVisible();
  expect(api.calls.at(-1)?.data).toEqual({ token: SECRET, password: 'sesame2' });
});

test('if someone else is signed in here, the password of the account is required', async () => {
  const api = fakeApi().on('post', PATH, refusal(403, { code: 'proof-wanted', claimable: false }));
  const { user } = open(api);
  await user.click(await press());
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('a link that no longer works says so, with a way to a new one', async () => {
  const { user } = open(fakeApi().on('post', PATH, refusal(400, { message: 'It has expired.' })));
  await user.click(await press());
  expect(await screen.findByText('It has expired.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profile settings' })).toHaveAttribute(
    'href',
    '/profile/edit?tab=accounts',
  );
});

test('while offline, nothing is claimed, and it can be retried', async () => {
  const api = fakeApi().on('post', PATH, () => ({ status: 503 }));
  const { user } = open(api);
  await user.click(await press());
  expect(
    await screen.findByText("We couldn't delete your account. Please try again."),
  ).toBeVisible();
  expect(window.localStorage.getItem('token')).not.toBeNull();
  api.on('post', PATH, deleted);
  await user.click(await press());
  expect(await screen.findByText('Your account has been deleted')).toBeVisible();
});

test('the page without a link says to open it again', async () => {
  open(fakeApi(), { path: '/profile/delete' });
  expect(await screen.findByText('Open the link in the email again.')).toBeVisible();
});

describe('the card of the settings', () => {
  const PATH = '/v1/auth/deletion';
  const EMAIL = 'asha@example.com';

  const open = (api: FakeApi, hasPassword = true) => {
    const card = (
      <DeleteAccountCard email={EMAIL} hasPassword={hasPassword} logInAgain={<LogInAgain />} />
    );
    return renderApp([{ path: '/profile/edit', element: card }], {
      path: '/profile/edit',
      session: asha,
      api,
    });
  };
  const button = (name: string) => screen.findByRole('button', { name });

  test('a person reads what is deleted and what stays, enters the password, and learns about the email', async () => {
    const api = fakeApi().on('post', PATH, () => ({ status: 202, data: {} }));
    const { user } = open(api);
    expect(screen.getByText(/This deletes your account for good/)).toBeVisible();
    expect(screen.getByText(/What others wrote stays/)).toBeVisible();
    await user.click(await button('Delete account'));
    await user.click(await button('Send me the link'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(api.calls).toEqual([]);
    await user.type(screen.getByLabelText('Password'), 'open1$sesame');
    await user.click(await button('Send me the link'));
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByText(/asha@example.com within one hour/)).toBeVisible();
    expect(api.calls.map(({ data }) => data)).toEqual([{ password: 'open1$sesame' }]);
  });

  test('a wrong password is named at its field, and stays there', async () => {
    const message = 'The password is not correct.';
    const problem = { statusCode: 400, code: 'invalid', message, errors: { password: message } };
    const { user } = open(fakeApi().on('post', PATH, () => ({ status: 400, data: problem })));
    await user.click(await button('Delete account'));
    await user.type(screen.getByLabelText('Password'), 'sesame');
    await user.click(await button('Send me the link'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('sesame');
  });

  test('cancelling returns to the card', async () => {
    const { user } = open(fakeApi());
    await user.click(await button('Delete account'));
    await user.click(await button('Cancel'));
    expect(await button('Delete account')).toHaveFocus();
  });

  test('after too many emails, the message says when to try again', async () => {
    const data = {
      statusCode: 429,
      code: 'too-many-requests',
      message: 'Try again in 10 minutes.',
    };
    const { user } = open(
      fakeApi().on('post', PATH, () => ({ status: 429, data })),
      false,
    );
    await user.click(await button('Delete account'));
    await user.click(await button('Send me the link'));
    expect(await screen.findByText('Try again in 10 minutes.')).toBeVisible();
  });

  test('without a password, a stale sign-in has to be renewed', async () => {
    const data = { statusCode: 403, code: 'sign-in-again', message: 'Please log in again.' };
    const api = fakeApi()
      .on('post', PATH, () => ({ status: 403, data }))
      .on('post', '/v1/auth/logout', () => ({ status: 200, data: {} }));
    const { user } = open(api, false);
    await user.click(await button('Delete account'));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(await button('Send me the link'));
    expect(api.callsTo('post', PATH)[0]?.data).toEqual({});
    await user.click(await button('Log in again'));
    expect(
      await screen.findByText('Elsewhere: /auth/login?redirect=%2Fprofile%2Fedit'),
    ).toBeVisible();
  });
});
