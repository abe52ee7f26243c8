import { fromElsewhere, type RenderOptions, renderApp } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi, visitorApi } from '../testing/admin-api.ts';
import { withArticles } from '../testing/articles-api.ts';

const welcome = () => ({ status: 201, data: ravi });
const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, {
    path: '/admin/login',
    api: withArticles(visitorApi()),
    ...options,
  });
  await screen.findByRole('heading', { name: 'Admin Login', level: 1 });
  return page;
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User) {
  await user.click(email());
  await user.paste('ravi@example.org');
  await user.click(password());
  await user.paste('sesame1$open');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test("the page says what it's for and shows no credentials", async () => {
  const { user } = await open();
  expect(screen.getByText('Sign in to access the admin panel')).toBeVisible();
  expect(screen.queryByText('Default admin credentials')).not.toBeInTheDocument();
  await user.type(password(), 'sesame1$open');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('in demonstration mode, it shows the default credentials', async () => {
  const credentials = { email: 'admin@demo.example', password: 'made-up-1!' };
  const api = withArticles(visitorApi()).on('get', '/v1/admins/demonstration', () => ({
    status: 200,
    data: credentials,
  }));
  await open({ api });
  expect(await screen.findByText('Default admin credentials')).toBeVisible();
  expect(screen.getByText('admin@demo.example')).toBeVisible();
  expect(screen.getByText('made-up-1!')).toBeVisible();
});

test.each([
  ['', '', 'Email is required', 'Password is required'],
  ['ravi', '12345', 'Invalid email address', 'Password must be at least 6 characters'],
])(
  '%p with %p is reported at each field, and nothing is sent',
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

test('an administrator signs in and is taken to the panel, which says who is signed in', async () => {
  const { user, api } = await open();
  api.on('post', '/v1/admins/auth/signin', welcome);
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
  expect(screen.getByText('Successfully logged in!')).toBeVisible();
  expect(screen.getByText('Ravi Menon')).toBeVisible();
  expect(api.callsTo('post', '/v1/admins/auth/signin')[0]?.data).toEqual({
    email: 'ravi@example.org',
    password: 'sesame1$open',
  });
});

test('while waiting for the response the button says so and ignores a second click', async () => {
  const { user, api } = await open();
  let respond = (_: ReturnType<typeof welcome>) => {};
  api.on('post', '/v1/admins/auth/signin', () => new Promise((done) => (respond = done)));
  await fillIn(user);
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button).toBeDisabled();
  await user.type(password(), '{Enter}');
  expect(api.callsTo('post', '/v1/admins/auth/signin')).toHaveLength(1);
  await act(async () => respond(welcome()));
  expect(await screen.findByText('Successfully logged in!')).toBeVisible();
});

describe('a failed sign-in', () => {
  test.each([
    [
      'the detail of the response',
      { code: 'wrong-credentials', message: 'No.', detail: 'Invalid credentials' },
      'Invalid credentials',
    ],
    ['its own words for a page of a proxy', null, 'Login failed'],
  ])('shows %s, and can be retried', async (_case, data, words) => {
    const { user, api } = await open();
    api.on('post', '/v1/admins/auth/signin', () =>
      data ? { status: 401, data } : fromElsewhere(401, '<html>'),
    );
    await fillIn(user);
    expect(await screen.findByText(words)).toBeVisible();
    api.on('post', '/v1/admins/auth/signin', welcome);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Successfully logged in!')).toBeVisible();
  });

  test('with errors from the server, shows them at the fields', async () => {
    const { user, api } = await open();
    const message = 'Please mend it.';
    const errors = { email: 'This address is locked.' };
    const data = { code: 'invalid', message, detail: message, errors };
    api.on('post', '/v1/admins/auth/signin', () => ({ status: 400, data }));
    await fillIn(user);
    expect(await screen.findByText('This address is locked.')).toBeVisible();
    expect(email()).toHaveFocus();
  });
});

test('an administrator who is already signed in is redirected to the panel', async () => {
  renderApp(routes, { path: '/admin/login', api: withArticles(adminApi()) });
  expect(await screen.findByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
});

describe('an administrator with a second factor', () => {
  const codeRequired = () => ({ status: 202, data: { pending: 'for-the-code' } });
  const code = () => screen.findByRole('textbox', { name: 'Code' });

  test('enters the password and then a code', async () => {
    const { user, api } = await open();
    api
      .on('post', '/v1/admins/auth/signin', codeRequired)
      .on('post', '/v1/admins/auth/code', () => ({ status: 201, data: ravi }));
    await fillIn(user);
    expect(await code()).toHaveFocus();
    expect(screen.queryByText('Successfully logged in!')).not.toBeInTheDocument();
    await user.type(await code(), '123 456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
    expect(screen.getByText('Successfully logged in!')).toBeVisible();
    expect(api.callsTo('post', '/v1/admins/auth/code')[0]?.data).toEqual({
      pending: 'for-the-code',
      code: '123456',
    });
  });

  test("sees what's wrong with a code, and can try another", async () => {
    const { user, api } = await open();
    const message = "This code isn't right, or it has been used already.";
    api
      .on('post', '/v1/admins/auth/signin', codeRequired)
      .on('post', '/v1/admins/auth/code', () => ({
        status: 400,
        data: { code: 'wrong-code', message, detail: message, errors: { code: message } },
      }));
    await fillIn(user);
    await user.type(await code(), '12{Enter}');
    expect(
      await screen.findByText('Enter the 6 digits that your app shows, or a recovery code.'),
    ).toBeVisible();
    expect(api.callsTo('post', '/v1/admins/auth/code')).toHaveLength(0);
    await user.type(await code(), '3456{Enter}');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  test.each([
    ['asks', 'Back to password'],
    ['takes too long', 'Sign in'],
  ])('returns to the password when the person %s', async (_case, button) => {
    const { user, api } = await open();
    api
      .on('post', '/v1/admins/auth/signin', codeRequired)
      .on('post', '/v1/admins/auth/code', () => ({
        status: 401,
        data: { code: 'signin-over', message: 'Too long.', detail: 'Too long.' },
      }));
    await fillIn(user);
    await user.type(await code(), '123456');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
