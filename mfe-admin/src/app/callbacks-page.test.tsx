import type { HandledCallback } from '@site/shared/contracts/identity';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const asha: HandledCallback = {
  id: '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a31',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765-43210',
  query: 'Which roadmap\nfirst?',
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'new',
  note: '',
  version: 0,
  changed: null,
};

const URL = '/v1/admin/callbacks';
const ONE = `${URL}/${asha.id}`;
const none = { new: 0, 'in-progress': 0, done: 0, 'no-answer': 0, spam: 0 };

/** An API with one request, which it changes and deletes. */
function api(): FakeApi {
  let items = [asha];
  return adminApi()
    .on('get', URL, () => {
      const counts = { ...none, new: items.length, done: 3 };
      return { status: 200, data: { items, counts, next: null } };
    })
    .on('patch', ONE, ({ data }) => {
      const { version, ...facts } = data as HandledCallback;
      const changed = { at: '2026-11-22T10:00:00.000Z', by: 'Ravi Menon' };
      const made = { ...asha, ...facts, version: version + 1, changed };
      items = [made];
      return { status: 200, data: made };
    })
    .on('delete', ONE, () => {
      items = [];
      return { status: 200, data: {} };
    });
}

async function open(fake: FakeApi) {
  const page = renderApp(routes, { path: '/admin/callbacks', api: fake });
  await screen.findByRole('heading', { name: 'Callback requests', level: 1 });
  return page;
}

const form = async () => within(await screen.findByRole('form', { name: /^Outcome for Asha/ }));
const search = () => within(screen.getByRole('form', { name: 'Search requests' }));

test('a request shows how to reach the person and their question', async () => {
  await open(api());
  const item = within(await screen.findByRole('listitem', { name: 'Asha Rao' }));
  expect(item.getByRole('link', { name: '+91 98765-43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(item.getByRole('link', { name: 'asha@example.org' })).toHaveAttribute(
    'href',
    'mailto:asha@example.org',
  );
  expect(item.getByText(/Which roadmap/)).toBeVisible();
  expect(search().getByRole('option', { name: 'New (1)' })).toBeInTheDocument();
  expect(search().getByRole('option', { name: 'All (4)' })).toBeInTheDocument();
});

test('state and note are saved, and it says who saved them', async () => {
  const { user, api: fake } = await open(api());
  const fields = await form();
  expect(fields.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(fields.getByLabelText('Status'), 'No answer');
  await user.type(fields.getByLabelText('Note'), 'Rang twice');
  await user.click(fields.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: Asha Rao, no answer.')).toBeVisible();
  expect(await fields.findByText(/^Ravi Menon,/)).toBeVisible();
  expect(fake.callsTo('patch', ONE)[0]?.data).toEqual({
    state: 'no-answer',
    note: 'Rang twice',
    version: 0,
  });
});

test('if a colleague was quicker, both texts are shown, and saving again replaces theirs', async () => {
  const fake = api();
  const { user } = await open(fake);
  const fields = await form();
  await user.type(fields.getByLabelText('Note'), 'Mine');
  const changed = { at: '2026-11-22T10:00:00.000Z', by: 'Leela Das' };
  const theirs = { ...asha, state: 'done' as const, note: 'Theirs', version: 5, changed };
  fake
    .on('get', URL, () => ({ status: 200, data: { items: [theirs], counts: none, next: null } }))
    .on('patch', ONE, () => ({
      status: 409,
      data: { code: 'changed-elsewhere', message: 'Leela Das has changed it.' },
    }));
  await user.click(fields.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leela Das saved something else')).toBeVisible();
  expect(await fields.findByText('Done: Theirs')).toBeVisible();
  expect(fields.getByLabelText('Note')).toHaveValue('Mine');
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.callsTo('patch', ONE)[1]?.data).toMatchObject({ note: 'Mine', version: 5 }),
  );
});

test('requests are searched and filtered', async () => {
  const { user, api: fake } = await open(api());
  await screen.findByRole('listitem', { name: 'Asha Rao' });
  await user.type(search().getByRole('searchbox'), 'asha{Enter}');
  const lastQuery = () => fake.callsTo('get', URL).at(-1)?.params;
  await waitFor(() => expect(lastQuery()).toEqual({ q: 'asha' }));
  await user.selectOptions(search().getByLabelText('Status'), 'spam');
  await waitFor(() => expect(lastQuery()).toEqual({ q: 'asha', state: 'spam' }));
  await user.click(search().getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(lastQuery()).toEqual({ state: 'spam' }));
});

test('the filtered requests are exported as a file', async () => {
  const saved: string[] = [];
  Object.assign(window.URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const fake = api().on('get', `${URL}/export`, () => ({ status: 200, data: '"Name"\r\n' }));
  const { user } = await open(fake);
  await screen.findByRole('listitem', { name: 'Asha Rao' });
  await user.selectOptions(search().getByLabelText('Status'), 'new');
  await user.click(search().getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(saved).toEqual([expect.stringMatching(/^callback-requests-.*\.csv$/)]),
  );
  expect(fake.callsTo('get', `${URL}/export`)[0]?.params).toEqual({ state: 'new' });
  click.mockRestore();
});

test('a request is deleted after a confirmation', async () => {
  const { user, api: fake } = await open(api());
  await user.click(await screen.findByRole('button', { name: 'Delete the request by Asha Rao' }));
  expect(fake.callsTo('delete', ONE)).toHaveLength(0);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Request deleted!')).toBeVisible();
  expect(await screen.findByText('No requests here')).toBeVisible();
});

test("a list that can't be loaded can be retried", async () => {
  const fake = api().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load the requests")).toBeVisible();
  fake.on('get', URL, () => ({ status: 200, data: { items: [asha], counts: none, next: null } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem', { name: 'Asha Rao' })).toBeVisible();
});
