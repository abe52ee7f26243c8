import { networkFailure, type RenderOptions, renderApp } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi, visitorApi } from '../testing/admin-api.ts';

const welcome = () => ({ status: 201, data: ravi });
const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');

const healthy = (api = visitorApi()) =>
  api
    .on('get', '/v1/health', () => ({ status: 200, data: {} }))
    .on('get', '/v1/ready', () => ({ status: 200, data: {} }));

const registry = { setId: 's', sequence: 1, shell: { version: '1', pages: [] }, remotes: {} };

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, {
    path: '/admin/login',
    api: healthy(),
    registry,
    ...options,
  });
  await screen.findByRole('heading', { name: 'Admin Login', level: 1 });
  return page;
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User) {
  await user.type(email(), 'ravi@example.org');
  await user.type(password(), 'sesame1$open');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the page says what it is for, and shows no credentials', async () => {
  const { user } = await open();
  expect(screen.getByText('Sign in to access the admin panel')).toBeVisible();
  expect(screen.queryByText('Default admin credentials')).not.toBeInTheDocument();
  await user.type(password(), 'sesame1$open');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('in demonstration mode it shows the default credentials', async () => {
  await open({ config: { demoAdmin: { email: 'admin@demo.example', password: 'made-up-1!' } } });
  expect(screen.getByText('Default admin credentials')).toBeVisible();
  expect(screen.getByText('admin@demo.example')).toBeVisible();
  expect(screen.getByText('made-up-1!')).toBeVisible();
});

test.each([
  ['', '', 'Email is required', 'Password is required'],
  ['ravi', '12345', 'Invalid email address', 'Password must be at least 6 characters'],
])(
  '%p with %p is told beside each field, and nothing is sent',
  async (typed, secret, ...errors) => {
    const { user, api } = await open();
    if (typed) await user.type(email(), typed);
    if (secret) await user.type(password(), secret);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(errors[0] ?? '')).toBeVisible();
    expect(screen.getByText(errors[1] ?? '')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(api.callsTo('post', '/v1/admins/auth/signin')).toHaveLength(0);
  },
);

test('an administrator signs in and comes to the panel, which says who it is', async () => {
  const { user, api } = await open();
  api.on('post', '/v1/admins/auth/signin', welcome);
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Site status' })).toBeVisible();
  expect(screen.getByText('Successfully logged in!')).toBeVisible();
  expect(screen.getByText('Ravi Menon')).toBeVisible();
  expect(api.callsTo('post', '/v1/admins/auth/signin')[0]?.data).toEqual({
    email: 'ravi@example.org',
    password: 'sesame1$open',
  });
});

test('while the answer is awaited the button says so and takes no second click', async () => {
  const { user, api } = await open();
  let answer = (_: ReturnType<typeof welcome>) => {};
  api.on('post', '/v1/admins/auth/signin', () => new Promise((done) => (answer = done)));
  await fillIn(user);
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button).toBeDisabled();
  await user.type(password(), '{Enter}');
  expect(api.callsTo('post', '/v1/admins/auth/signin')).toHaveLength(1);
  await act(async () => answer(welcome()));
  expect(await screen.findByText('Successfully logged in!')).toBeVisible();
});

describe('a failed sign-in', () => {
  test.each([
    ['the detail of the answer', { detail: 'Invalid credentials' }, 'Invalid credentials'],
    ['its own words without a detail', { message: 'Nope.' }, 'Login failed'],
    ['its own words for a page of a proxy', '<html>', 'Login failed'],
  ])('tells %s, and can be tried again', async (_case, data, words) => {
    const { user, api } = await open();
    api.on('post', '/v1/admins/auth/signin', () => ({ status: 401, data }));
    await fillIn(user);
    expect(await screen.findByText(words)).toBeVisible();
    api.on('post', '/v1/admins/auth/signin', welcome);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Successfully logged in!')).toBeVisible();
  });

  test('without a network tells its own words', async () => {
    const { user, api } = await open();
    api.on('post', '/v1/admins/auth/signin', () => {
      throw networkFailure();
    });
    await fillIn(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  test('with errors of the server tells them beside the fields', async () => {
    const { user, api } = await open();
    const data = { detail: 'Please mend it.', errors: { email: 'This address is locked.' } };
    api.on('post', '/v1/admins/auth/signin', () => ({ status: 400, data }));
    await fillIn(user);
    expect(await screen.findByText('This address is locked.')).toBeVisible();
    expect(email()).toHaveFocus();
  });
});

test('whoever is signed in already goes on to the panel', async () => {
  renderApp(routes, { path: '/admin/login', api: healthy(adminApi()), registry });
  expect(await screen.findByRole('heading', { name: 'Site status' })).toBeVisible();
});
