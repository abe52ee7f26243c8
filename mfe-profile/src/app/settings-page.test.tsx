import { asha, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const me = {
  ...asha,
  email: 'asha@example.com',
  emailVerified: true,
  phone: null,
  hasPassword: true,
  providers: ['github'],
};
const here = {
  id: '11111111-1111-4111-8111-111111111111',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-21T09:30:00Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: '203.0.113.7',
  current: true,
};
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  current: false,
};

const apiOfAsha = (facts: Partial<typeof me> = {}) =>
  fakeApi()
    .on('get', '/v1/auth/me', () => ({ status: 200, data: { ...me, ...facts } }))
    .on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here, phone] }));

async function open(api = apiOfAsha()) {
  const page = renderApp(routes, { path: '/profile/edit', session: asha, api });
  await screen.findByRole('heading', { name: 'Profile settings', level: 1 });
  return page;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a visitor is asked to log in', async () => {
  renderApp(routes, { path: '/profile/edit' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fprofile%2Fedit',
  );
});

test('the menu names what is here and leads back', async () => {
  await open();
  const menu = within(screen.getByRole('navigation', { name: 'Profile settings' }));
  expect(menu.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/profile');
  expect(menu.getAllByRole('link')).toHaveLength(2);
});

test('the account shows its ID, its address and the ways to sign in', async () => {
  await open();
  const account = await region('Account');
  expect(account.getByText(asha.id)).toBeVisible();
  expect(account.getByText('asha@example.com')).toHaveTextContent('Verified');
  expect(account.getByText('E-mail and password, GitHub')).toBeVisible();
});

test('an account that cannot be loaded can be tried again', async () => {
  const api = apiOfAsha().on('get', '/v1/auth/me', () => ({ status: 503 }));
  const { user } = await open(api);
  expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
  api.on('get', '/v1/auth/me', () => ({ status: 200, data: me }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(asha.id)).toBeVisible();
});

describe('another address', () => {
  const CHANGE = '/v1/auth/email';

  async function change(answer: () => { status: number; data?: unknown }) {
    const page = await open(apiOfAsha().on('put', CHANGE, answer));
    await page.user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
    await page.user.type(screen.getByLabelText('New e-mail'), 'rao@example.com');
    await page.user.type(screen.getByLabelText('Your password'), 'Secret#1');
    await page.user.click(screen.getByRole('button', { name: 'Confirm by mail' }));
    return page;
  }

  test('is confirmed by a mail to it', async () => {
    const { api } = await change(() => ({ status: 202, data: {} }));
    expect(await screen.findByText('A mail is on its way to rao@example.com.')).toBeVisible();
    expect(api.callsTo('put', CHANGE)[0]?.data).toEqual({
      email: 'rao@example.com',
      password: 'Secret#1',
    });
  });

  test('is refused beside the field at fault', async () => {
    const errors = { password: 'This is not your password.' };
    await change(() => ({ status: 400, data: { message: 'No.', errors } }));
    const password = screen.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(errors.password));
    expect(password).toHaveFocus();
  });

  test('asked for too often says how long to wait, and can be given up', async () => {
    const { user } = await change(() => ({ status: 429, data: { message: 'Wait an hour.' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait an hour.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change e-mail' })).toHaveFocus();
  });

  test('must be one', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
    expect(screen.getByLabelText('New e-mail')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Confirm by mail' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(api.callsTo('put', CHANGE)).toHaveLength(0);
  });
});

describe('another password', () => {
  const UPDATE = '/v1/auth/password';
  const original = () => screen.getByLabelText('Original Password');
  const chosen = () => screen.getByLabelText('New Password');

  async function save(user: User, again = 'Stairs4you!') {
    await region('Update Password');
    await user.type(original(), 'Secret#1');
    await user.type(chosen(), 'Stairs4you!');
    await user.type(screen.getByLabelText('Confirm Password'), again);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  test('is saved, the fields are emptied, and the sign-ins are looked up again', async () => {
    const { user, api } = await open(apiOfAsha().on('put', UPDATE, () => ({ status: 200 })));
    await screen.findByText('This device');
    await save(user);
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(api.callsTo('put', UPDATE)[0]?.data).toEqual({
      currentPassword: 'Secret#1',
      newPassword: 'Stairs4you!',
    });
    expect(original()).toHaveValue('');
    await waitFor(() => expect(api.callsTo('get', '/v1/auth/sessions')).toHaveLength(2));
  });

  test('needs the original one', async () => {
    const errors = { currentPassword: 'This is not your password.' };
    const rule = () => ({ status: 400, data: { message: 'No.', errors } });
    const { user } = await open(apiOfAsha().on('put', UPDATE, rule));
    await save(user);
    await waitFor(() => expect(original()).toHaveAccessibleDescription(errors.currentPassword));
    await user.type(original(), '2');
    expect(original()).not.toHaveAccessibleDescription();
  });

  test('that does not fit is told at its field', async () => {
    const errors = { newPassword: 'Choose one you have not had.' };
    const rule = () => ({ status: 400, data: { message: 'No.', errors } });
    const { user } = await open(apiOfAsha().on('put', UPDATE, rule));
    await save(user);
    await waitFor(() => expect(chosen()).toHaveAccessibleDescription(/Choose one you have not/));
  });

  test('must be the same twice', async () => {
    const { user, api } = await open();
    await save(user, 'Stairs4me!');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(api.callsTo('put', UPDATE)).toHaveLength(0);
  });

  test('is checked while it is typed', async () => {
    const { user } = await open();
    await region('Update Password');
    await user.type(chosen(), 'short');
    expect(screen.getByText(/^Password must be at least 8 characters, include/)).toBeVisible();
  });

  test('that fails can be tried again', async () => {
    const lost = () => {
      throw networkFailure();
    };
    const { user } = await open(apiOfAsha().on('put', UPDATE, lost));
    await save(user);
    expect(
      await screen.findByText('The password could not be changed. Please try again.'),
    ).toBeVisible();
  });

  test.each(['original', 'new', 'confirm'])('the %s one can be shown and hidden', async (name) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `Show ${name} password` }));
    const field = screen.getByLabelText(new RegExp(`^${name} password$`, 'i'));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: `Hide ${name} password` }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('of somebody without one is set by mail', async () => {
    await open(apiOfAsha({ hasPassword: false }));
    const link = await screen.findByRole('link', { name: 'Set a password' });
    expect(link).toHaveAttribute('href', '/auth/forgetpassword');
    expect(screen.queryByLabelText('Original Password')).not.toBeInTheDocument();
    expect(screen.getByText('To change the e-mail, set a password first.')).toBeVisible();
  });
});

describe('the sign-ins', () => {
  const section = () => region('Where you are signed in');
  const phoneButton = { name: 'End the sign-in of Chrome on Android' };

  test('name device and time, and which one this is', async () => {
    await open();
    const list = await section();
    expect(await list.findByText('Firefox on Linux')).toHaveTextContent('This device');
    expect(list.getByText('Chrome on Android')).not.toHaveTextContent('This device');
    expect(list.getAllByText(/^Last active/)[0]).toHaveTextContent('203.0.113.7');
    expect(list.getAllByRole('button', { name: /^End the sign-in/ })).toHaveLength(1);
  });

  test('can be ended one by one', async () => {
    const api = apiOfAsha();
    api.on('delete', `/v1/auth/sessions/${phone.id}`, () => {
      api.on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here] }));
      return { status: 200 };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', phoneButton));
    expect(await screen.findByText('The sign-in has ended there.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
  });

  test('can be ended all at once, except this one', async () => {
    const { user, api } = await open(
      apiOfAsha().on('delete', '/v1/auth/sessions', () => ({ status: 200 })),
    );
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('The sign-in has ended there.')).toBeVisible();
    expect(api.callsTo('delete', '/v1/auth/sessions')).toHaveLength(1);
  });

  test('that cannot be ended say so', async () => {
    const rule = () => ({ status: 429, data: { message: 'Wait a minute.' } });
    const { user } = await open(apiOfAsha().on('delete', /sessions/, rule));
    await user.click(await screen.findByRole('button', phoneButton));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
    expect(screen.getByText('Chrome on Android')).toBeVisible();
  });

  test('that cannot be loaded can be tried again', async () => {
    const api = apiOfAsha().on('get', '/v1/auth/sessions', () => ({ status: 503 }));
    const { user } = await open(api);
    expect(await screen.findByText('Your sign-ins could not be loaded')).toBeVisible();
    api.on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});
