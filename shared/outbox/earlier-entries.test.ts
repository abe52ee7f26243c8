import { asha } from '../testing/index.ts';
import type { OutboxEntry } from './entry.ts';
import { createDevice } from './testing/create-device.ts';
import { createNetwork } from './testing/create-network.ts';
import { note } from './testing/mutations.ts';

/** What contract 1 left on devices: a note that waited and replaces any other of its problem. */
const keptNote = {
  id: 'kept-note',
  at: 1_795_000_000_000,
  since: 1_795_000_000_000,
  state: 'waiting',
  person: asha.id,
  lane: 'unit two-sum',
  replaces: 'notes',
  method: 'patch',
  url: `/v1/users/${asha.id}/learning-units/two-sum`,
  body: { notes: 'Written last week' },
  headers: { 'If-Match': '"ba7816bf8f01cfea"' },
  success: 200,
  refused: 'Failed to save note',
  page: '/roadmaps/dsa',
  keep: true,
  about: {
    kind: 'progress',
    unitId: 'two-sum',
    patch: { notes: 'Written last week' },
    seen: ['ba7816bf8f01cfea'],
  },
};

function deviceWith(...entries: object[]) {
  const device = createDevice();
  for (const entry of entries) {
    const { id } = entry as { id: string };
    device.items.set(`outbox:${id}`, JSON.stringify(entry));
  }
  return device;
}

test('a note that waits on the device since an earlier release is listed, and sent from what it was made of', async () => {
  const network = createNetwork();
  const device = deviceWith(keptNote);
  const box = device.openTab();
  expect(box.entriesOf(asha.id)).toEqual<OutboxEntry[]>([
    {
      id: 'kept-note',
      sequence: 1_795_000_000_000,
      madeAt: 1_795_000_000_000,
      state: 'waiting',
      person: asha.id,
      kind: 'progress',
      queueKey: 'unit two-sum',
      collapseKey: 'notes',
      method: 'patch',
      url: keptNote.url,
      body: { notes: 'Written last week' },
      headers: { 'If-Match': '"ba7816bf8f01cfea"' },
      success: 200,
      failureMessage: 'Failed to save note',
      page: '/roadmaps/dsa',
      keepRefused: true,
      meta: {
        unitId: 'two-sum',
        patch: { notes: 'Written last week' },
        baseVersions: ['ba7816bf8f01cfea'],
      },
    },
  ]);
  await box.flush();
  expect(network.sent).toEqual([{ notes: 'Written last week' }]);
  expect(network.api.calls.at(-1)?.headers).toMatchObject({ 'If-Match': '"ba7816bf8f01cfea"' });
  expect(device.kept()).toEqual([]);
});

test('one that was refused keeps its words and the reason', () => {
  const refusal = { status: 412, problem: { statusCode: 412, code: 'note-changed', message: 'x' } };
  const box = deviceWith({ ...keptNote, state: 'refused', refusal }).openTab();
  expect(box.entriesOf(asha.id)).toMatchObject([
    { state: 'refused', refusal, keepRefused: true, meta: { patch: keptNote.about.patch } },
  ]);
});

test('one that lacks the time it was made still goes out, before a later change', async () => {
  const network = createNetwork();
  network.away = true;
  const { since: _since, ...first } = { ...keptNote, replaces: 'other' };
  const box = deviceWith(first).openTab();
  await box.enqueue(note('two-sum', 'Written today'));
  network.away = false;
  await box.flush();
  expect(network.sent).toEqual([{ notes: 'Written last week' }, { notes: 'Written today' }]);
  expect(network.api.calls.at(-2)?.headers).toHaveProperty(
    'X-Mutation-Age',
    expect.stringMatching(/^\d+$/),
  );
});

test('a later note takes the place of one that waits since then', async () => {
  const network = createNetwork();
  network.away = true;
  const device = deviceWith(keptNote);
  const box = device.openTab();
  await box.enqueue(note('two-sum', 'Written today'));
  network.away = false;
  await box.flush();
  expect(network.sent).toEqual([{ notes: 'Written today' }]);
  expect(device.kept()).toEqual([]);
});
