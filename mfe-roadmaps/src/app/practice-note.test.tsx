import { sessionStore } from '@site/shared/platform';
import {
  asha,
  type FakeApi,
  type FakeCall,
  type FakeResponse,
  fakeApi,
  renderApp,
} from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { apiWith, openSheet, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const patchPath = `/v1/users/${asha.id}/learning-units/dsa-two-sum`;
const withNote = (notes: string) =>
  buildRoadmap([
    buildTopic({
      learning_units: [
        buildUnit({ progress: { completed: false, bookmarked: false, notes } }),
        buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 }),
      ],
    }),
  ]);

function apiWithNote(notes = '', patch: (call: FakeCall) => FakeResponse = saved): FakeApi {
  return fakeApi()
    .on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: withNote(notes) }))
    .on('patch', patchPath, patch);
}

async function openNote(api: FakeApi, name = 'Add note to Two Sum') {
  const view = renderApp(routes, { path: '/roadmaps/dsa', api, session: asha });
  await view.user.click(await screen.findByRole('button', { name }));
  return view;
}
const field = () => screen.getByPlaceholderText('Write your notes here...');
const button = (name: string) => screen.getByRole('button', { name });

test('a note is written in a dialog and saved', async () => {
  const api = apiWithNote();
  const { user } = await openNote(api);
  const dialog = within(screen.getByRole('dialog', { name: 'Add Note' }));
  expect(dialog.getByText('Two Sum')).toBeVisible();
  await user.type(field(), 'Use a map');
  await user.click(button('Save Note'));
  expect(await screen.findByText('Note saved successfully!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsTo('patch', patchPath).map((call) => call.data)).toEqual([
    { notes: 'Use a map' },
  ]);
  await waitFor(() => expect(button('Edit note on Two Sum')).toHaveFocus());
  await user.click(button('Edit note on Two Sum'));
  expect(field()).toHaveValue('Use a map');
  expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
});

test('an existing note can be changed and emptied', async () => {
  const api = apiWithNote('Old thought');
  const { user } = await openNote(api, 'Edit note on Two Sum');
  expect(field()).toHaveValue('Old thought');
  await user.clear(field());
  await user.click(button('Save Note'));
  expect(await screen.findByRole('button', { name: 'Add note to Two Sum' })).toBeVisible();
  expect(api.callsTo('patch', patchPath).map((call) => call.data)).toEqual([{ notes: '' }]);
});

test('an error is shown in the dialog and as a notice, and the text stays', async () => {
  const { user } = await openNote(apiWithNote('', () => ({ status: 500 })));
  await user.type(field(), 'Use a map');
  await user.click(button('Save Note'));
  expect(await screen.findByText('Failed to save note')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Failed to save notes');
  expect(field()).toHaveValue('Use a map');
});

test.each([
  ['Cancel', (user: Pointer) => user.click(button('Cancel'))],
  ['Escape', (user: Pointer) => user.keyboard('{Escape}')],
])('unsaved text survives %s and comes back, with a notice both times', async (_how, close) => {
  const { user, api } = await openNote(apiWithNote('Saved'), 'Edit note on Two Sum');
  await user.type(field(), ', and more');
  await close(user);
  expect(await screen.findByText(/Draft saved/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsTo('patch', /./)).toHaveLength(0);

  await user.click(button('Edit note on Two Sum'));
  expect(field()).toHaveValue('Saved, and more');
  expect(screen.getByText(/unsaved draft/)).toBeVisible();
  await user.click(button('Discard it'));
  expect(field()).toHaveValue('Saved');
  expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
});

test('closing without a change shows no notice', async () => {
  const { user } = await openNote(apiWithNote());
  await user.click(button('Cancel'));
  expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
  await waitFor(() => expect(button('Add note to Two Sum')).toHaveFocus());
});

test('the text survives the end of the session', async () => {
  const { user } = await openNote(apiWithNote('', () => ({ status: 401 })));
  await user.type(field(), 'Use a map');
  act(() => sessionStore.getState().expire());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => sessionStore.getState().signIn(asha));
  await user.click(await screen.findByRole('button', { name: 'Add note to Two Sum' }));
  expect(field()).toHaveValue('Use a map');
});

test("the draft of one problem isn't shown with another", async () => {
  const { user } = await openNote(apiWithNote());
  await user.type(field(), 'For Two Sum');
  await user.click(button('Cancel'));
  await user.click(button('Add note to 3Sum'));
  expect(field()).toHaveValue('');
});

test('near the limit, the characters are counted; beyond it, the dialog says what to do', async () => {
  const { user } = await openNote(apiWithNote());
  fireEvent.change(field(), { target: { value: 'x'.repeat(9000) } });
  expect(screen.queryByText(/of 10,000/)).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'x'.repeat(10_000) } });
  expect(screen.getByText('10,000 of 10,000 characters')).toBeVisible();
  expect(button('Save Note')).toBeEnabled();
  fireEvent.change(field(), { target: { value: 'x'.repeat(10_012) } });
  expect(field()).toHaveAccessibleDescription(
    'Notes can have up to 10,000 characters. Remove 12 to save yours.',
  );
  expect(button('Save Note')).toBeDisabled();
  await user.type(field(), '{Backspace>12/}');
  await waitFor(() => expect(button('Save Note')).toBeEnabled());
});

type Pointer = ReturnType<typeof renderApp>['user'];

describe('its text', () => {
  const field = () => screen.getByPlaceholderText('Write your notes here...');
  const tab = (name: string) => screen.getByRole('tab', { name });

  async function openNote() {
    const view = await openSheet(apiWith(), { session: asha });
    await view.user.click(screen.getByRole('button', { name: 'Add note to Two Sum' }));
    return view;
  }

  test('writing starts at once: the text is focused', async () => {
    await openNote();
    expect(field()).toHaveFocus();
    expect(tab('Write')).toHaveAttribute('aria-selected', 'true');
  });

  test('a preview shows the note as it will look, and the text comes back unchanged', async () => {
    const { user } = await openNote();
    await user.type(field(), 'Use a **map**');
    await user.click(tab('Preview'));
    expect((await screen.findByText('map')).tagName).toBe('STRONG');
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
    expect(field()).not.toBeVisible();
    await user.click(tab('Write'));
    expect(field()).toHaveValue('Use a **map**');
  });

  test('the arrow keys move between the tabs', async () => {
    const { user } = await openNote();
    await user.tab({ shift: true });
    expect(tab('Write')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Preview')).toHaveFocus();
    expect(await screen.findByText('Nothing to preview yet.')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Write')).toHaveFocus());
    expect(field()).toBeVisible();
  });
});
