import { type FakeApi, renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { patterns } from '../testing/article-builder.ts';
import { articleApi, openArticle } from '../testing/article-editor.tsx';
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

test.each(dialogs)('“%s” is closed at once if nothing was typed', async (dialog, name, show) => {
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
