import { createHash } from 'node:crypto';
import { NOTE_VERSION_LENGTH, type Progress } from '@site/shared/contracts/practice';
import {
  buildProgress,
  type FakeCall,
  type FakeResponse,
  networkFailure,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  apiWith,
  bookmark,
  check,
  completed,
  openSheet,
  saved,
} from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

/** How a change names the note it was based on. */
const version = (notes: string) =>
  `"${createHash('sha256').update(notes).digest('hex').slice(0, NOTE_VERSION_LENGTH)}"`;

const withNote = (notes: string) =>
  buildRoadmap([
    buildTopic({
      learning_units: [
        buildUnit({ progress: { completed: false, bookmarked: false, notes } }),
        buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 }),
      ],
    }),
  ]);

/** A network that can go offline and back online, and an API with responses to changes. */
function createNetwork(roadmap?: unknown) {
  const network = {
    away: true,
    respond: saved as (call: FakeCall) => FakeResponse,
    comeBack: () => {
      network.away = false;
      act(() => void window.dispatchEvent(new Event('online')));
    },
  };
  const api = apiWith(roadmap).on('patch', /./, (call) => {
    if (network.away) throw networkFailure();
    return network.respond(call);
  });
  const sent = () =>
    api.callsTo('patch', /./).map(({ path, data }) => [path.split('/').at(-1), data]);
  return Object.assign(network, { api, sent });
}

const conflict = (current: Partial<Progress>): FakeResponse => ({
  status: 412,
  data: {
    statusCode: 412,
    code: 'note-changed',
    message: 'This note was changed on another device since you opened it.',
    current: buildProgress(current),
  },
});
const noteField = () => screen.getByPlaceholderText('Write your notes here...');
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('changes made while offline are shown as waiting, and sent in order when online again', async () => {
  const network = createNetwork();
  const { user, router } = await openSheet(network.api);
  await user.click(check('3Sum'));
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
  await user.click(bookmark('Two Sum'));
  await user.click(button('Add note to Two Sum'));
  await user.type(noteField(), 'Use a map');
  await user.click(button('Save Note'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rowOf('Two Sum').getByText('Waiting to sync: bookmark, note')).toBeVisible();
  expect(rowOf('3Sum').getByText('Waiting to sync: status')).toBeVisible();
  expect(check('3Sum')).toBeChecked();
  expect(completed()).toHaveTextContent('1/2');
  expect(screen.getAllByText(/^Saved on this device/)).toHaveLength(1);

  await act(() => router.navigate('/far'));
  await act(() => router.navigate('/roadmaps/dsa'));
  expect(check('3Sum')).toBeChecked();
  expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true');

  network.api.calls.length = 0;
  network.comeBack();
  await waitFor(() => expect(screen.queryByText(/Waiting to sync/)).not.toBeInTheDocument());
  expect(network.sent()).toEqual([
    ['dsa-3sum', { completed: true }],
    ['dsa-two-sum', { bookmarked: true }],
    ['dsa-two-sum', { notes: 'Use a map' }],
  ]);
  expect(check('3Sum')).toBeChecked();
  expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Edit note on Two Sum')).toBeVisible();
  expect(screen.queryByText('Question status updated successfully!')).not.toBeInTheDocument();
});

test('a waiting change that is refused is undone', async () => {
  const network = createNetwork();
  const { user } = await openSheet(network.api);
  await user.click(check('Two Sum'));
  await screen.findByText('Waiting to sync: status');
  network.respond = () => ({ status: 404 });
  network.comeBack();
  await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
  expect(screen.queryByText(/Waiting to sync/)).not.toBeInTheDocument();
});

test("a mark that was changed later on another device shows that device's state", async () => {
  const network = createNetwork();
  const { user } = await openSheet(network.api);
  await user.click(bookmark('Two Sum'));
  await screen.findByText('Waiting to sync: bookmark');
  network.respond = () => ({
    status: 200,
    data: buildProgress(),
  });
  network.comeBack();
  await waitFor(() => expect(screen.queryByText(/Waiting to sync/)).not.toBeInTheDocument());
  expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
});

describe('a note that was changed on another device', () => {
  const elsewhere = { notes: 'From the phone' };
  const ifMatch = (call: FakeCall | undefined) => call?.headers['If-Match'];

  async function writeNote(network: ReturnType<typeof createNetwork>) {
    const view = await openSheet(network.api);
    await view.user.click(button('Edit note on Two Sum'));
    await view.user.clear(noteField());
    await view.user.type(noteField(), 'From the desk');
    await view.user.click(button('Save Note'));
    return view;
  }

  test('is shown beside the own text, and both can be merged', async () => {
    const network = createNetwork(withNote('Before'));
    network.away = false;
    network.respond = (call) =>
      ifMatch(call) === version('Before') ? conflict(elsewhere) : saved(call);
    const { user } = await writeNote(network);
    const other = within(await screen.findByRole('region', { name: 'Saved on another device' }));
    expect(other.getByText('From the phone')).toBeVisible();
    expect(noteField()).toHaveValue('From the desk');
    expect(screen.getByText('Failed to save note')).toBeVisible();

    await user.click(other.getByRole('button', { name: 'Add it above mine' }));
    expect(noteField()).toHaveValue('From the phone\n\nFrom the desk');
    await user.click(button('Save Note'));
    expect(await screen.findByText('Note saved successfully!')).toBeVisible();
    expect(ifMatch(network.api.calls.at(-1))).toBe(version('From the phone'));

    await user.click(button('Edit note on Two Sum'));
    expect(noteField()).toHaveValue('From the phone\n\nFrom the desk');
    await user.click(button('Save Note'));
    await waitFor(() =>
      expect(ifMatch(network.api.calls.at(-1))).toBe(version('From the phone\n\nFrom the desk')),
    );
  });

  test('can replace the own text', async () => {
    const network = createNetwork(withNote('Before'));
    network.away = false;
    network.respond = () => conflict(elsewhere);
    const { user } = await writeNote(network);
    await user.click(await screen.findByRole('button', { name: 'Use this one' }));
    await user.click(button('Edit note on Two Sum'));
    expect(noteField()).toHaveValue('From the phone');
    expect(screen.queryByText(/unsaved text/)).not.toBeInTheDocument();
  });

  test('is reported when the own one was waiting for the network, and nothing is lost', async () => {
    const network = createNetwork(withNote('Before'));
    const { user } = await writeNote(network);
    await screen.findByText('Waiting to sync: note');
    network.respond = () => conflict(elsewhere);
    network.comeBack();
    const notice = within(
      (await screen.findByText('Failed to save notes')).closest('div') as HTMLElement,
    );
    expect(notice.getByText(/^Your note on Two Sum is still on this device/)).toBeVisible();
    expect(rowOf('Two Sum').getByText("Your note isn't saved yet")).toBeVisible();
    await user.click(button('Open note'));
    expect(screen.getByText('From the phone')).toBeVisible();
    expect(noteField()).toHaveValue('From the desk');

    network.respond = saved;
    await user.click(button('Save Note'));
    await screen.findByText('Note saved successfully!');
    expect(ifMatch(network.api.calls.at(-1))).toBe(version('From the phone'));
    expect(screen.queryByText(/Failed to save notes|not saved/)).not.toBeInTheDocument();
  });

  test('is merged with what was typed since, which is then saved at once', async () => {
    const network = createNetwork(withNote('Before'));
    const { user } = await writeNote(network);
    await screen.findByText('Waiting to sync: note');
    await user.click(button('Edit note on Two Sum'));
    await user.type(noteField(), ', and more');
    await user.click(button('Cancel'));
    network.respond = (call) =>
      ifMatch(call) === version('From the phone') ? saved(call) : conflict(elsewhere);
    network.comeBack();
    await user.click(await screen.findByRole('button', { name: 'Open note' }));
    await user.click(button('Add it above mine'));
    await user.click(button('Save Note'));
    expect(await screen.findByText('Note saved successfully!')).toBeVisible();
    expect(network.sent().at(-1)).toEqual([
      'dsa-two-sum',
      { notes: 'From the phone\n\nFrom the desk, and more' },
    ]);
  });

  test('can replace the own one that was waiting', async () => {
    const network = createNetwork(withNote('Before'));
    const { user } = await writeNote(network);
    await screen.findByText('Waiting to sync: note');
    network.respond = () => conflict(elsewhere);
    network.comeBack();
    await user.click(await screen.findByRole('button', { name: 'Open note' }));
    await user.click(button('Use this one'));
    expect(screen.queryByText('Failed to save notes')).not.toBeInTheDocument();
    await user.click(button('Edit note on Two Sum'));
    expect(noteField()).toHaveValue('From the phone');
  });

  test("isn't confused with an own one that waits, or whose response was lost", async () => {
    const network = createNetwork(withNote('Before'));
    const { user } = await writeNote(network);
    await screen.findByText('Waiting to sync: note');
    await user.click(button('Edit note on Two Sum'));
    expect(noteField()).toHaveValue('From the desk');
    await user.type(noteField(), ', twice');
    await user.click(button('Save Note'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    network.api.calls.length = 0;
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/Waiting to sync/)).not.toBeInTheDocument());
    expect(network.sent()).toEqual([['dsa-two-sum', { notes: 'From the desk, twice' }]]);
    expect(ifMatch(network.api.calls.at(-1))).toBe(
      `${version('Before')}, ${version('From the desk')}`,
    );
  });
});
