import { drafts } from '@site/shared/device';
import { events } from '@site/shared/platform';
import { asha, fakeApi } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const pages = [
  { path: '/', element: <h1>Page</h1> },
  { path: '/roadmaps/dsa', element: <h1>Sheet</h1> },
  { path: '/profile/merge', element: <h1>Merge</h1> },
];
const bell = { status: 200, data: { items: [], unread: 0 } };
const findNotice = () => screen.findByRole('region', { name: 'Made before you logged in' });
const queryNotice = () => screen.queryByRole('region', { name: 'Made before you logged in' });

const apiWithBell = () => fakeApi().on('get', '/v1/notifications', () => bell);

const open = (session: typeof asha | null = asha, path = '/', api = apiWithBell()) =>
  renderShell(pages, { api, session, path, rests: true });

const twoSum = { title: 'Two Sum', path: '/dsaarticle/two-sum' };

const makeDraft = (name = 'dsa-two-sum:python') =>
  act(() =>
    drafts.write(name, null, {
      ...{ code: 'mine = 1', changedAt: '2026-11-26T10:00:00.000Z', ...twoSum },
    }),
  );

test('after the dialog, what was made before is announced, and the pending action is done all the same', async () => {
  const signedIn = { status: 201, data: { id: asha.id, name: asha.name } };
  const api = apiWithBell().on('post', '/v1/auth/signin', () => signedIn);
  const { user } = open(null, '/roadmaps/dsa?topic=arrays', api);
  makeDraft();
  await screen.findByRole('heading', { name: 'Sheet' });
  expect(queryNotice()).not.toBeInTheDocument();
  const resume = jest.fn();
  act(() => events.emit('sign-in-wanted', { reason: '', resume }));
  await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(resume).toHaveBeenCalledTimes(1), { timeout: 4_000 });
  expect(await findNotice()).toHaveTextContent('Made before you logged in: 1 thing');
  expect(screen.getByRole('link', { name: 'See and merge' })).toHaveAttribute(
    'href',
    `/profile/merge?then=${encodeURIComponent('/roadmaps/dsa?topic=arrays')}`,
  );
});

test('it is on every page until it is put off, and comes back if there is something more', async () => {
  const { user, router } = open();
  makeDraft();
  await findNotice();
  await act(() => router.navigate('/roadmaps/dsa'));
  await findNotice();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(queryNotice()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(queryNotice()).not.toBeInTheDocument();
  makeDraft('dsa-two-sum:javascript');
  await act(() => router.navigate('/roadmaps/dsa'));
  expect(await findNotice()).toHaveTextContent('Made before you logged in: 2 things');
});

test("on the page where it's merged there is no notice, nor afterwards", async () => {
  const { router } = open(asha, '/profile/merge');
  makeDraft();
  await screen.findByRole('heading', { name: 'Merge' });
  expect(queryNotice()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  await findNotice();
  await act(() => router.navigate('/profile/merge'));
  drafts.write('dsa-two-sum:python', null, null);
  await act(() => router.navigate('/'));
  expect(queryNotice()).not.toBeInTheDocument();
});
