import { http, servePrefetchedData } from '../http/index.ts';
import { saveProgress } from '../progress/index.ts';
import { sessionStore, startSession } from '../session/index.ts';
import { asha, buildAccount, buildProgress, fakeApi, fromElsewhere } from '../testing/index.ts';

const ravi = { ...asha, id: 'b6a4a3f0-0000-4000-8000-000000000002', name: 'Ravi Menon' };
const me = (user: typeof asha) => ({ status: 200, data: buildAccount(user) });
const roadmaps = async () => (await http.get('/v1/roadmaps')).data;

/** A page with prefetched data for one person. */
function openFor(user: typeof asha | null) {
  const api = fakeApi()
    .on('get', '/v1/roadmaps', () => fromElsewhere(200, 'from the API'))
    .on('get', '/v1/auth/me', () => me(user ?? asha))
    .on('post', '/v1/auth/logout', () => ({ status: 200 }));
  sessionStore.getState().expire();
  if (user) sessionStore.getState().signIn(user);
  servePrefetchedData({ '/v1/roadmaps': 'from the page' });
  return api;
}

/** Signs in or out in another tab. */
function storeElsewhere(user: typeof asha) {
  window.localStorage.setItem('id', user.id);
  window.localStorage.setItem('name', user.name);
}

test('prefetched data is given to the person it was made for', async () => {
  openFor(asha);
  sessionStore.getState().signIn({ ...asha, name: 'Asha R.' });
  expect(await roadmaps()).toBe('from the page');
});

test.each<[string, typeof asha | null, (api: ReturnType<typeof fakeApi>) => unknown]>([
  ['logs in', null, () => sessionStore.getState().signIn(asha)],
  ['logs in as someone else', asha, () => sessionStore.getState().signIn(ravi)],
  ['logs out', asha, () => sessionStore.getState().signOut()],
  [
    'logs in as someone else in another tab',
    asha,
    () => {
      storeElsewhere(ravi);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    },
  ],
  [
    'did so while this page was in the back/forward cache, and comes back to it',
    asha,
    () => {
      storeElsewhere(ravi);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  ],
  [
    'has a session that has ended',
    asha,
    async (api) => {
      api.on('get', '/v1/announcements', () => ({ status: 401 }));
      api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
      await http.get('/v1/announcements').catch(() => {});
    },
  ],
])('who %s is given nothing that was made for who was there before', async (_, user, change) => {
  const api = openFor(user);
  const stop = startSession();
  await http.get('/v1/auth/me');
  await change(api);
  expect(sessionStore.getState().user?.id).not.toBe(user?.id);
  expect(await roadmaps()).toBe('from the API');
  stop();
});

test('a change that was sent at once outdates prefetched data', async () => {
  const api = openFor(asha).on('patch', /./, ({ data }) => ({
    status: 200,
    data: buildProgress(data),
  }));
  const patch = { completed: true };
  await saveProgress({ person: asha.id, unitId: 'two-sum', patch });
  expect(api.callsTo('patch', /two-sum$/)).toHaveLength(1);
  expect(await roadmaps()).toBe('from the API');
});
