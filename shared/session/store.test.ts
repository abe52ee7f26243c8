import { waitFor } from '@testing-library/react';
import { http } from '../http/index.ts';
import {
  asha,
  buildAccount,
  type FakeApi,
  fakeApi,
  fromElsewhere,
  networkFailure,
} from '../testing/index.ts';
import { startSession } from './start.ts';
import { createSessionStore } from './store.ts';

const storage = () => ({ ...window.localStorage });
const me = (user = asha) => ({ status: 200, data: buildAccount(user) });
const unauthorized = () => ({ status: 401 });
const offline = () => {
  throw networkFailure();
};

let stop = () => {};

/** What the shell does when a page is opened. */
function open(address = '/') {
  window.history.replaceState(null, '', address);
  const store = createSessionStore();
  stop();
  stop = startSession(store);
  return store;
}

/** Web Locks, which jsdom lacks: one after the other, since no test needs two at once. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => unknown;
      last = last.then(work);
      return last;
    },
  };
}

const rest = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'locks');
});

function signedInPage(api: FakeApi = fakeApi().on('get', '/v1/auth/me', () => me())) {
  createSessionStore().getState().signIn(asha);
  return { api, store: open() };
}

test('without stored items nobody is signed in, and no call is made', () => {
  const api = fakeApi();
  expect(open().getState()).toMatchObject({ status: 'signed-out', user: null });
  expect(api.calls).toHaveLength(0);
});

test('signing in by email stores id, name and provider, and removes an older picture', () => {
  window.localStorage.setItem('avatarUrl', 'https://pictures.example/old.png');
  fakeApi();
  const store = open();
  store.getState().signIn({ id: asha.id, name: 'Asha Rao' });
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
  expect(storage()).toEqual({
    token: 'signed-in',
    id: asha.id,
    name: 'Asha Rao',
    provider: 'email',
  });
});

test('a stored person is signed in at once and confirmed by the API, with the picture it knows', async () => {
  const avatarUrl = 'https://pictures.example/asha.png';
  const api = fakeApi().on('get', '/v1/auth/me', () => me({ ...asha, avatarUrl }));
  const { store } = signedInPage(api);
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
  await rest();
  expect(store.getState().user).toEqual({ ...asha, avatarUrl });
  expect(storage()).toMatchObject({ avatarUrl });
});

test('a stored person whom the API does not know any more is signed out', async () => {
  const api = fakeApi()
    .on('get', '/v1/auth/me', unauthorized)
    .on('post', '/v1/auth/refresh', unauthorized);
  const { store } = signedInPage(api);
  await rest();
  expect(store.getState()).toMatchObject({ status: 'signed-out', user: null });
  expect(storage()).toEqual({});
});

test('an address that is still to be verified is known to all tabs, until the API says otherwise', async () => {
  let emailVerified = false;
  const api = fakeApi().on('get', '/v1/auth/me', () => ({
    status: 200,
    data: buildAccount({ emailVerified }),
  }));
  const { store } = signedInPage(api);
  await waitFor(() => expect(store.getState().user).toEqual({ ...asha, unverified: true }));
  const other = createSessionStore();
  expect(other.getState().user?.unverified).toBe(true);
  emailVerified = true;
  await store.getState().verify();
  other.getState().recheck();
  expect(other.getState().user).toEqual(asha);
});

test('whether the person has a plan is known to all tabs, as of the last response', async () => {
  const { api, store } = signedInPage();
  await rest();
  const responses: ((hasPlan: boolean) => void)[] = [];
  api.on(
    'get',
    '/v1/auth/me',
    () =>
      new Promise((resolve) => {
        responses.push((hasPlan) => resolve({ status: 200, data: buildAccount({ hasPlan }) }));
      }),
  );
  const made = store.getState().verify();
  const deleted = store.getState().verify();
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[0]?.(true);
  await made;
  const other = createSessionStore();
  expect(other.getState().user).toEqual({ ...asha, hasPlan: true });
  responses[1]?.(false);
  await waitFor(() => expect(responses).toHaveLength(3));
  responses[2]?.(false);
  await deleted;
  other.getState().recheck();
  expect(other.getState().user).toEqual(asha);
});

test('a lost connection signs nobody out', async () => {
  const { store } = signedInPage(fakeApi().on('get', '/v1/auth/me', offline));
  await rest();
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
});

test.each([
  ['is turned away for a while', () => ({ status: 429 })],
  ['fails', () => ({ status: 503 })],
  ['gets no response', offline],
])('a person whose refresh %s stays signed in', async (_, refresh) => {
  const api = fakeApi()
    .on('get', '/v1/auth/me', unauthorized)
    .on('post', '/v1/auth/refresh', refresh);
  const { store } = signedInPage(api);
  await rest();
  expect(api.callsTo('post', '/v1/auth/refresh')).toHaveLength(1);
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
  expect(storage()).toMatchObject({ id: asha.id });
});

test.each(['token', 'id', 'code'])(
  'a %s in the address is stored, leaves the address bar and is verified',
  async (name) => {
    fakeApi().on('get', '/v1/auth/me', () => me());
    const store = open(`/roadmaps?${name}=abc&q=sum#top`);
    expect(window.location.href).toBe('http://localhost/roadmaps?q=sum#top');
    expect(store.getState()).toMatchObject({ status: 'signed-in', user: null });
    expect(storage()).toEqual({ token: 'abc' });
    await rest();
    expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
    expect(storage()).toMatchObject({ id: asha.id, name: 'Asha Rao' });
  },
);

test('a token from the address is never sent', async () => {
  const api = fakeApi().on('get', '/v1/auth/me', () => me());
  open('/?token=abc');
  await rest();
  expect(JSON.stringify(api.calls)).not.toContain('abc');
});

test.each([
  ['refuses', unauthorized],
  ['cannot be reached', offline],
])('a token from the address is cleared if the API %s', async (_, answer) => {
  fakeApi().on('get', '/v1/auth/me', answer).on('post', '/v1/auth/refresh', unauthorized);
  const store = open('/?token=abc');
  await rest();
  expect(store.getState()).toMatchObject({ status: 'signed-out', user: null });
  expect(storage()).toEqual({});
});

test('a token in the address changes nothing for a signed-in person, but leaves the address bar', () => {
  fakeApi().on('get', '/v1/auth/me', () => me());
  createSessionStore().getState().signIn(asha);
  const store = open('/?code=abc');
  expect(window.location.search).toBe('');
  expect(store.getState().user).toEqual(asha);
  expect(storage()).toMatchObject({ token: 'signed-in' });
});

test('an empty token is no token', () => {
  fakeApi();
  expect(open('/?token=').getState().status).toBe('signed-out');
  expect(window.location.search).toBe('');
});

test('another tab signs this one in and out', () => {
  fakeApi();
  const store = open();
  createSessionStore().getState().signIn(asha);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState()).toMatchObject({ status: 'signed-out', user: null });
});

test('another tab hears of a sign-out only once the API has ended the session', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const { api, store } = signedInPage();
  await rest();
  const otherTab = createSessionStore();
  let answer = (_: { status: number }) => {};
  const ended = new Promise<{ status: number }>((resolve) => (answer = resolve));
  api.on('post', '/v1/auth/logout', () => ended);
  const signedOut = otherTab.getState().signOut();
  await waitFor(() => expect(api.callsTo('post', '/v1/auth/logout')).toHaveLength(1));
  expect(storage()).toEqual({});
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await rest();
  expect(store.getState().status).toBe('signed-in');
  answer({ status: 200 });
  await signedOut;
  await rest();
  expect(store.getState().status).toBe('signed-out');
});

test('a call whose session cannot be renewed signs out', async () => {
  const { api, store } = signedInPage();
  await rest();
  api.on('post', '/v1/auth/refresh', unauthorized).on('get', '/v1/announcements', unauthorized);
  await expect(http.get('/v1/announcements')).rejects.toThrow();
  expect(store.getState().status).toBe('signed-out');
  expect(storage()).toEqual({});
});

test('a verification that arrives after signing out does not sign in again', async () => {
  const { api, store } = signedInPage();
  api.on('post', '/v1/auth/logout', () => ({ status: 200 }));
  let answer = (_: ReturnType<typeof me>) => {};
  api.on('get', '/v1/auth/me', () => new Promise((resolve) => (answer = resolve)));
  const verification = store.getState().verify();
  await store.getState().signOut();
  answer(me());
  await verification;
  expect(store.getState().status).toBe('signed-out');
  expect(storage()).toEqual({});
});

describe('signing out', () => {
  test('clears the items before it calls the API, and then is done', async () => {
    const { api, store } = signedInPage();
    let seen: unknown;
    api.on('post', '/v1/auth/logout', () => {
      seen = storage();
      return { status: 200 };
    });
    expect(await store.getState().signOut()).toBe(true);
    expect(seen).toEqual({});
    expect(store.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  test.each([
    ['responses 500', () => ({ status: 500 })],
    ['responses 204', () => fromElsewhere(204)],
    ['cannot be reached', offline],
  ])('is logged and undone from the API if it %s', async (_, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, store } = signedInPage();
    api.on('post', '/v1/auth/logout', answer);
    expect(await store.getState().signOut()).toBe(false);
    expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
    expect(storage()).toMatchObject({ token: 'signed-in', id: asha.id });
    expect(log).toHaveBeenCalledWith('Logout failed', expect.any(Error));
  });

  test('is undone from memory if nothing can be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, store } = signedInPage();
    api.on('post', '/v1/auth/logout', offline).on('get', '/v1/auth/me', offline);
    expect(await store.getState().signOut()).toBe(false);
    expect(storage()).toMatchObject({ id: asha.id, name: asha.name });
  });

  test('is done if the session was over anyway', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, store } = signedInPage();
    for (const path of ['/v1/auth/logout', '/v1/auth/refresh']) api.on('post', path, unauthorized);
    expect(await store.getState().signOut()).toBe(true);
    expect(storage()).toEqual({});
  });
});

test('blocked storage signs in for as long as the page lasts', async () => {
  fakeApi();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = open();
  expect(store.getState().status).toBe('signed-out');
  store.getState().signIn(asha);
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: asha });
});

test('an unknown provider in storage counts as email', () => {
  window.localStorage.setItem('token', 'x');
  window.localStorage.setItem('id', asha.id);
  window.localStorage.setItem('provider', 'orkut');
  expect(createSessionStore().getState().user).toEqual({ ...asha, name: '' });
});

/** The browser shows a page again from its back/forward cache. */
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a page that comes back from memory shows nothing of a person whose session ended elsewhere', async () => {
  const { api, store } = signedInPage();
  await waitFor(() => expect(api.callsTo('get', '/v1/auth/me')).toHaveLength(1));
  for (const path of ['/v1/auth/me', '/v1/auth/refresh'])
    api.on(path.endsWith('me') ? 'get' : 'post', path, unauthorized);
  comeBack();
  await waitFor(() => expect(store.getState()).toMatchObject({ status: 'signed-out', user: null }));
  expect(storage()).toEqual({});
});

test('a page that comes back from memory to a visitor makes no call', () => {
  const api = fakeApi();
  open();
  comeBack();
  expect(api.calls).toHaveLength(0);
});
