import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { saveProgress } from '../progress/index.ts';
import { asha, buildProgress, fakeApi, renderApp, writeBoot } from '../testing/index.ts';
import {
  Link,
  outbox,
  queryClient,
  records,
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

const resolvers: ((text: string) => void)[] = [];

function News() {
  const { data } = useQuery({
    queryKey: ['news'],
    queryFn: () => new Promise<string>((resolve) => void resolvers.push(resolve)),
  });
  return <h1>{data ?? 'Please wait'}</h1>;
}

describe('the outbox', () => {
  test('a page requested before a change was sent requests again, even what was on its way then', async () => {
    renderApp([{ path: '/', element: <News /> }], { path: '/' });
    await screen.findByRole('heading', { name: 'Please wait' });
    records.write('mutation-settled', 'last', null, Date.now() + 1);
    await act(async () => void (await outbox.flush()));
    await waitFor(() => expect(resolvers).toHaveLength(2));
    await act(async () => resolvers[0]?.('From before'));
    await act(async () => resolvers[1]?.('From after'));
    expect(await screen.findByRole('heading', { name: 'From after' })).toBeVisible();
  });

  test('a follower learns the outcome of each entry of its kind once, no matter how often it follows', async () => {
    fakeApi()
      .on('patch', /./, () => ({ status: 200, data: buildProgress({ completed: true }) }))
      .install();
    sessionStore.getState().signIn(asha);
    const outcomes: unknown[] = [];
    const listen = ({ kind }: { kind: string }, { result }: { result: string }) =>
      outcomes.push([kind, result]);
    const other = jest.fn();
    outbox.follow('progress', listen);
    const end = outbox.follow('progress', listen);
    outbox.follow('comment', other);
    const change = { person: asha.id, unitId: 'two-sum', patch: { completed: true } };
    await saveProgress(change);
    expect(outcomes).toEqual([['progress', 'sent']]);
    expect(other).not.toHaveBeenCalled();
    end();
    await saveProgress(change);
    expect(outcomes).toHaveLength(1);
  });

  test('a confirmed change is written into what the page knows, which stays outdated if it was', async () => {
    const queryKey = ['progress', 'asha'];
    queryClient.setQueryData(queryKey, { completed: false, others: 'old' });
    await queryClient.invalidateQueries({ queryKey });
    await outbox.confirm<object>({ queryKey }, (known) => ({ ...known, completed: true }));
    expect(queryClient.getQueryData(queryKey)).toEqual({ completed: true, others: 'old' });
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

describe('the query cache', () => {
  test('a change made while a list first loads is in the list', async () => {
    const stored = ['first'];
    const answers: (() => void)[] = [];
    const fetchNames = () => {
      const found = [...stored];
      return new Promise<string[]>((resolve) => answers.push(() => resolve(found)));
    };
    const list = new QueryObserver(queryClient, { queryKey: ['names'], queryFn: fetchNames });
    const shown: unknown[] = [];
    const stop = list.subscribe(({ data }) => shown.push(data));

    stored.push('second');
    const read = queryClient.invalidateQueries({ queryKey: ['names'] });
    for (const answer of answers) answer();
    await read;
    stop();
    expect(shown.filter(Boolean)).toEqual([['first', 'second']]);
  });

  test('a list that is not shown yet is stale once it has arrived if something changed meanwhile', async () => {
    let answer = (_: string[]) => {};
    const fetched = queryClient.fetchQuery({
      queryKey: ['places'],
      queryFn: () =>
        new Promise<string[]>((resolve) => {
          answer = resolve;
        }),
    });
    await queryClient.invalidateQueries({ queryKey: ['places'], refetchType: 'none' });
    answer(['first']);
    expect(await fetched).toEqual(['first']);
    await Promise.resolve();
    expect(queryClient.getQueryState(['places'])).toMatchObject({
      data: ['first'],
      isInvalidated: true,
      fetchStatus: 'idle',
    });
  });
});
