import { act, screen } from '@testing-library/react';
import { asha, fakeApi, renderApp, writeBoot } from '../testing/index.ts';
import {
  Link,
  queryClient,
  runtimeConfig,
  sessionStore,
  toast,
  useParams,
  usePersonKey,
  useQuery,
} from './index.ts';

function Greeting() {
  const person = usePersonKey();
  const { name } = useParams();
  const { data } = useQuery({
    queryKey: ['greeting', person],
    queryFn: async () => `Hello ${name}`,
  });
  return (
    <>
      <h1>{data ?? 'Please wait'}</h1>
      <p>Seen as {person}</p>
      <Link to="/far">Away</Link>
      <button type="button" onClick={() => toast.success('Done')}>
        Work
      </button>
    </>
  );
}

const routes = [{ path: '/greet/:name', element: <Greeting /> }];

test('a page has router, query cache, session and toasts', async () => {
  const { user } = renderApp(routes, { path: '/greet/Ada' });
  expect(await screen.findByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  expect(screen.getByText('Seen as visitor')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Work' }));
  expect(await screen.findByText('Done')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Elsewhere: /far')).toBeVisible();
});

test('personal data is dropped when the person signs out', async () => {
  const api = fakeApi().on('post', '/v1/auth/logout', () => ({ status: 200 }));
  renderApp(routes, { path: '/greet/Ada', session: asha, api });
  expect(await screen.findByText(`Seen as ${asha.id}`)).toBeVisible();
  queryClient.setQueryData(['catalogue'], 'the same for all');
  expect(queryClient.getQueryData(['greeting', asha.id])).toBe('Hello Ada');

  await act(() => sessionStore.getState().signOut());

  expect(await screen.findByText('Seen as visitor')).toBeVisible();
  expect(queryClient.getQueryData(['greeting', asha.id])).toBeUndefined();
  expect(queryClient.getQueryData(['catalogue'])).toBe('the same for all');
});

test('an older response stays if a fresh one cannot be loaded', async () => {
  let respond = () => 'first';
  const query = { queryKey: ['news'], queryFn: async () => respond() };
  await queryClient.fetchQuery(query);
  respond = () => {
    throw new Error('gone');
  };
  await queryClient.refetchQueries({ queryKey: ['news'] });
  expect(queryClient.getQueryData(['news'])).toBe('first');
});

test('the runtime configuration comes from the boot block of the page', () => {
  writeBoot({ config: { providers: ['github'] } });
  expect(runtimeConfig().providers).toEqual(['github']);
  document.getElementById('boot')?.remove();
  expect(() => runtimeConfig()).toThrow('boot block');
});
