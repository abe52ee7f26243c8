import { http } from '../http/index.ts';
import { fakeApiMistakes } from './fake-api.ts';
import { buildRoadmapSummary, fakeApi, fromElsewhere } from './index.ts';

test('a call without a rule fails, and names itself', async () => {
  fakeApi().on('get', '/v1/roadmaps', () => ({ status: 200 }));
  await expect(http.post('/v1/roadmaps')).rejects.toThrow("can't be reached");
  expect(fakeApiMistakes()).toEqual(['There is no answer to POST /v1/roadmaps']);
});

test('the latest rule wins, and calls are recorded as the API would see them', async () => {
  const api = fakeApi()
    .on('get', /^\/v1\/things/, () => fromElsewhere(200, 'any'))
    .on('get', '/v1/things/2', () => fromElsewhere(200, 'second'));
  expect((await http.get('/v1/things/1', { params: { page: 3 } })).data).toBe('any');
  expect((await http.get('/v1/things/2')).data).toBe('second');
  expect(api.calls).toMatchObject([
    { method: 'get', path: '/v1/things/1', params: { page: '3' } },
    { method: 'get', path: '/v1/things/2', params: {} },
  ]);
});

const refused = { statusCode: 412, message: 'Changed elsewhere.' };
const UNIT = '/v1/users/asha/learning-units/dsa-two-sum';
const current = { completed: false, bookmarked: false, notes: '' };

test.each([
  ['get', '/v1/roadmaps', 200, [{ ...buildRoadmapSummary(), title: 7 }], /200.*0\.title: .*string/],
  ['patch', UNIT, 200, {}, /200.*completed: .*boolean/],
  ['patch', UNIT, 412, { ...refused, code: 'note-changed' }, /412.*current: /],
  ['patch', UNIT, 412, { ...refused, code: 'NOTE_CHANGED', current }, /412.*code: /],
  ['patch', UNIT, 404, { ...refused, code: 'not-found' }, /404.*statusCode: .*404/],
  ['get', '/v1/auth/me', 500, '<h1>Bad Gateway</h1>', /500.*code: no code of the API/],
  ['get', '/v1/roadmaps', 204, undefined, /is never answered 204/],
  ['get', '/v1/roadmap', 200, [], /no operation GET \/v1\/roadmap$/],
] as const)('a response that does not fit fails the test: %s %s %d %j', async (...example) => {
  const [method, path, status, data, expected] = example;
  fakeApi().on(method, path, () => ({ status, data }));
  await http[method](path).catch(() => {});
  expect(fakeApiMistakes()).toEqual([expect.stringMatching(expected)]);
});
