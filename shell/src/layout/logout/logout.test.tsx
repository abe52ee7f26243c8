import { drafts } from '@site/shared/device';
import { records } from '@site/shared/platform';
import { asha, fakeApi } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';
import { forgetWithOtherTabs } from './forget-person.ts';

const MERGES = `/v1/users/${asha.id}/merges`;
const WHEN = '2026-11-20T10:00:00.000Z';
const merged = {
  id: '9d1b8f3e-2c3a-4a5d-8e6f-0a1b2c3d4e5f',
  undoUntil: WHEN,
  outcomes: ['device'],
};

const apiWith = (outcome = 'same') =>
  fakeApi()
    .on('post', '/v1/auth/logout', () => ({ status: 200 }))
    .on('post', `${MERGES}/preview`, () => ({ status: 200, data: { items: [{ outcome }] } }))
    .on('post', MERGES, () => ({ status: 201, data: merged }));

const NAME = 'dsa-add:python';
const draft = { changedAt: WHEN, title: 'Add', path: '/dsaarticle/add' };

const pages = [
  { path: '/', element: <h1>Page</h1> },
  { path: '/auth/login', element: <h1>Login</h1> },
];

function open(api = apiWith()) {
  const shell = renderShell(pages, { api, session: asha });
  const choose = async () => {
    await shell.user.click(screen.getByRole('button', { name: 'Account' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };
  return { ...shell, api, choose };
}

const items = () =>
  JSON.stringify([{ ...localStorage, ...sessionStorage }, records.list(() => true)]);
const loggedOut = () => screen.findByRole('heading', { name: 'Login' });

test('nothing of the person stays, and what was on the device before does', async () => {
  const { choose } = open();
  drafts.write(NAME, asha.id, { code: 'hers = 1', ...draft });
  drafts.write(NAME, null, { code: 'visitor = 1', ...draft });
  localStorage.setItem('solution-language', 'python');
  await choose();
  await loggedOut();
  expect(items()).not.toContain(asha.id);
  expect(items()).not.toContain('hers = 1');
  expect(drafts.read(NAME, null)?.code).toBe('visitor = 1');
  expect(localStorage.getItem('solution-language')).toBe('python');
});

test('what the account lacks is sent to it first', async () => {
  const { choose, api } = open(apiWith('device'));
  drafts.write(NAME, asha.id, { code: 'hers = 1', ...draft });
  await choose();
  await loggedOut();
  expect(api.callsTo('post', MERGES)[0]?.data).toMatchObject({
    items: [{ kind: 'draft', unitId: 'dsa-add', code: 'hers = 1' }],
  });
});

test('a half-typed note is lost only if the person says so', async () => {
  const { choose, user, api } = open();
  records.write('note-draft', 'two-sum', asha.id, 'Use a map', { text: '' });
  await choose();
  expect(await screen.findByText(/1 change on this device couldn't be saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(api.callsTo('post', '/v1/auth/logout')).toHaveLength(0);
  expect(items()).toContain('Use a map');

  await choose();
  await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
  await loggedOut();
  expect(items()).not.toContain('Use a map');
});

test('code that the account refuses is lost only if the person says so', async () => {
  const { choose } = open(apiWith().on('post', `${MERGES}/preview`, () => ({ status: 503 })));
  drafts.write(NAME, asha.id, { code: 'hers = 1', ...draft });
  await choose();
  expect(await screen.findByRole('dialog', { name: 'Log out and lose changes?' })).toBeVisible();
  expect(drafts.read(NAME, asha.id)?.code).toBe('hers = 1');
});

test('another tab forgets the person, too', async () => {
  open();
  forgetWithOtherTabs();
  sessionStorage.setItem(`filters:${asha.id}`, 'Half a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: asha.id }));
  await waitFor(() => expect(items()).not.toContain('Half a'));
});
