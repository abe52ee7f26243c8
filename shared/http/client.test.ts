import { API_TIMEOUT_MS } from '../contracts/composition/index.ts';
import { fakeApi, fromElsewhere, networkFailure } from '../testing/index.ts';
import {
  configureHttp,
  http,
  messageOf,
  onFailedCall,
  onSessionExpired,
  statusOf,
} from './index.ts';

const problem = { statusCode: 401, code: 'sign-in-required', message: 'Please log in.' };
const unauthorized = { status: 401, data: problem };
const fresh = { status: 200 };
/** The client knows no contract: any address and any response will do. */
const ok = fromElsewhere(200, 'fine');
const refused = { ...unauthorized, from: 'elsewhere' } as const;

/** Responds with 401 until the refresh has been called. */
function apiWithExpiredSession() {
  let renewed = false;
  const api = fakeApi().on('post', '/v1/auth/refresh', () => {
    renewed = true;
    return fresh;
  });
  return { api, respond: () => (renewed ? ok : refused) };
}

test('a call sends the cookies and the headers, and gives up after ten seconds', async () => {
  const api = fakeApi().on('get', '/v1/things', () => ok);
  const { config } = await http.get('/v1/things');
  expect(config.timeout).toBe(API_TIMEOUT_MS);
  expect(config.withCredentials).toBe(true);
  expect(api.calls[0]?.headers).toMatchObject({
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    'X-Requested-With': 'XMLHttpRequest',
  });
});

test('calls go to the configured address', async () => {
  configureHttp({ baseURL: 'https://api.example.com/base/' });
  const api = fakeApi().on('get', '/base/v1/things', () => ok);
  await http.get('/v1/things');
  expect(api.calls).toHaveLength(1);
  configureHttp({ baseURL: '' });
});

test('a call refused with 401 is repeated after a refresh, with the same body', async () => {
  const { api, respond } = apiWithExpiredSession();
  api.on('patch', '/v1/things/1', respond);
  expect((await http.patch('/v1/things/1', { done: true })).data).toBe('fine');
  expect(api.calls.map(({ path }) => path)).toEqual([
    '/v1/things/1',
    '/v1/auth/refresh',
    '/v1/things/1',
  ]);
  expect(api.calls[2]?.data).toEqual({ done: true });
});

test('any number of calls share one refresh', async () => {
  const { api, respond } = apiWithExpiredSession();
  api.on('get', /^\/v1\/things\/\d$/, respond);
  const responses = await Promise.all([1, 2, 3, 4].map((n) => http.get(`/v1/things/${n}`)));
  expect(responses.map(({ data }) => data)).toEqual(['fine', 'fine', 'fine', 'fine']);
  expect(api.callsTo('post', '/v1/auth/refresh')).toHaveLength(1);
});

test('a later expiry is refreshed again', async () => {
  const { api, respond } = apiWithExpiredSession();
  api.on('get', '/v1/things', respond);
  await http.get('/v1/things');
  const second = apiWithExpiredSession();
  second.api.on('get', '/v1/things', second.respond);
  await http.get('/v1/things');
  expect(second.api.callsTo('post', '/v1/auth/refresh')).toHaveLength(1);
});

test('a call is repeated only once', async () => {
  const api = fakeApi().on('post', '/v1/auth/refresh', () => fresh);
  // Ends after a while, so that a client that repeats forever fails the test instead of hanging it.
  api.on('get', '/v1/things', () => (api.calls.length < 9 ? refused : ok));
  await expect(http.get('/v1/things')).rejects.toMatchObject({ response: unauthorized });
  expect(api.callsTo('get', '/v1/things')).toHaveLength(2);
  expect(api.callsTo('post', '/v1/auth/refresh')).toHaveLength(1);
});

test.each([401, 403])(
  'a refresh refused with %i reports once that the session is over and passes the original error on',
  async (status) => {
    const expired = jest.fn();
    const stop = onSessionExpired(expired);
    fakeApi()
      .on('post', '/v1/auth/refresh', () => ({ status }))
      .on('get', /^\/v1\/things\/\d$/, () => refused);
    const results = await Promise.allSettled([http.get('/v1/things/1'), http.get('/v1/things/2')]);
    expect(results).toMatchObject([
      { reason: { config: { url: '/v1/things/1' }, response: unauthorized } },
      { reason: { config: { url: '/v1/things/2' }, response: unauthorized } },
    ]);
    expect(expired).toHaveBeenCalledTimes(1);
    stop();
  },
);

const soon = 'Please try again soon.';

test.each([
  ['refused with 429', 429],
  ['failed with 500', 500],
  ['failed with 502 by a proxy', 502],
  ['failed with 503', 503],
  ['refused with 400', 400],
  ['left without a response', null],
])(
  'a refresh that is %s ends no session: the call fails with what happened, and the next one tries again',
  async (_, status) => {
    const expired = jest.fn();
    const stop = onSessionExpired(expired);
    const { api, respond } = apiWithExpiredSession();
    const refresh = () => {
      if (status === null) throw networkFailure();
      return { status, data: { code: 'unavailable', message: soon } };
    };
    fakeApi()
      .on('post', '/v1/auth/refresh', refresh)
      .on('get', /^\/v1\/things\/\d$/, () => refused);
    const results = await Promise.allSettled([http.get('/v1/things/1'), http.get('/v1/things/2')]);
    for (const result of results) {
      const { reason } = result as PromiseRejectedResult;
      expect(statusOf(reason)).toBe(status);
      expect(messageOf(reason, 'No network')).toBe(status ? soon : 'No network');
    }
    expect(expired).not.toHaveBeenCalled();

    api.install();
    api.on('get', '/v1/things/1', respond);
    expect((await http.get('/v1/things/1')).data).toBe('fine');
    stop();
  },
);

test('a listener that was removed is not called', async () => {
  const expired = jest.fn();
  onSessionExpired(expired)();
  fakeApi()
    .on('post', '/v1/auth/refresh', () => unauthorized)
    .on('get', '/v1/things', () => refused);
  await expect(http.get('/v1/things')).rejects.toThrow();
  expect(expired).not.toHaveBeenCalled();
});

test.each([
  ['post', '/v1/auth/signup'],
  ['post', '/v1/auth/signin'],
  ['post', '/v1/auth/refresh'],
  ['post', '/v1/admins/auth/signin'],
  ['get', '/v1/admins/me'],
  ['get', '/v1/admin/analytics/overview'],
] as const)('a 401 of %s %s is not followed by a refresh', async (method, path) => {
  const api = fakeApi().on(method, path, () => refused);
  await expect(http[method](path)).rejects.toMatchObject({ response: unauthorized });
  expect(api.calls).toHaveLength(1);
});

test('a 401 that requires an administrator is not followed by a refresh, whatever the address', async () => {
  const data = { ...problem, code: 'admin-required' };
  const api = fakeApi().on('post', '/v1/things', () => fromElsewhere(401, data));
  await expect(http.post('/v1/things')).rejects.toMatchObject({ response: { status: 401, data } });
  expect(api.calls).toHaveLength(1);
});

test('other failures are passed on as they are', async () => {
  const api = fakeApi().on('get', '/v1/things', () => fromElsewhere(403));
  const error = await http.get('/v1/things').catch((reason) => reason);
  expect(statusOf(error)).toBe(403);
  expect(api.calls).toHaveLength(1);
});

test('those who listen hear of a call that failed, and of none that did not', async () => {
  const failed = jest.fn();
  const stop = onFailedCall(failed);
  fakeApi()
    .on('get', '/v1/things', () => ok)
    .on('get', '/v1/things/1', () => fromElsewhere(404));
  await http.get('/v1/things');
  expect(failed).not.toHaveBeenCalled();
  const error = await http.get('/v1/things/1').catch((reason) => reason);
  expect(failed.mock.calls).toEqual([[error]]);
  stop();
  await expect(http.get('/v1/things/1')).rejects.toThrow();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('axios is fetched once, by the first call; if that fails, the call does, and the next one tries again', async () => {
  const fetching = jest.fn(jest.requireActual('./create-client.ts').createClient);
  fetching.mockImplementationOnce(() => {
    throw new Error('Loading chunk http failed.');
  });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./create-client.ts', () => ({ createClient: fetching }));
    const fresh = await import('./client.ts');
    expect(fetching).not.toHaveBeenCalled();
    await expect(fresh.http.get('/v1/things')).rejects.toThrow("We couldn't load this.");
    fresh.configureHttp({
      adapter: async (config) => ({ ...config, ...ok, statusText: 'OK', config }) as never,
    });
    const responses = await Promise.all([fresh.http.get('/v1/a'), fresh.http.post('/v1/b')]);
    expect(responses.map(({ data }) => data)).toEqual(['fine', 'fine']);
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});
