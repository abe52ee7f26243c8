import type { Announcement } from '@site/shared/contracts';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const sql: Announcement = {
  id: 'sql-roadmap',
  title: 'New roadmap: SQL',
  body: 'It is open.\n\nStart with joins.',
  link: '/roadmaps/sql',
  publishedAt: '2026-11-09T06:30:00.000Z',
  read: false,
};

/** An API that keeps the announcements it is given. */
function announcing(...items: Announcement[]): FakeApi {
  const list = [...items];
  return adminApi()
    .on('get', '/v1/announcements', () => ({ status: 200, data: { items: list, unread: 0 } }))
    .on('post', '/v1/admin/announcements', ({ data }) => {
      const made = { ...sql, id: 'new', ...(data as object) };
      list.unshift(made);
      return { status: 201, data: made };
    })
    .on('delete', '/v1/admin/announcements/sql-roadmap', () => {
      list.splice(0);
      return { status: 200, data: {} };
    });
}

async function open(api: FakeApi) {
  const page = renderApp(routes, { path: '/admin/announcements', api });
  await screen.findByRole('heading', { name: 'New announcement' });
  return page;
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole('textbox', { name: 'Text' });
const link = () => screen.getByRole('textbox', { name: 'Link' });
const publish = () => screen.getByRole('button', { name: 'Publish' });

test('what learners see is listed', async () => {
  await open(announcing(sql));
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('heading', { name: 'New roadmap: SQL' })).toBeVisible();
  expect(item.getByText('/roadmaps/sql')).toBeVisible();
});

test('an announcement is published, shown and the form is empty again', async () => {
  const { user, api } = await open(announcing());
  expect(await screen.findByText('Nothing is announced')).toBeVisible();
  await user.type(title(), ' Mock interviews ');
  await user.type(text(), 'Every Saturday.');
  await user.click(publish());
  expect(await screen.findByText('Announcement published!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Mock interviews' })).toBeVisible();
  expect(title()).toHaveValue('');
  expect(api.callsTo('post', '/v1/admin/announcements')[0]?.data).toEqual({
    title: 'Mock interviews',
    body: 'Every Saturday.',
    link: null,
  });
});

test('what is missing or wrong is told beside each field, and nothing is sent', async () => {
  const { user, api } = await open(announcing());
  await user.type(link(), 'javascript:alert(1)');
  await user.click(publish());
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Text is required')).toBeVisible();
  expect(screen.getByText('Start with / for a page of this site, or with https://')).toBeVisible();
  expect(api.callsTo('post', '/v1/admin/announcements')).toHaveLength(0);
});

test('a failure keeps what was typed', async () => {
  const api = announcing().on('post', '/v1/admin/announcements', () => ({
    status: 400,
    data: { code: 'invalid', message: 'Please mend it.', errors: { title: 'Choose another.' } },
  }));
  const { user } = await open(api);
  await user.type(title(), 'Mock interviews');
  await user.type(text(), 'Every Saturday.');
  await user.click(publish());
  expect(await screen.findByText('Please mend it.')).toBeVisible();
  expect(screen.getByText('Choose another.')).toBeVisible();
  expect(text()).toHaveValue('Every Saturday.');
});

test('an announcement is deleted after a question', async () => {
  const { user, api } = await open(announcing(sql));
  await user.click(await screen.findByRole('button', { name: 'Delete New roadmap: SQL' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo('delete', /announcements/)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete New roadmap: SQL' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Announcement deleted!')).toBeVisible();
  expect(await screen.findByText('Nothing is announced')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the password is asked for where the server wants it again', async () => {
  let given = false;
  const api = announcing(sql)
    .on('delete', /announcements/, () =>
      given
        ? { status: 200, data: {} }
        : { status: 403, data: { code: 'password-wanted', message: 'Your password, please.' } },
    )
    .on('post', '/v1/admins/auth/password', ({ data }) => {
      given = (data as { password: string }).password === 'sesame1$open';
      const errors = { password: 'This is not your password.' };
      return given
        ? { status: 200, data: {} }
        : { status: 400, data: { code: 'wrong-password', message: 'Wrong.', errors } };
    });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Delete New roadmap: SQL' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const password = await dialog.findByLabelText('Your password');
  expect(password).toHaveFocus();
  await user.type(password, 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('This is not your password.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'sesame1$open');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Announcement deleted!')).toBeVisible();
});

test('a list that cannot be loaded can be asked for again', async () => {
  const api = announcing(sql).on('get', '/v1/announcements', () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText('The announcements could not be loaded')).toBeVisible();
  api.on('get', '/v1/announcements', () => ({ status: 200, data: { items: [sql], unread: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'New roadmap: SQL' })).toBeVisible();
});
