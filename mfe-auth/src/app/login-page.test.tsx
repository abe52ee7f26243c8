import { decideLater, drafts } from '@site/shared/device';
import {
  comeBack,
  leaveToLogIn,
  rememberRedirect,
  sessionStore,
  useWanted,
} from '@site/shared/platform';
import {
  asha,
  type FakeResponse,
  fakeApi,
  fromElsewhere,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const welcome = () => ({ status: 201, data: { id: asha.id, name: asha.name } });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

/** @param more routes of other remotes */
async function open({ more = [], ...options }: RenderOptions & { more?: typeof routes } = {}) {
  const page = renderApp([...routes, ...more], { path: '/auth/login', ...options });
  await screen.findByRole('heading', { name: 'Log in', level: 1 });
  return page;
}

async function fillIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(email());
  await user.paste('asha@example.com');
  await user.type(password(), 'Secret#1');
  await user.click(login());
}

test('the page has the form and a link to the register page', async () => {
  const { user } = await open();
  expect(screen.getByText('Access your account')).toBeVisible();
  expect(email()).toHaveAttribute('placeholder', 'Email Id');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/auth/forgetpassword',
  );
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(await screen.findByRole('heading', { name: 'Register', level: 1 })).toBeVisible();
});

test("a provider has a link only if it's configured", async () => {
  await open();
  expect(screen.queryByText('Or login with email')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /google/i })).not.toBeInTheDocument();
});

test('the link of a configured provider leads to the API, and the redirect target is remembered', async () => {
  const { user } = await open({
    path: '/auth/login?redirect=%2Froadmaps%2Fdsa%3Fq%3Dsum',
    config: { providers: ['google', 'github'] },
  });
  expect(screen.getByText('Or login with email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login with Github' })).toHaveAttribute(
    'href',
    '/v1/oauth/github',
  );
  const google = screen.getByRole('link', { name: 'Continue with Google' });
  expect(google).toHaveAttribute('href', '/v1/oauth/google');
  google.addEventListener('click', (event) => event.preventDefault());
  await user.click(google);
  expect(window.sessionStorage.getItem('oauthInProgress')).toBe('true');
  expect(window.sessionStorage.getItem('redirect')).toBe(
    '{"pathname":"/roadmaps/dsa","search":"?q=sum"}',
  );
});

test.each([
  ['denied', /^You cancelled, so/],
  ['state', /^That took too long/],
  ['provider-down', /^That service isn't responding/],
  ['email-unverified', /^You haven't verified your email/],
  ['link-refused', /^The account with your email is linked/],
  ['account-disabled', /^Your account has been disabled/],
  ['failed', /^That didn't work/],
  ['anything-else', /^That didn't work/],
  ['constructor', /^That didn't work/],
])('a provider sign-in that ended with "%s" is explained', async (code, sentence) => {
  await open({ path: `/auth/login?error=${code}` });
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

test('empty fields are reported, and nothing is sent', async () => {
  const { user, api } = await open();
  await user.click(login());
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test('what is neither an email address nor a phone number is reported at the field', async () => {
  const { user } = await open();
  await user.type(email(), 'asha');
  await user.click(login());
  expect(await screen.findByText('Invalid email or phone number')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('Invalid email or phone number');
});

test('a corrected field loses its error', async () => {
  const { user } = await open();
  await user.click(login());
  expect(await screen.findByText('Email is required')).toBeVisible();
  await user.type(email(), '9876543210');
  expect(screen.queryByText(/email/, { selector: 'p' })).not.toBeInTheDocument();
});

test("a saved phone number works too, and spaces around it don't matter", async () => {
  const { user, api } = await open({ api: fakeApi().on('post', '/v1/auth/signin', welcome) });
  await user.type(email(), ' 9876543210 ');
  await user.type(password(), 'Secret#1');
  await user.click(login());
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(api.calls[0]?.data).toEqual({ email: '9876543210', password: 'Secret#1' });
});

test('a person logs in, sees a notice, and is taken back at once', async () => {
  const { user } = await open({
    path: '/auth/login?redirect=%2Froadmaps%2Fdsa%3Fq%3Dsum%23top',
    api: fakeApi().on('post', '/v1/auth/signin', welcome),
  });
  await fillIn(user);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(screen.getByText('You have been logged in successfully.')).toBeVisible();
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: asha });
  expect(window.localStorage.getItem('provider')).toBe('email');
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa?q=sum#top')).toBeVisible();
});

describe('where a login leads', () => {
  test.each([
    ['without a wish, home', '/auth/login', null, '/'],
    ['to the remembered place', '/auth/login', '/roadmaps/sql', '/roadmaps/sql'],
    ['past an address elsewhere', '/auth/login?redirect=//evil.example', '/roadmaps', '/roadmaps'],
    ['to the address before the memory', '/auth/login?redirect=/profile', '/roadmaps', '/profile'],
  ])('%s', async (_, path, remembered, expected) => {
    const api = fakeApi().on('post', '/v1/auth/signin', welcome);
    const { user } = await open({ path, api });
    if (remembered) rememberRedirect({ pathname: remembered });
    await fillIn(user);
    await screen.findByText('Login Successful');
    expect(await screen.findByText(`Elsewhere: ${expected}`)).toBeVisible();
    expect(window.sessionStorage.getItem('redirect')).toBeNull();
  });

  test('nowhere if the person has left the page meanwhile', async () => {
    let respond = () => {};
    const api = fakeApi().on(
      'post',
      '/v1/auth/signin',
      () => new Promise((done) => (respond = () => done(welcome()))),
    );
    const { user, router } = await open({ path: '/auth/login?redirect=/roadmaps', api });
    await fillIn(user);
    await act(() => router.navigate('/blogs'));
    await act(async () => respond());
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.getByText('Elsewhere: /blogs')).toBeVisible();
  });

  test('nowhere if the person is on the way to another page, which takes a while', async () => {
    let respond = () => {};
    const api = fakeApi().on(
      'post',
      '/v1/auth/signin',
      () => new Promise((done) => (respond = () => done(welcome()))),
    );
    let arrive = () => {};
    const slowly = () => new Promise<null>((done) => (arrive = () => done(null)));
    const blogs = { path: '/blogs', loader: slowly, element: <h1>Blogs</h1> };
    const { user, router } = await open({ path: '/auth/login', api, more: [blogs] });
    await fillIn(user);
    act(() => void router.navigate('/blogs'));
    await act(async () => respond());
    expect(await screen.findByText('Login Successful')).toBeVisible();
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeVisible();
  });
});

test('while waiting for the response, the button is busy, and a second click sends nothing', async () => {
  let respond = (_: ReturnType<typeof welcome>) => {};
  const api = fakeApi().on(
    'post',
    '/v1/auth/signin',
    () => new Promise((done) => (respond = done)),
  );
  const { user } = await open({ api });
  await fillIn(user);
  expect(login()).toHaveAttribute('aria-busy', 'true');
  await user.click(login());
  await user.type(password(), '{Enter}');
  expect(api.calls).toHaveLength(1);
  await act(async () => respond(welcome()));
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(await screen.findByText('Elsewhere: /')).toBeVisible();
  expect(api.calls).toHaveLength(1);
});

const done = jest.fn();

/** A page on which an action needed a login. */
function Sheet() {
  useWanted('unit', ({ meta }) => done(meta));
  return <h1>DSA Sheet</h1>;
}

describe('someone whose action needs an account', () => {
  const location = { pathname: '/roadmaps/dsa', search: '?q=sum' };
  const intent = { kind: 'unit', purpose: 'save your progress on Two Sum', meta: 'dsa-two-sum' };
  const path = '/auth/login?redirect=%2Froadmaps%2Fdsa%3Fq%3Dsum';
  const reason =
    "Log in to save your progress on Two Sum. You'll come right back to where you were.";

  /** The page they came from, and the login page. */
  async function leave(address = path, options: RenderOptions = {}) {
    const page = renderApp([...routes, { path: '/roadmaps/dsa', element: <Sheet /> }], {
      path: '/roadmaps',
      api: fakeApi().on('post', '/v1/auth/signin', welcome),
      ...options,
    });
    leaveToLogIn(location, intent);
    await act(() => page.router.navigate(address));
    return page;
  }
  beforeEach(() => done.mockClear());

  test("sees why, and finds it done once they're back", async () => {
    const { user } = await leave();
    expect(await screen.findByText(reason)).toBeVisible();
    await fillIn(user);
    expect(await screen.findByRole('heading', { name: 'DSA Sheet' })).toBeVisible();
    await waitFor(() => expect(done.mock.calls).toEqual([['dsa-two-sum']]));
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('sees why on the register page too', async () => {
    const { user } = await leave();
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
    expect(await screen.findByText(reason.replace('Log in', 'Sign up'))).toBeVisible();
  });

  test("sees nothing if the login leads elsewhere, and then it isn't done", async () => {
    const { user, router } = await leave('/auth/login?redirect=%2Fprofile');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    await fillIn(user);
    await screen.findByText('Elsewhere: /profile');
    await act(() => router.navigate('/roadmaps/dsa'));
    await screen.findByRole('heading', { name: 'DSA Sheet' });
    expect(done).not.toHaveBeenCalled();
  });

  test('finds nothing done after going back without a login', async () => {
    const { router } = await leave();
    await act(() => router.navigate('/roadmaps/dsa'));
    await screen.findByRole('heading', { name: 'DSA Sheet' });
    act(() => sessionStore.getState().signIn(asha));
    expect(done).not.toHaveBeenCalled();
  });

  test('finds nothing done if someone else signs in later', async () => {
    const { user, router } = await leave('/auth/login?redirect=%2Froadmaps%2Fdsa%3Fq%3Dsum', {});
    await fillIn(user);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    leaveToLogIn(location, intent);
    comeBack('/roadmaps/dsa?q=sum');
    await act(() => router.navigate('/roadmaps'));
    act(() => sessionStore.getState().expire());
    act(() =>
      sessionStore.getState().signIn({ ...asha, id: '0e2b5f0c-7c39-4d1d-9b0e-2f4f5a6b7c8d' }),
    );
    await act(() => router.navigate('/roadmaps/dsa'));
    await screen.findByRole('heading', { name: 'DSA Sheet' });
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('a failed login', () => {
  async function fail(respond: () => FakeResponse) {
    const page = await open({ api: fakeApi().on('post', '/v1/auth/signin', respond) });
    await fillIn(page.user);
    expect(await screen.findByText('Login Failed')).toBeVisible();
    return page;
  }

  test('with wrong credentials is reported under the password, without a session refresh', async () => {
    const { api } = await fail(() => ({
      status: 401,
      data: { code: 'wrong-credentials', message: 'Wrong credentials.' },
    }));
    expect(screen.getByText('Wrong credentials.')).toBeVisible();
    expect(password()).toHaveAccessibleDescription(
      'Invalid credentials. Please check your email and password.',
    );
    expect(password()).toHaveFocus();
    expect(api.calls).toHaveLength(1);
  });

  test('that exceeds the limit shows how long to wait, on the page', async () => {
    const message = 'Too many attempts. Try again in 5 minutes.';
    await fail(() => ({ status: 429, data: { code: 'too-many-requests', message } }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('with errors from the server shows them at each field', async () => {
    const errors = { email: 'This address is locked.', password: 'This password is too old.' };
    const data = { code: 'invalid', message: 'Please mend the fields.', errors };
    await fail(() => ({ status: 400, data }));
    expect(screen.getByText('Please mend the fields.')).toBeVisible();
    expect(email()).toHaveAccessibleDescription(errors.email);
    expect(password()).toHaveAccessibleDescription(errors.password);
    expect(email()).toHaveFocus();
  });

  test('with a list of field errors shows them at each field', async () => {
    const data = [
      { field: 'body -> email', message: 'Not an address.' },
      { field: 'body -> password', message: 'Too short.' },
    ];
    await fail(() => fromElsewhere(422, { data }));
    expect(email()).toHaveAccessibleDescription('Not an address.');
    expect(password()).toHaveAccessibleDescription('Too short.');
  });

  test.each([
    ['the server breaks', () => ({ status: 500 })],
    ['the answer is another than 201', () => fromElsewhere(200, welcome().data)],
    ['the answer lacks the person', () => fromElsewhere(201, {})],
    [
      'there is no network',
      () => {
        throw networkFailure();
      },
    ],
  ])('when %s says what to do, and can be retried', async (_, respond) => {
    const { user, api } = await fail(respond);
    expect(screen.getByText('Login failed. Please check your credentials.')).toBeVisible();
    expect(sessionStore.getState().status).toBe('signed-out');
    api.on('post', '/v1/auth/signin', welcome);
    await user.click(login());
    expect(await screen.findByText('Login Successful')).toBeVisible();
  });
});

test.each([
  ['/auth/login?redirect=/roadmaps/dsa', '/roadmaps/dsa'],
  ['/auth/login', '/'],
  ['/auth/register?redirect=/roadmaps', '/roadmaps'],
])('a signed-in person who opens %s is redirected to %s', async (path, expected) => {
  renderApp(routes, { path, session: asha });
  expect(await screen.findByText(`Elsewhere: ${expected}`)).toBeVisible();
});

test('the password can be shown', async () => {
  const { user } = await open();
  await user.type(password(), 'Secret#1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

describe('if something was made on this device before logging in', () => {
  const make = () =>
    drafts.write('dsa-two-sum:python', null, {
      ...{ code: 'mine = 1', changedAt: '2026-11-21T10:00:00.000Z' },
      ...{ title: 'Two Sum', path: '/dsaarticle/two-sum' },
    });
  const signInAt = async (path: string) => {
    const api = fakeApi().on('post', '/v1/auth/signin', welcome);
    const page = await open({ path, api });
    make();
    await fillIn(page.user);
  };

  test("it's shown on the way back to where the person was", async () => {
    await signInAt('/auth/login?redirect=%2Froadmaps%2Fdsa');
    expect(
      await screen.findByText('Elsewhere: /profile/merge?then=%2Froadmaps%2Fdsa'),
    ).toBeVisible();
  });

  test("what was postponed isn't shown again", async () => {
    const api = fakeApi().on('post', '/v1/auth/signin', welcome);
    const { user } = await open({ path: '/auth/login?redirect=%2Froadmaps%2Fdsa', api });
    make();
    decideLater(asha.id);
    await fillIn(user);
    expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
  });
});
