import type { Account } from '@site/shared/contracts/identity';
import { buildAccount, networkFailure } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { apiOfAsha, openSettings } from '../testing/settings-page.ts';

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

const withSignIns = (facts: Partial<Account> = {}) =>
  apiOfAsha(facts).on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here, phone] }));

const open = (api = withSignIns()) => openSettings('?tab=accounts', api);
type User = Awaited<ReturnType<typeof open>>['user'];

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a new password', () => {
  const UPDATE = '/v1/auth/password';
  const original = () => screen.getByLabelText('Original Password');
  const chosen = () => screen.getByLabelText('New Password');

  async function save(user: User, again = 'Stairs4you!') {
    await region('Update Password');
    const pasted = [
      [original(), 'Secret#1'],
      [chosen(), 'Stairs4you!'],
      [screen.getByLabelText('Confirm Password'), again],
    ] as const;
    for (const [field, text] of pasted) {
      await user.click(field);
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  test('is saved, the fields are cleared, and the sign-ins are refetched', async () => {
    const { user, api } = await open(withSignIns().on('put', UPDATE, () => ({ status: 200 })));
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

  test('requires the original one', async () => {
    const errors = { currentPassword: 'This is not your password.' };
    const rule = () => ({ status: 400, data: { code: 'invalid', message: 'No.', errors } });
    const { user } = await open(withSignIns().on('put', UPDATE, rule));
    await save(user);
    await waitFor(() => expect(original()).toHaveAccessibleDescription(errors.currentPassword));
    await user.type(original(), '2');
    expect(original()).not.toHaveAccessibleDescription();
  });

  test('must be entered the same twice', async () => {
    const { user, api } = await open();
    await save(user, 'Stairs4me!');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(api.callsTo('put', UPDATE)).toHaveLength(0);
  });

  test("that can't be saved can be retried", async () => {
    const lost = () => {
      throw networkFailure();
    };
    const { user } = await open(withSignIns().on('put', UPDATE, lost));
    await save(user);
    expect(
      await screen.findByText("We couldn't change your password. Please try again."),
    ).toBeVisible();
  });

  test('can be shown and hidden, each entry with its own button', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show confirm password' }));
    const field = screen.getByLabelText('Confirm Password');
    expect(field).toHaveAttribute('type', 'text');
    expect(chosen()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide confirm password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('a first password', () => {
  const SET = '/v1/auth/password';

  async function save(respond: () => { status: number; data?: unknown }) {
    const page = await open(withSignIns({ hasPassword: false }).on('post', SET, respond));
    await region('Set a password');
    for (const name of ['New Password', 'Confirm Password']) {
      await page.user.click(screen.getByLabelText(name));
      await page.user.paste('Stairs4you!');
    }
    await page.user.click(within(await section()).getByRole('button', { name: 'Save' }));
    return page;
  }
  const section = () => screen.findByRole('region', { name: 'Set a password' });

  test('is set by someone who signed up through a provider, who can then update it', async () => {
    const { user, api } = await save(() => ({ status: 503 }));
    api.on('post', SET, () => ({ status: 200 }));
    api.on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }));
    expect(await screen.findByText(/^We couldn't set your password/)).toBeVisible();
    await user.click(within(await section()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Password set')).toBeVisible();
    expect(api.callsTo('post', SET)[1]?.data).toEqual({ newPassword: 'Stairs4you!' });
    expect(await screen.findByLabelText('Original Password')).toBeVisible();
  });

  test('needs a recent sign-in, after which the person returns here', async () => {
    const data = { statusCode: 403, code: 'sign-in-again', message: 'Log in again.' };
    const { user, api } = await save(() => ({ status: 403, data }));
    expect(await screen.findByText('Please log in again')).toBeVisible();
    api.on('post', '/v1/auth/logout', () => ({ status: 200 }));
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(await screen.findByText(/^Elsewhere: \/auth\/login\?redirect=/)).toHaveTextContent(
      encodeURIComponent('/profile/edit?tab=accounts'),
    );
  });

  test('that is refused is reported at its field', async () => {
    const errors = { newPassword: 'This password is too common.' };
    await save(() => ({ status: 400, data: { code: 'invalid', message: 'No.', errors } }));
    await waitFor(() =>
      expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/too common/),
    );
  });

  test('comes before a change of the email', async () => {
    await open(withSignIns({ hasPassword: false }));
    expect(await screen.findByText('To change your email, set a password first.')).toBeVisible();
    expect(screen.queryByLabelText('Original Password')).not.toBeInTheDocument();
  });
});

describe('the sign-ins', () => {
  const section = () => region("Where you're signed in");
  const phoneButton = { name: 'Sign out Chrome on Android' };

  test('show device and time, and which one is current', async () => {
    await open();
    const list = await section();
    expect(await list.findByText('Firefox on Linux')).toHaveTextContent('This device');
    expect(list.getByText('Chrome on Android')).not.toHaveTextContent('This device');
    expect(list.getAllByText(/^Last active/)[0]).toHaveTextContent('203.0.113.7');
    expect(list.getAllByRole('button', { name: /^Sign out .+ on / })).toHaveLength(1);
  });

  test('can be ended one by one', async () => {
    const api = withSignIns();
    api.on('delete', `/v1/auth/sessions/${phone.id}`, () => {
      api.on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here] }));
      return { status: 200 };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', phoneButton));
    expect(await screen.findByText('Signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(
      screen.queryByRole('button', { name: 'Sign out everywhere else' }),
    ).not.toBeInTheDocument();
  });

  test('can be ended all at once, except this one', async () => {
    const { user, api } = await open(
      withSignIns().on('delete', '/v1/auth/sessions', () => ({ status: 200 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else.')).toBeVisible();
    expect(api.callsTo('delete', '/v1/auth/sessions')).toHaveLength(1);
  });

  test("say so if they can't be ended", async () => {
    const rule = () => ({
      status: 429,
      data: { code: 'too-many-requests', message: 'Wait a minute.' },
    });
    const { user } = await open(withSignIns().on('delete', /sessions/, rule));
    await user.click(await screen.findByRole('button', phoneButton));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
    expect(screen.getByText('Chrome on Android')).toBeVisible();
  });

  test("can be retried if they can't be loaded", async () => {
    const api = withSignIns().on('get', '/v1/auth/sessions', () => ({ status: 503 }));
    const { user } = await open(api);
    expect(await screen.findByText("We couldn't load your devices")).toBeVisible();
    api.on('get', '/v1/auth/sessions', () => ({ status: 200, data: [here] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});
