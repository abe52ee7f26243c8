import { type FakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { visitorApi } from '../testing/admin-api.ts';

const PATH = '/v1/admins/invitation';
const SECRET = 'a-secret-of-a-mail';
const PASSWORD = 'sesame1$open';

const refusal = (status: number, problem: object) => () => ({
  status,
  data: { code: 'refused', message: 'Not now.', ...problem },
});

const open = (api: FakeApi, path = `/admin/invitation#token=${SECRET}`) =>
  renderApp(routes, {
    path,
    api: api.on('get', /passwords/, () => ({ status: 200, data: '' })),
  });

const name = () => screen.findByLabelText('Full name');
const submit = () => screen.getByRole('button', { name: 'Create my account' });

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await name(), 'Leela Das');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.type(screen.getByLabelText('Confirm Password'), PASSWORD);
  await user.click(submit());
}

test('the invited person chooses name and password, and then signs in', async () => {
  const accepted = () => ({ status: 201, data: { email: 'leela@example.org' } });
  const api = visitorApi().on('post', PATH, accepted);
  const { user, router } = open(api);
  await fillIn(user);
  expect(await screen.findByText('Sign in as leela@example.org.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/admin/login', hash: '' });
  expect(api.callsTo('post', PATH).map(({ data }) => data)).toEqual([
    { token: SECRET, name: 'Leela Das', password: PASSWORD },
  ]);
});

test('what is missing or differs is reported at each field, and nothing is sent', async () => {
  const { user, api } = open(visitorApi());
  await user.type(await name(), 'L');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(submit());
  expect(await screen.findByText('Please enter your full name.')).toBeVisible();
  await user.type(await name(), 'eela Das');
  await user.click(submit());
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(api.callsTo('post', PATH)).toEqual([]);
});

test('a password that is refused can be replaced', async () => {
  const message = 'This password is too common.';
  const guessable = refusal(400, {
    code: 'guessable-password',
    message,
    errors: { password: message },
  });
  const { user } = open(visitorApi().on('post', PATH, guessable));
  await fillIn(user);
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveValue('Leela Das');
});

test.each([
  ['dead-link', 400],
  ['email-taken', 409],
])('a link that no longer works (%s) says so', async (code, status) => {
  const { user } = open(
    visitorApi().on('post', PATH, refusal(status, { code, message: 'It is over.' })),
  );
  await fillIn(user);
  expect(await screen.findByText("This link doesn't work")).toBeVisible();
  expect(screen.getByText('It is over.')).toBeVisible();
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
});

test('without the link, there is nothing to fill in', async () => {
  open(visitorApi(), '/admin/invitation');
  expect(await screen.findByText('Open the link in the email again.')).toBeVisible();
});
