import { events, sessionStore } from '@site/shared/platform';
import { asha, type FakeApi, fakeApi, networkFailure } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const SIGNIN = '/v1/auth/signin';
const SIGNUP = '/v1/auth/signup';
const signedIn = { status: 201, data: { id: asha.id, name: asha.name } };

async function openDialog(api = fakeApi(), config = {}) {
  const shell = renderShell([{ path: '/', element: <h1>Home</h1> }], { api, config });
  events.emit('sign-in-wanted', { reason: '' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  return { ...shell, api, dialog };
}
type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillIn({ user }: Opened, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
}
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

test('without providers there is only the form, which says what is required', async () => {
  const opened = await openDialog();
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).not.toBeInTheDocument();
  await press(opened, 'Log in');
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(opened.api.calls).toHaveLength(0);
});

test('a malformed email and a short password are named', async () => {
  const opened = await openDialog();
  await fillIn(opened, { Email: 'asha', Password: 'abc12' });
  await press(opened, 'Log in');
  expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
  expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
});

test('editing a field clears its own error and no other', async () => {
  const opened = await openDialog();
  await press(opened, 'Log in');
  await screen.findByText('Email is required');
  await opened.user.type(screen.getByLabelText('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
});

test('logging in works, says so, and closes the dialog a second later', async () => {
  const opened = await openDialog(fakeApi().on('post', SIGNIN, () => signedIn));
  await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
  await press(opened, 'Log in');
  expect(await screen.findByRole('button', { name: 'Please wait...' })).toBeDisabled();
  expect(await screen.findAllByText('You have been logged in successfully.')).not.toHaveLength(0);
  expect(sessionStore.getState().user).toMatchObject({ id: asha.id, provider: 'email' });
  expect(opened.api.calls.map(({ path, data }) => [path, data])).toEqual([
    [SIGNIN, { email: 'asha@example.com', password: 'secret1!' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('without an answer it says that it failed, until something is edited', async () => {
  const opened = await openDialog(
    fakeApi().on('post', SIGNIN, () => {
      throw networkFailure();
    }),
  );
  await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
  await press(opened, 'Log in');
  const message = 'Authentication failed. Please try again.';
  expect(await opened.dialog.findByText(message)).toBeInTheDocument();
  expect(sessionStore.getState().status).toBe('signed-out');
  await opened.user.type(screen.getByLabelText('Password'), 'x');
  expect(opened.dialog.queryByText(message)).not.toBeInTheDocument();
});

test('a wrong password is said at its field', async () => {
  const rule = () => ({ status: 401, data: { code: 'wrong-credentials', message: 'no' } });
  const opened = await openDialog(fakeApi().on('post', SIGNIN, rule));
  await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
  await press(opened, 'Log in');
  await opened.dialog.findByText('Wrong email or password.');
  expect(opened.dialog.getByText('Authentication failed. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong email or password.');
});

test('a rate limit says when to try again', async () => {
  const rule = () => ({
    status: 429,
    data: { code: 'too-many-requests', message: 'Try again in 5 minutes.' },
  });
  const opened = await openDialog(fakeApi().on('post', SIGNIN, rule));
  await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
  await press(opened, 'Log in');
  expect(await opened.dialog.findByText('Try again in 5 minutes.')).toBeInTheDocument();
});

test('sign-up also requires a name and holds passwords to the rule of the register page', async () => {
  const opened = await openDialog();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await press(opened, 'Sign up');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /^Use at least 8 characters/,
  );
  await fillIn(opened, { Email: 'asha@example.com', Password: 'abc1!' });
  await press(opened, 'Sign up');
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.getByText(/^Password must be at least 8 characters, include/)).toBeInTheDocument();
  expect(screen.queryByText(/6 characters/)).not.toBeInTheDocument();
});

test('signing up creates the account and logs in', async () => {
  const api = fakeApi()
    .on('post', SIGNUP, () => signedIn)
    .on('post', SIGNIN, () => signedIn);
  const opened = await openDialog(api);
  await press(opened, 'Sign up');
  await fillIn(opened, { Name: 'Asha Rao', Email: 'asha@example.com', Password: 'secret12!' });
  await press(opened, 'Sign up');
  await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
  expect(api.calls.map(({ path, data }) => [path, data])).toEqual([
    [
      SIGNUP,
      { name: 'Asha Rao', email: 'asha@example.com', password: 'secret12!', roleType: 'USER' },
    ],
    [SIGNIN, { email: 'asha@example.com', password: 'secret12!' }],
  ]);
});

describe('an address that has an account', () => {
  const message = "There's already an account with this email. Please log in instead.";
  const taken = () => ({
    status: 409,
    data: { code: 'email-taken', message, errors: { email: message } },
  });
  const offer = 'Log in with this email and password';
  async function signUpTaken(api: FakeApi) {
    const opened = await openDialog(api.on('post', SIGNUP, taken));
    await press(opened, 'Sign up');
    await fillIn(opened, { Name: 'Asha Rao', Email: 'asha@example.com', Password: 'secret12!' });
    await press(opened, 'Sign up');
    await screen.findByRole('button', { name: offer });
    return opened;
  }

  test('is said at its field and nowhere else, and what was typed logs in', async () => {
    const opened = await signUpTaken(fakeApi().on('post', SIGNIN, () => signedIn));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.queryByText(/failed/)).not.toBeInTheDocument();
    await press(opened, offer);
    await screen.findAllByText('You have been logged in successfully.');
    expect(sessionStore.getState().status).toBe('signed-in');
    expect(opened.api.callsTo('post', SIGNIN)[0]?.data).toEqual({
      email: 'asha@example.com',
      password: 'secret12!',
    });
  });

  test('with another password is said at the password', async () => {
    const wrong = { code: 'wrong-credentials', message: 'no' };
    const api = fakeApi().on('post', SIGNIN, () => ({ status: 401, data: wrong }));
    const opened = await signUpTaken(api);
    await press(opened, offer);
    await opened.dialog.findByText('Wrong email or password.');
    await waitFor(() => expect(screen.getByRole('button', { name: offer })).toBeEnabled());
  });
});

describe('sign-up has words of its own', () => {
  test('for what it is for, whatever the reason for the login', async () => {
    const shell = renderShell([{ path: '/', element: <h1>Home</h1> }]);
    events.emit('sign-in-wanted', { reason: 'Log in to keep bookmarks.' });
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    expect(dialog).toHaveAccessibleDescription('Log in to keep bookmarks.');
    await shell.user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByRole('dialog', { name: 'Sign up' })).toHaveAccessibleDescription(
      'Create an account to keep your progress, bookmarks and notes.',
    );
  });

  test('for a failure', async () => {
    const opened = await openDialog(
      fakeApi().on('post', SIGNUP, () => {
        throw networkFailure();
      }),
    );
    await press(opened, 'Sign up');
    await fillIn(opened, { Name: 'Asha Rao', Email: 'asha@example.com', Password: 'secret12!' });
    await press(opened, 'Sign up');
    expect(await screen.findByText('Registration failed. Please try again.')).toBeVisible();
  });
});

test('changing the mode clears fields and errors', async () => {
  const opened = await openDialog();
  await fillIn(opened, { Email: 'asha' });
  await press(opened, 'Log in');
  await screen.findByText('Please enter a valid email');
  await press(opened, 'Sign up');
  expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument();
  await press(opened, 'Log in');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
});

test('if Google is configured, the button leads to the API', async () => {
  await openDialog(fakeApi(), { providers: ['google'] });
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/v1\/oauth\/google$/),
  );
});

describe('an action that needed an account', () => {
  async function openWanting(resume: () => void) {
    const api = fakeApi().on('post', SIGNIN, () => signedIn);
    const shell = renderShell([{ path: '/', element: <h1>Home</h1> }], { api });
    events.emit('sign-in-wanted', { reason: '', resume });
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    return { ...shell, api, dialog };
  }

  test('is carried out once the dialog has closed', async () => {
    const resume = jest.fn(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opened = await openWanting(resume);
    await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
    await press(opened, 'Log in');
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(1), { timeout: 3000 });
  });

  test('is dropped if the dialog is closed without signing in', async () => {
    const resume = jest.fn();
    const opened = await openWanting(resume);
    await press(opened, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    events.emit('sign-in-wanted', { reason: '' });
    await screen.findByRole('dialog', { name: 'Log in' });
    await fillIn(opened, { Email: 'asha@example.com', Password: 'secret1!' });
    await press(opened, 'Log in');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
    expect(resume).not.toHaveBeenCalled();
  });
});
