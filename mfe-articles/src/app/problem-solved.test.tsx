import { events } from '@site/shared/platform';
import {
  asha,
  buildProblem,
  buildProblemSummary,
  buildProgress,
  fakeApi,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { routes } from '../routes.tsx';
import { stubObservers } from '../testing/stub-observers.ts';

/** Python runs only in browsers; here, every submission is accepted. */
jest.mock('@site/shared/workspace', () => ({
  ...jest.requireActual('@site/shared/workspace'),
  Workspace: ({ offer, onAccepted }: { offer: ReactNode; onAccepted: () => void }) => (
    <section aria-label="Accepted">
      {offer}
      <button type="button" onClick={onAccepted}>
        Submit
      </button>
    </section>
  ),
}));

beforeEach(stubObservers);

async function solve({
  completed = false,
  ...options
}: RenderOptions & { completed?: boolean } = {}) {
  const api = fakeApi()
    .on('get', '/v1/dsa-problems', () => ({
      status: 200,
      data: [
        buildProblemSummary({ completed }),
        buildProblemSummary({ slug: 'group-anagrams', title: 'Group Anagrams' }),
      ],
    }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem() }))
    .on('get', /\/revisions\/days$/, () => ({
      status: 200,
      data: { today: '2026-11-21', dueCount: 0, units: {} },
    }))
    .on('put', '/v1/home/last', () => ({ status: 200 }))
    .on('get', /\/draft$/, () => ({ status: 200, data: { draft: null } }))
    .on('get', /\/cases$/, () => ({ status: 200, data: { cases: null } }))
    .on('patch', /^\/v1\/users\//, ({ data }) => ({ status: 200, data: buildProgress(data) }));
  const page = renderApp(routes, { path: '/dsaarticle/two-sum', api, ...options });
  await screen.findByRole('region', { name: 'Accepted' });
  return page;
}

const offer = () => within(screen.getByRole('region', { name: 'Accepted' }));

test('someone whose solution is accepted can mark the practice problem complete', async () => {
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

test('an accepted solution marks it complete automatically, which can be undone, and offers the next problem', async () => {
  const { user, api } = await solve({ session: asha });
  const next = await offer().findByRole('link', { name: 'Next problem: Group Anagrams' });
  expect(next).toHaveAttribute('href', '/dsaarticle/group-anagrams');
  await user.click(offer().getByRole('button', { name: 'Submit' }));
  expect(
    await offer().findByText('This problem is marked complete on your practice sheet.'),
  ).toBeVisible();
  await user.click(await offer().findByRole('button', { name: 'Undo' }));
  expect(await offer().findByRole('button', { name: 'Mark complete' })).toBeVisible();
  expect(offer().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(api.callsTo('patch', /./).map(({ data }) => data)).toEqual([
    { completed: true },
    { completed: false },
  ]);
});

test("a problem that was already complete isn't changed, and the page says so", async () => {
  const { user, api } = await solve({ session: asha, completed: true });
  await user.click(offer().getByRole('button', { name: 'Submit' }));
  expect(
    offer().getByText('This problem is marked complete on your practice sheet.'),
  ).toBeVisible();
  expect(offer().queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
  expect(offer().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(api.callsTo('patch', /./)).toEqual([]);
});

test("a visitor whose solution is accepted isn't prompted", async () => {
  const prompted = jest.fn();
  const stop = events.on('sign-in-wanted', prompted);
  const { user, api } = await solve();
  await user.click(offer().getByRole('button', { name: 'Submit' }));
  expect(offer().getByRole('button', { name: 'Mark complete' })).toBeVisible();
  expect([prompted.mock.calls, api.callsTo('patch', /./)]).toEqual([[], []]);
  stop();
});

test('the solution and its explanation unfold', async () => {
  const { user } = await solve();
  expect(screen.getByText('One pass.')).not.toBeVisible();
  await user.click(offer().getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('One pass.')).toBeVisible();
  expect(screen.getByText('Is there a one-pass algorithm in constant space?')).toBeVisible();
});
