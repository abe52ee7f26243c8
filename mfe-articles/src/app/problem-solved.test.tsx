import { events } from '@site/shared/platform';
import { asha, buildProgress, fakeApi, type RenderOptions, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { routes } from '../routes.tsx';
import { buildProblem, buildProblemSummary } from '../testing/problem-builder.ts';
import { stubObservers } from '../testing/stub-observers.ts';

/** Python runs only in browsers; here all cases pass. */
jest.mock('../features/solution/solution.tsx', () => ({
  Solution: ({ offer }: { offer: ReactNode }): ReactNode => offer,
}));

beforeEach(stubObservers);

async function solve({
  completed = false,
  ...options
}: RenderOptions & { completed?: boolean } = {}) {
  const api = fakeApi()
    .on('get', '/v1/dsa-problems', () => ({
      status: 200,
      data: [buildProblemSummary({ completed })],
    }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem() }))
    .on('patch', /^\/v1\/users\//, ({ data }) => ({ status: 200, data: buildProgress(data) }));
  const page = renderApp(routes, { path: '/dsaarticle/two-sum', api, ...options });
  await screen.findByText('All tests passed');
  return page;
}

const offer = () =>
  within(screen.getByText('All tests passed').closest('[role="status"]') as HTMLElement);

test('somebody who passes all cases can mark the practice problem complete', async () => {
  const { user, api } = await solve({ session: asha });
  await user.click(offer().getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('Question status updated successfully!')).toBeVisible();
  expect(
    offer().getByText('This problem is marked complete on your practice sheet.'),
  ).toBeVisible();
  expect(api.callsTo('patch', /./).map(({ path, data }) => [path, data])).toEqual([
    [`/v1/users/${asha.id}/learning-units/dsa-two-sum`, { completed: true }],
  ]);
});

test('if it is already complete, the page says so', async () => {
  await solve({ session: asha, completed: true });
  expect(
    offer().getByText('This problem is marked complete on your practice sheet.'),
  ).toBeVisible();
  expect(offer().queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor is asked to log in', async () => {
  const wanted = jest.fn();
  const stop = events.on('sign-in-wanted', wanted);
  const { user } = await solve();
  await user.click(offer().getByRole('button', { name: 'Mark complete' }));
  expect(wanted).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'Log in to track your progress.' }),
  );
  stop();
});
