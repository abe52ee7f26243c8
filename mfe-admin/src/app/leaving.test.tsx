import { type FakeApi, renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { patterns } from '../testing/article-builder.ts';
import { articleApi, openArticle } from '../testing/article-editor.tsx';
import { dsaProblem } from '../testing/problem-builder.ts';
import { roadmap, topic, unit } from '../testing/roadmap-builder.ts';

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const choose = async (user: UserEvent, name: string) =>
  user.click(within(await question()).getByRole('button', { name }));
const field = (dialog: string, name: string) =>
  within(screen.getByRole('dialog', { name: dialog })).getByRole('textbox', { name });

/** A page with a dialog open. */
async function open(api: FakeApi, path: string, ...buttons: (string | RegExp)[]) {
  const { user } = renderApp(routes, { path, api });
  for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
  return user;
}

const onRoadmap = (...buttons: (string | RegExp)[]) => {
  const topics = [topic('Arrays', [unit('Two Sum')])];
  const api = adminApi().on('get', '/v1/admin/roadmaps/sheet', () => ({
    status: 200,
    data: roadmap({ topics }),
  }));
  return open(api, '/admin/roadmaps/sheet', ...buttons);
};

const person = {
  id: '5d1f3c1e-5b0f-4a52-9c1d-2b1a6f7f2c01',
  name: 'Asha Rao',
  handle: 'asha-rao',
  email: 'asha@example.org',
  createdAt: '2026-10-01T06:30:00.000Z',
  disabled: false,
  emailVerified: true,
  phoneEnding: null,
  providers: ['email'],
  adminRole: null,
  signIns: [],
  counts: { completed: 1, comments: 2 },
  events: [],
  disabledSince: null,
};

const onPerson = (...buttons: string[]) => {
  const api = adminApi().on('get', `/v1/admin/people/${person.id}`, () => ({
    status: 200,
    data: person,
  }));
  return open(api, `/admin/people/${person.id}`, ...buttons);
};

const onCategories = (...buttons: string[]) => {
  const api = adminApi().on('get', '/v1/articles/categories/', () => ({
    status: 200,
    data: [patterns],
  }));
  return open(api, '/admin/categories', ...buttons);
};

async function onArticle(button: string) {
  const { user } = await openArticle(articleApi());
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

async function onChosenImage() {
  const { user } = await openArticle(articleApi());
  const [field] = await screen.findAllByLabelText('Image file');
  const file = new File(['pixels'], 'graph.png', { type: 'image/png' });
  if (field) fireEvent.change(field, { target: { files: [file] } });
  return user;
}

const dialogs: [string, string, () => Promise<UserEvent>][] = [
  ['Edit topic', 'Description', () => onRoadmap(/^Arrays/, 'Edit topic')],
  ['New topic', 'Title', () => onRoadmap('Add topic')],
  ['Edit problem', 'Companies', () => onRoadmap(/^Arrays/, 'Edit Two Sum')],
  ['New problem', 'Name', () => onRoadmap(/^Arrays/, 'Add problem')],
  ['New category', 'Name', () => onCategories('New category')],
  ['Disable this account?', 'Reason', () => onPerson('Disable this account')],
  ['Add link', 'Address', () => onArticle('Link')],
  ['Add image', 'Alternative text', onChosenImage],
];

test.each(dialogs)('“%s” prompts before what was typed is lost', async (dialog, name, show) => {
  const user = await show();
  const typed = await waitFor(() => field(dialog, name));
  await user.type(typed, 'Words');
  await user.keyboard('{Escape}');
  await choose(user, 'Stay');
  await waitFor(() => expect(typed).toHaveFocus());
  expect(typed).toHaveDisplayValue(/Words$/);
  fireEvent.pointerDown(document.body);
  await choose(user, 'Stay');
  await user.keyboard('{Escape}');
  await choose(user, 'Leave without saving');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** These hold something as soon as they're open. */
const filled = dialogs.filter(([name]) => /^Edit|^Add image/.test(name));

test.each(filled)('“%s” is closed at once if nothing was typed', async (dialog, name, show) => {
  const user = await show();
  await waitFor(() => field(dialog, name));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('cancelling needs no confirmation', async () => {
  const user = await onRoadmap('Add topic');
  await user.type(field('New topic', 'Title'), 'Words');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('a page', () => {
  const PROBLEMS = '/v1/admin/dsa-problems';
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  function openProblem(given = dsaProblem()) {
    const api = adminApi()
      .on('get', `${PROBLEMS}/two-sum`, () => ({ status: 200, data: given }))
      .on('get', PROBLEMS, () => ({ status: 200, data: { items: [dsaProblem()] } }));
    return renderApp(routes, { path: '/admin/problems/two-sum', api });
  }

  const leave = () => screen.getByRole('link', { name: 'All DSA problems' });
  const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('leaving a problem with unsaved changes needs confirmation', async () => {
    const { user } = openProblem();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, ' again');
    expect(closing()).toBe(false);
    await user.click(leave());
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    expect(title).toHaveValue('Two Sum again');
    await user.click(leave());
    await user.click(
      within(await question()).getByRole('button', { name: 'Leave without saving' }),
    );
    expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
  });

  test('a problem without unsaved changes is left at once', async () => {
    const { user, api } = openProblem();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, ' again');
    api.on('put', `${PROBLEMS}/two-sum`, () => ({
      status: 200,
      data: dsaProblem({ title: 'Two Sum again', draft: true }),
    }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved!')).toBeVisible();
    await waitFor(() => expect(closing()).toBe(true));
    await user.click(leave());
    expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
  });

  test("a draft that is discarded with what was typed doesn't prompt again", async () => {
    const { user, api } = openProblem(dsaProblem({ draft: true, published: false }));
    api.on('delete', `${PROBLEMS}/two-sum/draft`, () => ({
      status: 200,
      data: { message: 'Done.' },
    }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
  });

  test('leaving a roadmap with unsaved changes needs confirmation too', async () => {
    const api = adminApi()
      .on('get', '/v1/admin/roadmaps/sheet', () => ({ status: 200, data: roadmap() }))
      .on('get', '/v1/admin/roadmaps', () => ({ status: 200, data: { items: [] } }));
    const { user } = renderApp(routes, { path: '/admin/roadmaps/sheet', api });
    await user.click(await screen.findByRole('button', { name: 'About the roadmap' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
    await user.click(screen.getByRole('link', { name: 'All roadmaps' }));
    expect(await question()).toBeVisible();
  });
});
