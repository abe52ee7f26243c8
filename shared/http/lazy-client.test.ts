import axios, { type AxiosAdapter } from 'axios';
import { lazyClient } from './lazy-client.ts';

const answering: AxiosAdapter = async (config) => ({
  data: `${config.method} ${axios.getUri(config)}`,
  status: 200,
  statusText: 'OK',
  headers: {},
  config,
});

/** A client whose axios arrives, except at the first `failures` attempts. */
function create(failures = 0) {
  const fetchClient = jest.fn(async (config: object) => {
    if (fetchClient.mock.calls.length <= failures) throw new Error('Loading chunk http failed.');
    return axios.create(config);
  });
  return { fetchClient, ...lazyClient({ adapter: answering }, fetchClient) };
}

test('it has all that a client of axios has', () => {
  const { http } = create();
  const own = ['constructor', '_request'];
  const names = Object.keys(axios.create()).filter((name) => !own.includes(name));
  expect(Object.keys(http)).toEqual(expect.arrayContaining(names));
});

test('axios is fetched once, by the first call', async () => {
  const { http, fetchClient } = create();
  expect(fetchClient).not.toHaveBeenCalled();
  const answers = await Promise.all([http.get('/a'), http.post('/b'), http({ url: '/c' })]);
  expect(answers.map(({ data }) => data)).toEqual(['get /a', 'post /b', 'get /c']);
  expect(fetchClient).toHaveBeenCalledTimes(1);
});

test('a call fails if axios cannot be fetched, and the next one tries again', async () => {
  const { http } = create(1);
  await expect(http.get('/a')).rejects.toThrow('Loading chunk http failed.');
  expect((await http.get('/a')).data).toBe('get /a');
});

test('defaults count whenever they are set', async () => {
  const { http } = create();
  http.defaults.baseURL = '/early';
  expect((await http.get('/a')).data).toBe('get /early/a');
  http.defaults.baseURL = '/late';
  expect((await http.get('/a')).data).toBe('get /late/a');
});

test('interceptors that are set before axios is there are used, unless they are taken away', async () => {
  const { http } = create();
  const noted: string[] = [];
  const note = (text: string) =>
    http.interceptors.response.use((response) => {
      noted.push(text);
      return response;
    });
  note('first');
  http.interceptors.response.eject(note('second'));
  await http.get('/a');
  note('third');
  await http.get('/a');
  expect(noted).toEqual(['first', 'first', 'third']);
});

test.each([
  ['', '/v1/oauth/github'],
  ['https://api.example.org/base/', 'v1/things'],
  ['/', '/v1/things'],
  ['https://api.example.org', 'https://elsewhere.example.org/x'],
])('at %j, the address of %s is what it will be with axios', async (baseURL, url) => {
  const { http, load } = create();
  http.defaults.baseURL = baseURL;
  const calls = [{ url }, { url, params: { q: 'two', page: 2 } }];
  const before = calls.map((call) => http.getUri(call));
  await load();
  expect(before).toEqual(calls.map((call) => http.getUri(call)));
});

test('a client made from it fetches axios by itself', async () => {
  const { http } = create();
  const other = http.create({ baseURL: '/other' });
  expect((await other.get('/a')).data).toBe('get /other/a');
  expect(http.defaults.baseURL).toBeUndefined();
});
