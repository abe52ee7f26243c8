import { asha, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { apiOfAsha } from '../testing/profile-page.ts';

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
