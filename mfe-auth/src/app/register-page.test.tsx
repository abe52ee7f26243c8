import { webcrypto } from 'node:crypto';
import { sessionStore } from '@site/shared/platform';
import {
  asha,
  fakeApi,
  fromElsewhere,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const rule =
  'Password must be at least 8 characters, include one upper case, one lower case, one number and one special character.';
const created = () => ({ status: 201, data: { id: asha.id, name: asha.name } });
const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const submit = () => screen.getByRole('button', { name: 'Register' });

async function open(options: RenderOptions = {}) {
  const page = renderApp(routes, { path: '/auth/register', ...options });
  await screen.findByRole('heading', { name: 'Register', level: 1 });
  return page;
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User, words: { name?: string; confirm?: string } = {}) {
  const pasted = [
    [field('Email'), 'asha@example.com'],
    [field('Full Name'), words.name ?? 'Asha Rao'],
    [password(), 'Secret#1'],
    [confirmation(), words.confirm ?? 'Secret#1'],
  ] as const;
  for (const [into, text] of pasted) {
    await user.click(into);
    await user.paste(text);
  }
  await user.click(submit());
}

test('the page has the form and a link to the login page that carries the current path', async () => {
  await open();
  expect(screen.getByText('Create your account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fauth%2Fregister',
  );
});

test('a redirect target is passed on to the login page', async () => {
  await open({ path: '/auth/register?redirect=%2Froadmaps%2Fdsa' });
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Froadmaps%2Fdsa',
  );
});

test('configured providers have a link', async () => {
  await open({ config: { providers: ['google', 'github'] } });
  expect(screen.getByRole('link', { name: 'Register with Google' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register with Github' })).toBeVisible();
  expect(screen.getByText('Or register with email')).toBeVisible();
});

test('every empty field is reported, and nothing is sent', async () => {
  const { user, api } = await open();
  await user.click(submit());
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByText('Please enter your full name.')).toBeVisible();
  expect(screen.getByText(rule)).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test("the password is checked while it's typed, and an empty one has no error", async () => {
  const { user } = await open();
  await user.type(password(), 'secret');
  expect(await screen.findByText(rule)).toBeVisible();
  await user.type(password(), '#12');
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
  await user.type(password(), '{Backspace}{Backspace}');
  expect(await screen.findByText(rule)).toBeVisible();
  await user.clear(password());
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
});

test('a password with only a hyphen gets a hint which characters are special', async () => {
  const { user } = await open();
  await user.type(password(), 'Correct-h-9');
  expect(await screen.findByText(rule)).toBeVisible();
  expect(password()).toHaveAccessibleDescription(/Special characters are @ \$ ! % \* # \? &\./);
});

test('a long password with spaces and any other characters is accepted and recommended', async () => {
  const { user } = await open();
  expect(password()).toHaveAccessibleDescription(/From 12 characters on, any will do/);
  await user.type(password(), 'river 9 & the ^lanternsé जल');
  expect(screen.queryByText(rule)).not.toBeInTheDocument();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(password()).not.toHaveAttribute('maxlength');
});

test('a meter says how strong the password is, and shows an invalid one as weak', async () => {
  const { user } = await open();
  expect(screen.queryByText(/^Strength:/)).not.toBeInTheDocument();
  await user.type(password(), 'kestrel');
  expect(password()).toHaveAccessibleDescription(/Strength: weak/);
  await user.type(password(), '9&');
  expect(password()).toHaveAccessibleDescription(/Strength: fair/);
  await user.type(password(), ' by the harbour');
  expect(password()).toHaveAccessibleDescription(/Strength: strong/);
  await user.clear(password());
  expect(screen.queryByText(/^Strength:/)).not.toBeInTheDocument();
});

describe('a common password', () => {
  beforeEach(() =>
    Object.defineProperty(globalThis.crypto, 'subtle', {
      configurable: true,
      value: webcrypto.subtle,
    }),
  );
  afterEach(() => Reflect.deleteProperty(globalThis.crypto, 'subtle'));

  const RANGE = /^\/v1\/passwords\/range\/[\dA-F]{5}$/;
  const known = /is too common or has been in a data breach/;
  /** The range of 'sunshine'; all other ranges are empty. */
  const [prefix, suffix] = ['8D6E3', '4F987851AA599257D3831A1AF040886842F'];
  const listing = () =>
    fakeApi().on('get', RANGE, ({ path }) => ({
      status: 200,
      data: path.endsWith(prefix) ? `${suffix}:1` : '',
    }));

  test("is reported at the field while it's typed, and the password isn't sent", async () => {
    const api = listing();
    const { user } = await open({ api });
    await user.type(password(), 'Sunsh1ne2024!');
    expect(await screen.findByText(known)).toBeVisible();
    expect(password()).toBeInvalid();
    expect(api.calls.every(({ path }) => RANGE.test(path))).toBe(true);
    await user.type(password(), ' over 7 hills');
    expect(screen.queryByText(known)).not.toBeInTheDocument();
  });

  test("isn't looked up while it breaks the rule, and a good one has no error", async () => {
    const api = listing();
    const { user } = await open({ api });
    await user.type(password(), 'sunshine');
    expect(await screen.findByText(rule)).toBeVisible();
    await user.clear(password());
    await user.type(password(), 'kestrel9&harbour');
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    expect(screen.queryByText(known)).not.toBeInTheDocument();
  });

  test("goes to the server if it can't be looked up, and is reported at the field", async () => {
    const errors = { password: 'This password has been in a data breach.' };
    const api = fakeApi()
      .on('get', RANGE, () => {
        throw networkFailure();
      })
      .on('post', '/v1/auth/signup', () => ({
        status: 400,
        data: { code: 'invalid', message: 'No.', errors },
      }));
    const { user } = await open({ api });
    await fillIn(user);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/data breach/));
  });
});

test('two different passwords are reported at both fields, until one is corrected', async () => {
  const { user, api } = await open();
  await fillIn(user, { confirm: 'Secret#2' });
  expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  // On a slow machine, typing pauses, and the text so far is checked.
  expect(api.calls.filter(({ method }) => method !== 'get')).toHaveLength(0);
  await user.clear(confirmation());
  await user.type(confirmation(), 'Secret#1');
  expect(screen.queryByText(/^Passwords do not match/)).not.toBeInTheDocument();
});

test('both passwords can be shown, each with its own button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
  expect(confirmation()).toHaveAttribute('type', 'text');
  expect(password()).toHaveAttribute('type', 'password');
});

const signedIn = () => ({ status: 201, data: { ...created().data, emailVerified: false } });

test.each([200, 201])(
  'a person registers (%s), sees a notice, is logged in, and continues where they were',
  async (status) => {
    const api = fakeApi()
      .on('post', '/v1/auth/signup', () => fromElsewhere(status, created().data))
      .on('post', '/v1/auth/signin', signedIn);
    const { user } = await open({ path: '/auth/register?redirect=%2Froadmaps', api });
    await fillIn(user, { name: '  Asha Rao ' });
    expect(await screen.findByText('Registration Successful')).toBeVisible();
    expect(
      screen.getByText(
        'Your account has been created successfully. Please check your email for verification.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Elsewhere: /roadmaps')).toBeVisible();
    expect(api.calls.map(({ path, data }) => [path, data])).toEqual([
      [
        '/v1/auth/signup',
        { email: 'asha@example.com', name: 'Asha Rao', password: 'Secret#1', roleType: 'USER' },
      ],
      ['/v1/auth/signin', { email: 'asha@example.com', password: 'Secret#1' }],
    ]);
    expect(sessionStore.getState()).toMatchObject({
      status: 'signed-in',
      user: { id: asha.id, unverified: true },
    });
  },
);

test("someone whose account was created but who couldn't be logged in gets to the login page", async () => {
  const api = fakeApi()
    .on('post', '/v1/auth/signup', created)
    .on('post', '/v1/auth/signin', () => {
      throw networkFailure();
    });
  const { user } = await open({ path: '/auth/register?redirect=%2Froadmaps', api });
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.getByText('Registration Successful')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/auth/register?redirect=%2Froadmaps',
  );
  expect(sessionStore.getState().status).toBe('signed-out');
});

test('while waiting for the response, a second click sends nothing', async () => {
  let respond = (_: ReturnType<typeof created>) => {};
  const api = fakeApi()
    .on('post', '/v1/auth/signup', () => new Promise((done) => (respond = done)))
    .on('post', '/v1/auth/signin', signedIn);
  const { user } = await open({ api });
  await fillIn(user);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await user.click(submit());
  await user.type(field('Email'), '{Enter}');
  expect(api.calls).toHaveLength(1);
  await act(async () => respond(created()));
  expect(await screen.findByText('Registration Successful')).toBeVisible();
});

test('errors from the server are shown in a toast and at each field', async () => {
  const errors = {
    email: 'This address is taken.',
    name: 'This name is odd.',
    password: 'This password is known to thieves.',
    roleType: 'No.',
  };
  const data = { code: 'email-taken', message: 'Please mend the fields.', errors };
  const { user } = await open({
    api: fakeApi().on('post', '/v1/auth/signup', () => ({ status: 409, data })),
  });
  await fillIn(user);
  expect(await screen.findByText('Please mend the fields.')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription(errors.email);
  expect(field('Full Name')).toHaveAccessibleDescription(errors.name);
  expect(password()).toHaveAccessibleDescription(new RegExp(errors.password));
  expect(field('Email')).toHaveFocus();
});

test('a registration that exceeds the limit shows how long to wait, on the page', async () => {
  const message = 'Too many attempts to sign up. Try again in 10 minutes.';
  const api = fakeApi().on('post', '/v1/auth/signup', () => ({
    status: 429,
    data: { code: 'too-many-requests', message },
  }));
  const { user } = await open({ api });
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('an error without a message says what to do, and can be retried', async () => {
  const api = fakeApi().on('post', '/v1/auth/signup', () => {
    throw networkFailure();
  });
  const { user } = await open({ api });
  await fillIn(user);
  expect(await screen.findByText('Registration failed. Please try again.')).toBeVisible();
  api.on('post', '/v1/auth/signup', created).on('post', '/v1/auth/signin', signedIn);
  await user.click(submit());
  expect(await screen.findByText('Registration Successful')).toBeVisible();
});

test('an email that nobody has verified is no error: its owner reads where the link is', async () => {
  const message = 'Nobody has verified it. We have emailed you a link.';
  const api = fakeApi().on('post', '/v1/auth/signup', () => ({
    status: 409,
    data: { code: 'email-unverified', message, errors: { email: message } },
  }));
  const { user } = await open({ api });
  await fillIn(user);
  expect(await screen.findByRole('status')).toHaveTextContent(`Check your email${message}`);
  expect(field('Email')).not.toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in with this email and password' })).toBeVisible();
});

describe('an address that has an account', () => {
  const message = "There's already an account with this email. Please log in instead.";
  const taken = () => ({
    status: 409,
    data: { code: 'email-taken', message, errors: { email: message } },
  });
  const offer = () => screen.findByRole('button', { name: 'Log in with this email and password' });
  const openTaken = async () => {
    const api = fakeApi().on('post', '/v1/auth/signup', taken);
    const { user } = await open({ path: '/auth/register?redirect=%2Froadmaps', api });
    await fillIn(user);
    return { user, api };
  };

  test('is reported at its field, and the typed credentials can log in', async () => {
    const { user, api } = await openTaken();
    const button = await offer();
    expect(field('Email')).toHaveAccessibleDescription(new RegExp(message));
    api.on('post', '/v1/auth/signin', signedIn);
    await user.click(button);
    expect(await screen.findByText('Elsewhere: /roadmaps')).toBeVisible();
    expect(screen.getByText('You have been logged in successfully.')).toBeVisible();
    expect(api.callsTo('post', '/v1/auth/signin')[0]?.data).toEqual({
      email: 'asha@example.com',
      password: 'Secret#1',
    });
  });

  test('with another password says so at the password, which can be corrected', async () => {
    const { user, api } = await openTaken();
    api.on('post', '/v1/auth/signin', () => ({
      status: 401,
      data: { code: 'wrong-credentials', message: 'Wrong email or password.' },
    }));
    await user.click(await offer());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/^Invalid credentials\. Please check/),
    );
    expect(password()).toHaveFocus();
    expect(sessionStore.getState().status).toBe('signed-out');
    api.on('post', '/v1/auth/signin', signedIn);
    await user.type(password(), '2');
    await user.click(await offer());
    expect(await screen.findByText('Elsewhere: /roadmaps')).toBeVisible();
  });

  test('is no longer offered once another address is typed', async () => {
    const { user } = await openTaken();
    await offer();
    await user.type(field('Email'), '.org');
    expect(screen.queryByRole('button', { name: /^Log in with/ })).not.toBeInTheDocument();
  });
});
