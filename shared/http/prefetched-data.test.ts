import { fakeApi, fromElsewhere } from '../testing/index.ts';
import { http } from './client.ts';
import { servePrefetchedData } from './prefetched-data.ts';

const api = fakeApi();

beforeEach(() => {
  api.install();
  api.on('get', '/v1/roadmaps', () => fromElsewhere(200, ['from the API']));
});

const roadmaps = async () => (await http.get('/v1/roadmaps')).data;

test('prefetched data is the response to the first call, the API responds to every later one', async () => {
  servePrefetchedData({ '/v1/roadmaps': ['from the page'] });
  expect(await roadmaps()).toEqual(['from the page']);
  expect(await roadmaps()).toEqual(['from the API']);
});

test('a call that changes something goes to the API', async () => {
  api.on('post', '/v1/roadmaps', () => fromElsewhere(201, 'posted'));
  servePrefetchedData({ '/v1/roadmaps': ['from the page'] });
  expect((await http.post('/v1/roadmaps')).data).toBe('posted');
});

test('prefetched data is not used once the page has been open for 30 seconds', async () => {
  servePrefetchedData({ '/v1/roadmaps': ['from the page'] });
  jest.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await roadmaps()).toEqual(['from the API']);
});
