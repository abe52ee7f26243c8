import { buildAccount } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { apiOfAsha, FIRST, openSettings, SECOND } from '../testing/settings-page.ts';

const open = (api = apiOfAsha()) => openSettings('?tab=accounts', api);
type User = Awaited<ReturnType<typeof open>>['user'];

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the account shows its ID, its address and the ways to sign in', async () => {
  await open();
  const account = await region('Account');
  expect(account.getByText('asha-rao')).toBeVisible();
  expect(account.getByText('asha@example.com').closest('dd')).toHaveTextContent('Verified');
  expect(account.getByText('Email and password, GitHub')).toBeVisible();
});

test("an account that can't be loaded can be retried", async () => {
  const api = apiOfAsha().on('get', '/v1/auth/me', () => ({ status: 503 }));
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load your account")).toBeVisible();
  api.on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('asha-rao')).toBeVisible();
});

describe('a new address', () => {
  const CHANGE = '/v1/auth/email';

  async function change(respond: () => { status: number; data?: unknown }) {
    const page = await open(apiOfAsha().on('put', CHANGE, respond));
    await page.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await page.user.type(screen.getByLabelText('New email'), 'rao@example.com');
    await page.user.type(screen.getByLabelText('Your password'), 'Secret#1');
    await page.user.click(screen.getByRole('button', { name: 'Send confirmation email' }));
    return page;
  }

  test('is confirmed with a mail sent to it', async () => {
    const { api } = await change(() => ({ status: 202, data: {} }));
    expect(await screen.findByText("We've sent an email to rao@example.com.")).toBeVisible();
    expect(api.callsTo('put', CHANGE)[0]?.data).toEqual({
      email: 'rao@example.com',
      password: 'Secret#1',
    });
  });

  test('that is refused is reported at its field', async () => {
    const errors = { password: 'This is not your password.' };
    await change(() => ({ status: 400, data: { code: 'invalid', message: 'No.', errors } }));
    const password = screen.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(errors.password));
    expect(password).toHaveFocus();
  });

  test('requested too often says how long to wait, and can be cancelled', async () => {
    const { user } = await change(() => ({
      status: 429,
      data: { code: 'too-many-requests', message: 'Wait an hour.' },
    }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait an hour.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  });

  test('must be a valid address', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    expect(screen.getByLabelText('New email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send confirmation email' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(api.callsTo('put', CHANGE)).toHaveLength(0);
  });
});

describe('the ID', () => {
  const HANDLE = '/v1/profile/handle';
  const edit = async (user: User, typed: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit ID' }));
    const field = screen.getByLabelText('New ID');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save ID' }));
  };

  test('can be changed, in upper or lower case', async () => {
    const saved = () => ({ status: 200, data: { version: SECOND, handle: 'asha-codes' } });
    const { user, api } = await open(apiOfAsha().on('put', HANDLE, saved));
    await edit(user, 'Asha-Codes');
    expect(await screen.findByText('asha-codes')).toBeVisible();
    expect(api.callsTo('put', HANDLE)[0]?.data).toEqual({ handle: 'asha-codes', version: FIRST });
    expect(screen.getByRole('button', { name: 'Edit ID' })).toHaveFocus();
  });

  test('that someone else has is reported at the field', async () => {
    const errors = { handle: 'Somebody else has this ID. Please choose another one.' };
    const data = { statusCode: 409, code: 'handle-taken', message: errors.handle, errors };
    const { user } = await open(apiOfAsha().on('put', HANDLE, () => ({ status: 409, data })));
    await edit(user, 'asha');
    await waitFor(() =>
      expect(screen.getByLabelText('New ID')).toHaveAccessibleDescription(/Somebody else has/),
    );
  });

  test("can't have spaces", async () => {
    const { user, api } = await open();
    await edit(user, 'a b');
    expect(await screen.findByText(/^An ID has 3 to 30 lower-case letters/)).toBeVisible();
    expect(api.callsTo('put', HANDLE)).toHaveLength(0);
  });

  test('stays as it is when its form is cancelled', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit ID' }));
    await user.type(screen.getByLabelText('New ID'), '-2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('asha-rao')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Socials' }));
    expect(await screen.findByLabelText('LinkedIn')).toBeVisible();
  });
});

describe('the phone number', () => {
  const PHONE = '/v1/profile/phone';
  const save = async (user: User, typed: string) => {
    const card = await region('Phone');
    await user.type(card.getByLabelText('Phone number'), typed);
    await user.click(card.getByRole('button', { name: 'Save Changes' }));
  };

  test('is saved as 10 digits, to log in with', async () => {
    const saved = () => ({ status: 200, data: { version: SECOND, phone: '9876543210' } });
    const { user, api } = await open(apiOfAsha().on('put', PHONE, saved));
    expect((await region('Phone')).getByText(/You can log in with this number/)).toBeVisible();
    await save(user, '98765 43210');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveValue('9876543210');
    expect(api.callsTo('put', PHONE)[0]?.data).toEqual({ phone: '9876543210', version: FIRST });
  });

  test('of another account is refused', async () => {
    const errors = { phone: 'Another account has this number already.' };
    const data = { statusCode: 409, code: 'phone-taken', message: errors.phone, errors };
    const { user } = await open(apiOfAsha().on('put', PHONE, () => ({ status: 409, data })));
    await save(user, '9876543210');
    expect(await screen.findByText(errors.phone)).toBeVisible();
  });
});

test('a person turns off the automatic revision of completed problems', async () => {
  const REVISION = '/v1/profile/revision';
  const saved = () => ({ status: 200, data: { version: SECOND, automatic: false } });
  const { user, api } = await open(apiOfAsha().on('put', REVISION, saved));
  const card = await region('Revision');
  const choice = card.getByRole('checkbox', { name: 'Revise the problems I complete' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(choice).not.toBeChecked();
  expect(api.callsTo('put', REVISION)[0]?.data).toEqual({ automatic: false, version: FIRST });
});

test('a person chooses which emails they get', async () => {
  const MAILS = '/v1/profile/mails';
  const saved = () => ({ status: 200, data: { version: SECOND, replies: true, news: false } });
  const { user, api } = await open(apiOfAsha().on('put', MAILS, saved));
  const card = await region('Emails');
  expect(card.getByLabelText('Replies to my comments')).not.toBeChecked();
  await user.click(card.getByLabelText('Replies to my comments'));
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(card.getByLabelText('Replies to my comments')).toBeChecked();
  expect(api.callsTo('put', MAILS)[0]?.data).toEqual({
    replies: true,
    news: false,
    version: FIRST,
  });
});
