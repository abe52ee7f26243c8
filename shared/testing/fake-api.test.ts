import { http } from '../http/index.ts';
import { fakeApi } from './index.ts';

test('a call nobody answers fails, and names itself', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi().on('get', '/v1/things', () => ({ status: 200 }));
  await expect(http.post('/v1/things')).rejects.toThrow('Network Error');
  expect(log).toHaveBeenCalledWith('fakeApi has no answer for post /v1/things');
});

test('the latest rule wins, and calls are recorded as the API would see them', async () => {
  const api = fakeApi()
    .on('get', /^\/v1\/things/, () => ({ status: 200, data: 'any' }))
    .on('get', '/v1/things/2', () => ({ status: 200, data: 'second' }));
  expect((await http.get('/v1/things/1', { params: { page: 3 } })).data).toBe('any');
  expect((await http.get('/v1/things/2')).data).toBe('second');
  expect(api.calls).toMatchObject([
    { method: 'get', path: '/v1/things/1', params: { page: '3' } },
    { method: 'get', path: '/v1/things/2', params: {} },
  ]);
});
