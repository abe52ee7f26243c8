import { act, screen, waitFor } from '@testing-library/react';
import { asha, buildProgress, fakeApi, renderApp } from '../testing/index.ts';
import { outbox, queryClient, records, sessionStore, useQuery } from './index.ts';

const resolvers: ((text: string) => void)[] = [];

function News() {
  const { data } = useQuery({
    queryKey: ['news'],
    queryFn: () => new Promise<string>((resolve) => void resolvers.push(resolve)),
  });
  return <h1>{data ?? 'Please wait'}</h1>;
}

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
  await outbox.saveProgress(change);
  expect(outcomes).toEqual([['progress', 'sent']]);
  expect(other).not.toHaveBeenCalled();
  end();
  await outbox.saveProgress(change);
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
