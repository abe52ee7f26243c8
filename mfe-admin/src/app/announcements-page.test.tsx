import type { ManagedAnnouncement } from '@site/shared/contracts/editorial';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi, refused } from '../testing/admin-api.ts';
import { withArticles } from '../testing/articles-api.ts';

const sql: ManagedAnnouncement = {
  id: 'sql-roadmap',
  title: 'New roadmap: SQL',
  body: 'It is open.\n\nStart with joins.',
  link: '/roadmaps/sql',
  publishedAt: '2026-11-09T06:30:00.000Z',
  read: false,
  version: 'one',
  scheduled: false,
  fromFile: true,
};

const URL = '/v1/admin/announcements';

/** An API that stores the announcements it receives. */
function announcing(...items: ManagedAnnouncement[]): FakeApi {
  const list = [...items];
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: { items: list } }))
    .on('post', '/v1/admin/announcements', ({ data }) => {
      const { publishAt, ...written } = data as { publishAt: string | null };
      const time = publishAt ? { scheduled: true, publishedAt: publishAt } : {};
      const made = { ...sql, id: 'new', fromFile: false, ...written, ...time };
      list.unshift(made);
      const { version: _v, scheduled: _s, fromFile: _f, ...response } = made;
      return { status: 201, data: response };
    })
    .on('delete', '/v1/admin/announcements/sql-roadmap', () => {
      list.splice(0);
      return { status: 200, data: {} };
    });
}

const releaseManifest = testReleaseManifest({});

async function open(api: FakeApi) {
  const page = renderApp(routes, { path: '/admin/announcements', api, releaseManifest });
  await screen.findByRole('heading', { name: 'New announcement' });
  return page;
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole('textbox', { name: 'Text' });
const link = () => screen.getByRole('textbox', { name: 'Link' });
const publish = () => screen.getByRole('button', { name: 'Publish' });

test('what learners see is listed', async () => {
  await open(announcing(sql));
  const heading = await screen.findByRole('heading', { level: 3 });
  const item = within(heading.closest('li') as HTMLElement);
  expect(item.getByRole('heading', { name: 'New roadmap: SQL' })).toBeVisible();
  expect(item.getByText('/roadmaps/sql')).toBeVisible();
});

test('an announcement is published and listed, and the form is empty again', async () => {
  const { user, api } = await open(announcing());
  expect(await screen.findByText('No announcements yet')).toBeVisible();
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
    publishAt: null,
  });
});

test('missing or invalid input is reported at each field, and nothing is sent', async () => {
  const { user, api } = await open(announcing());
  await user.type(link(), 'javascript:alert(1)');
  await user.click(publish());
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Text is required')).toBeVisible();
  expect(screen.getByText('Start with / for a page on this site, or with https://')).toBeVisible();
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

test('what was typed survives the end of the session', async () => {
  const api = withArticles(announcing())
    .on('post', '/v1/admin/announcements', refused)
    .on('post', '/v1/admins/auth/signin', () => ({ status: 201, data: ravi }));
  const { user } = await open(api);
  await user.type(title(), 'Mock interviews');
  await user.type(text(), 'Every Saturday.');
  await user.click(publish());
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await user.type(dialog.getByLabelText('Email address'), ravi.email);
  await user.type(dialog.getByLabelText('Password'), 'sesame1$open');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title()).toHaveValue('Mock interviews');
  expect(text()).toHaveValue('Every Saturday.');
});

test('it survives leaving the prompt to sign in as well', async () => {
  let signedIn = true;
  const api = withArticles(announcing())
    .on('get', '/v1/admins/me', () => (signedIn ? { status: 200, data: ravi } : refused()))
    .on('post', '/v1/admin/announcements', refused)
    .on('post', '/v1/admins/auth/signin', () => ({ status: 201, data: ravi }));
  const { user } = await open(api);
  await user.type(title(), 'Mock interviews');
  await user.type(text(), 'Every Saturday.');
  signedIn = false;
  await user.click(publish());
  await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in as an administrator' }));
  await user.type(await screen.findByLabelText('Email address'), ravi.email);
  await user.type(screen.getByLabelText('Password'), 'sesame1$open');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Articles', level: 1 });
  await user.click(screen.getByRole('link', { name: 'Announcements' }));
  await screen.findByRole('heading', { name: 'New announcement' });
  expect(title()).toHaveValue('Mock interviews');
  expect(text()).toHaveValue('Every Saturday.');
});

test('an announcement is deleted after a confirmation', async () => {
  const { user, api } = await open(announcing(sql));
  await user.click(await screen.findByRole('button', { name: 'Delete New roadmap: SQL' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo('delete', /announcements/)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete New roadmap: SQL' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Announcement deleted!')).toBeVisible();
  expect(await screen.findByText('No announcements yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the password field appears if the server requires it again', async () => {
  let entered = false;
  const api = announcing(sql)
    .on('delete', /announcements/, () =>
      entered
        ? { status: 200, data: {} }
        : { status: 403, data: { code: 'password-wanted', message: 'Your password, please.' } },
    )
    .on('post', '/v1/admins/auth/password', ({ data }) => {
      entered = (data as { password: string }).password === 'sesame1$open';
      const errors = { password: 'This is not your password.' };
      return entered
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

test("a list that can't be loaded can be retried", async () => {
  const api = announcing(sql).on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load the announcements")).toBeVisible();
  api.on('get', URL, () => ({ status: 200, data: { items: [sql] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'New roadmap: SQL' })).toBeVisible();
});

const editing = () => screen.getByRole('form', { name: 'Edit announcement' });
const edit = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit New roadmap: SQL' }));
  return within(editing());
};

test('the list says which are published, scheduled or from a content file', async () => {
  const later = { ...sql, id: 'later', title: 'Later', scheduled: true, fromFile: false };
  await open(announcing(later, sql));
  const all = within(screen.getByRole('region', { name: 'Scheduled and published' }));
  const [first, second] = await all.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^LaterScheduled/);
  expect(second).toHaveTextContent(/^New roadmap: SQLPublishedFrom a content file/);
});

test("an announcement is scheduled for a time of the browser's time zone", async () => {
  const { user, api } = await open(announcing());
  await user.type(title(), 'Mock interviews');
  await user.type(text(), 'Every Saturday.');
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2126-11-29T10:30' } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Announcement scheduled!')).toBeVisible();
  expect(await screen.findByText('Scheduled')).toBeVisible();
  expect(api.callsTo('post', URL)[0]?.data).toMatchObject({
    publishAt: new Date('2126-11-29T10:30').toISOString(),
  });
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a published announcement is edited in place; its time stays', async () => {
  const changed = { ...sql, title: 'SQL is here' };
  const api = announcing(sql).on('put', `${URL}/sql-roadmap`, () => ({
    status: 200,
    data: changed,
  }));
  const { user } = await open(api);
  const form = await edit(user);
  expect(form.queryByLabelText('Publish at')).not.toBeInTheDocument();
  const field = form.getByRole('textbox', { name: 'Title' });
  await user.clear(field);
  await user.type(field, 'SQL is here');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Announcement saved!')).toBeVisible();
  expect(api.callsTo('put', /announcements/)[0]?.data).toEqual({
    title: 'SQL is here',
    body: sql.body,
    link: sql.link,
    publishAt: null,
    version: 'one',
  });
  expect(screen.queryByRole('form', { name: 'Edit announcement' })).not.toBeInTheDocument();
});

test('a scheduled announcement shows its time, and can be published now', async () => {
  const at = new Date('2126-11-29T10:30').toISOString();
  const later = { ...sql, scheduled: true, publishedAt: at };
  const api = announcing(later).on('put', `${URL}/sql-roadmap`, () => ({ status: 200, data: sql }));
  const { user } = await open(api);
  const form = await edit(user);
  const time = form.getByLabelText('Publish at');
  expect(time).toHaveValue('2126-11-29T10:30');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Announcement saved!');
  await edit(user);
  fireEvent.change(within(editing()).getByLabelText('Publish at'), { target: { value: '' } });
  await user.click(within(editing()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo('put', /announcements/)).toHaveLength(2));
  expect(api.callsTo('put', /announcements/).map(({ data }) => data)).toMatchObject([
    { publishAt: at },
    { publishAt: null },
  ]);
});

test('what someone else wrote is shown beside what was typed, and either can be chosen', async () => {
  const theirs = { ...sql, title: 'Theirs', version: 'two' };
  const api = announcing(sql).on('put', `${URL}/sql-roadmap`, ({ data }) =>
    (data as { version: string }).version === 'two'
      ? { status: 200, data: theirs }
      : {
          status: 409,
          data: {
            code: 'changed-elsewhere',
            message: 'Someone else was quicker.',
            current: theirs,
          },
        },
  );
  const { user } = await open(api);
  const form = await edit(user);
  const field = form.getByRole('textbox', { name: 'Title' });
  await user.clear(field);
  await user.type(field, 'Mine');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else has changed it in the meantime')).toBeVisible();
  expect(field).toHaveValue('Mine');
  await user.click(form.getByRole('button', { name: 'Use theirs' }));
  expect(field).toHaveValue('Theirs');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Announcement saved!')).toBeVisible();
});

test('cancelling discards what was typed', async () => {
  const { user } = await open(announcing(sql));
  await user.type((await edit(user)).getByRole('textbox', { name: 'Title' }), ' again');
  await user.click(within(editing()).getByRole('button', { name: 'Cancel' }));
  expect((await edit(user)).getByRole('textbox', { name: 'Title' })).toHaveValue(sql.title);
});
