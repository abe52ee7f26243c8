import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './index.ts';

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
