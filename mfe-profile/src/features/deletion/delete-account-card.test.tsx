import { asha, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { LogInAgain } from '../../app/log-in-again.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';

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
  const data = { statusCode: 429, code: 'too-many-requests', message: 'Try again in 10 minutes.' };
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
