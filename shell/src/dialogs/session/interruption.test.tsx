import { http, sessionStore, statusOf } from '@site/shared/platform';
import { startSession } from '@site/shared/session';
import { asha, fakeApi } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const other = { id: '2d9c7c9f-94d6-4d1c-8a35-5a2f2d8f1f11', name: 'Ben Okafor' };
const NOTE = '/v1/comments';
const refused = { status: 401, data: { code: 'sign-in-required', message: 'Log in to do this.' } };

let stop = () => {};
afterEach(() => stop());

/** A page on which asha is typing, whose session has ended on the server. */
async function openTyping({ unsaved = true, as = asha as { id: string; name: string } } = {}) {
  let signedIn = false;
  const api = fakeApi()
    .on('post', '/v1/auth/refresh', () => refused)
    .on('post', '/v1/auth/signin', () => {
      signedIn = true;
      return { status: 201, data: { id: as.id, name: as.name } };
    })
    .on('delete', `${NOTE}/1`, () => (signedIn ? { status: 200, data: {} } : refused));
  // Before anyone is logged in, so that no call checks who it is.
  sessionStore.getState().expire();
  stop = startSession();
  const form = <form data-unsaved={unsaved ? '' : undefined}>What I typed</form>;
  const shell = renderShell([{ path: '/', element: form }], { api, session: asha });
  await screen.findByText('What I typed');
  return { ...shell, api };
}

async function logIn({ user }: Awaited<ReturnType<typeof openTyping>>) {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('asha@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('secret1!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}
const dialog = () => screen.findByRole('dialog', { name: 'Log in' });
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 3_000 });

test('someone who saves after the session has ended logs in on the page, and it is saved', async () => {
  const shell = await openTyping();
  const saved = save();
  expect(await dialog()).toHaveAccessibleDescription(/What you typed is still here/);
  expect(sessionStore.getState().user?.id).toBe(asha.id);
  await logIn(shell);
  await expectStatus(saved, 200);
  await noDialog();
  expect(sessionStore.getState().user?.id).toBe(asha.id);
});

test('a log-out in another tab prompts for a login in this one, where something is being typed', async () => {
  const shell = await openTyping();
  logOutElsewhere();
  await dialog();
  expect(screen.getByText('What I typed')).toBeInTheDocument();
  await logIn(shell);
  await noDialog();
  expect(sessionStore.getState().user?.id).toBe(asha.id);
});

test('someone who closes the dialog is logged out, and what was refused stays refused', async () => {
  const { user } = await openTyping();
  const saved = save();
  await dialog();
  await user.keyboard('{Escape}');
  await expectStatus(saved, 401);
  expect(sessionStore.getState().status).toBe('signed-out');
});

test("someone else who logs in doesn't save it as theirs", async () => {
  const shell = await openTyping({ as: other });
  const saved = save();
  await dialog();
  await logIn(shell);
  await expectStatus(saved, 401);
  expect(sessionStore.getState().user?.id).toBe(other.id);
});

test('there is no prompt while nothing is being typed', async () => {
  await openTyping({ unsaved: false });
  logOutElsewhere();
  await waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Saves what was typed. @returns a mock that gets the status */
function save() {
  const saved = jest.fn<void, [number]>();
  http.delete(`${NOTE}/1`).then(
    ({ status }) => saved(status),
    (error) => saved(statusOf(error) ?? 0),
  );
  return saved;
}
const expectStatus = (saved: ReturnType<typeof save>, status: number) =>
  waitFor(() => expect(saved).toHaveBeenCalledWith(status), { timeout: 3_000 });

function logOutElsewhere() {
  for (const name of ['token', 'id', 'name', 'provider']) localStorage.removeItem(name);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}
