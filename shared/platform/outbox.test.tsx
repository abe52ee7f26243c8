import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/index.ts';
import { outbox, useQuery } from './index.ts';

const answers: ((text: string) => void)[] = [];

function News() {
  const { data } = useQuery({
    queryKey: ['news'],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
  });
  return <h1>{data ?? 'Please wait'}</h1>;
}

test('a page asked for before a change went out asks anew, also for what was on its way then', async () => {
  renderApp([{ path: '/', element: <News /> }], { path: '/' });
  await screen.findByRole('heading', { name: 'Please wait' });
  window.localStorage.setItem('outbox-settled-at', String(Date.now() + 1));
  await act(async () => void (await outbox()));
  await act(async () => answers[0]?.('From before'));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.('From after'));
  expect(await screen.findByRole('heading', { name: 'From after' })).toBeVisible();
});
