import type { AdminPerson, FoundPerson } from '@site/shared/contracts/identity';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const asha: FoundPerson = {
  id: '5d1f3c1e-5b0f-4a52-9c1d-2b1a6f7f2c01',
  name: 'Asha Rao',
  handle: 'asha-rao',
  email: 'asha@example.org',
  createdAt: '2026-10-01T06:30:00.000Z',
  emailVerified: true,
  adminRole: null,
  disabled: false,
};

const facts: AdminPerson = {
  ...asha,
  phoneEnding: '210',
  providers: ['email', 'github'],
  signIns: [
    {
      id: '5d1f3c1e-5b0f-4a52-9c1d-2b1a6f7f2c02',
      createdAt: '2026-11-01T06:30:00.000Z',
      lastSeenAt: '2026-11-20T06:30:00.000Z',
      device: 'Firefox on Windows',
    },
  ],
  counts: { completed: 1234, comments: 2 },
  events: [
    {
      at: '2026-11-21T06:30:00.000Z',
      kind: 'person.sign-out',
      detail: 'Lost.',
      by: 'Ravi Menon',
      times: 1,
    },
    { at: '2026-11-20T06:30:00.000Z', kind: 'signin.failed', detail: '', by: null, times: 3 },
    { at: '2026-11-19T06:30:00.000Z', kind: 'reported', detail: 'spam', by: null, times: 1 },
  ],
  disabledSince: null,
};

const PEOPLE = '/v1/admin/people';

const listing = (respond: (query: Record<string, string>) => FoundPerson[]): FakeApi =>
  adminApi().on('get', PEOPLE, ({ params }) => {
    const items = respond(params);
    return { status: 200, data: { items, total: items.length, next: null } };
  });

const open = (api: FakeApi, path = '/admin/people') => renderApp(routes, { path, api });
const field = () => screen.findByRole('searchbox', { name: 'Find people' });

describe('the list of people', () => {
  test('is there before anything is searched, with role, email and status', async () => {
    const meera = {
      ...asha,
      id: facts.signIns[0]?.id ?? '',
      name: 'Meera',
      adminRole: 'editor' as const,
    };
    open(listing(() => [asha, { ...meera, emailVerified: false, disabled: true }]));
    const table = await screen.findByRole('table', { name: 'People' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/^Asha Rao asha@example.orgasha-rao.*VerifiedLearnerActive$/);
    expect(second).toHaveTextContent(/Not verifiedEditorDisabled$/);
    expect(screen.getByText('2 people')).toBeVisible();
  });

  test('a search, filters and an order go into the address, and to the server', async () => {
    const { user, router, api } = open(listing(() => [asha]));
    await user.type(await field(), ' asha ');
    await user.selectOptions(screen.getByLabelText('Role'), 'Learner');
    await user.selectOptions(screen.getByLabelText('Email'), 'Not verified');
    fireEvent.change(screen.getByLabelText('Joined from (UTC)'), {
      target: { value: '2026-10-01' },
    });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    const query = {
      ...{ q: 'asha', role: 'learner', verified: 'no', joined_from: '2026-10-01', sort: 'name' },
    };
    await waitFor(() => expect(api.callsTo('get', PEOPLE).at(-1)?.params).toEqual(query));
    expect(router.state.location.search).toBe(`?${new URLSearchParams(query)}`);
    expect(await field()).toHaveValue('asha');
    await user.click(screen.getByRole('link', { name: 'Show everyone' }));
    expect(await field()).toHaveValue('');
  });

  test("one character isn't enough, and nothing is requested", async () => {
    const { user, api } = open(listing(() => [asha]));
    await screen.findByRole('table', { name: 'People' });
    await user.type(await field(), 'a{Enter}');
    expect(await screen.findByText('Type at least 2 characters.')).toBeVisible();
    expect(api.callsTo('get', PEOPLE)).toHaveLength(1);
  });

  test('an address that means nothing is ignored, and nobody found is said', async () => {
    const { api } = open(
      listing(() => []),
      '/admin/people?role=king&state=disabled',
    );
    expect(await screen.findByText('Nobody found')).toBeVisible();
    expect(api.callsTo('get', PEOPLE)[0]?.params).toEqual({ state: 'disabled' });
  });

  test('the next page and the first one are one click away', async () => {
    const second = { ...asha, name: 'Asha Iyer' };
    const api = adminApi().on('get', PEOPLE, ({ params }) => ({
      status: 200,
      data: params.after
        ? { items: [second], total: 2, next: null }
        : { items: [asha], total: 2, next: asha.id },
    }));
    const { user } = open(api, '/admin/people?q=asha');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Asha Iyer' })).toBeVisible();
    expect(api.callsTo('get', PEOPLE).at(-1)?.params).toEqual({ q: 'asha', after: asha.id });
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'First page' }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });

  test('a list that fails can be retried', async () => {
    const api = adminApi().on('get', PEOPLE, () => {
      throw networkFailure();
    });
    const { user } = open(api);
    expect(await screen.findByText("We couldn't load the people")).toBeVisible();
    api.on('get', PEOPLE, () => ({ status: 200, data: { items: [asha], total: 1, next: null } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });
});

describe('a person', () => {
  /** An API that stores changes. */
  function personApi(): FakeApi {
    let person = facts;
    return adminApi()
      .on('get', `${PEOPLE}/${asha.id}`, () => ({ status: 200, data: person }))
      .on('patch', `${PEOPLE}/${asha.id}`, ({ data }) => {
        const { disabled, reason } = data as { disabled: boolean; reason: string };
        const disabledSince = disabled ? { at: '2026-11-22T06:30:00.000Z', reason } : null;
        person = { ...facts, disabled, disabledSince, signIns: [] };
        return { status: 200, data: {} };
      })
      .on('post', `${PEOPLE}/${asha.id}/sign-out`, () => {
        person = { ...facts, signIns: [] };
        return { status: 200, data: {} };
      });
  }

  const openPerson = (api = personApi()) => open(api, `/admin/people/${asha.id}`);
  const dialog = () => within(screen.getByRole('dialog'));

  test('is shown with account, sign-ins and counts', async () => {
    openPerson();
    const card = await screen.findByRole('region', { name: 'Asha Rao' });
    expect(card).toHaveTextContent('asha@example.orgVerified');
    expect(card).toHaveTextContent('ends in 210');
    expect(card).toHaveTextContent('Password, GitHub');
    expect(card).toHaveTextContent('RolesLearner');
    expect(card).toHaveTextContent('1,234');
    const signIns = screen.getByRole('region', { name: 'Logins' });
    expect(within(signIns).getByRole('listitem')).toHaveTextContent('Firefox on Windows');
    const events = within(screen.getByRole('region', { name: 'What happened' }));
    expect(events.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Was logged out everywhere: Lost\..*, by Ravi Menon$/),
      expect.stringMatching(/^Failed logins that day \(3\)/),
      expect.stringMatching(/^Had a comment reported: Spam/),
    ]);
  });

  test('is disabled with a reason, and enabled again', async () => {
    const { user, api } = openPerson();
    await user.click(await screen.findByRole('button', { name: 'Disable this account' }));
    await user.click(dialog().getByRole('button', { name: 'Disable' }));
    expect(await dialog().findByText('Reason is required')).toBeVisible();
    expect(api.callsTo('patch', /people/)).toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Spam.');
    await user.click(dialog().getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Account disabled!')).toBeVisible();
    const access = screen.getByRole('region', { name: 'Access' });
    expect(await within(access).findByText('This account is disabled')).toBeVisible();
    expect(access).toHaveTextContent('Reason: Spam.');
    expect(screen.getByText('Not logged in anywhere.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Enable this account' }));
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'A mistake.');
    await user.click(dialog().getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Account enabled!')).toBeVisible();
    expect(api.callsTo('patch', /people/).map(({ data }) => data)).toEqual([
      { disabled: true, reason: 'Spam.' },
      { disabled: false, reason: 'A mistake.' },
    ]);
  });

  test('is signed out everywhere with a reason', async () => {
    const { user, api } = openPerson();
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'A stolen phone.');
    await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('Logged out everywhere!')).toBeVisible();
    expect(await screen.findByText('Not logged in anywhere.')).toBeVisible();
    expect(api.callsTo('post', /sign-out/)[0]?.data).toEqual({ reason: 'A stolen phone.' });
  });

  test('keeps the reason while the password is requested', async () => {
    const api = personApi().on('patch', /people/, () => ({
      status: 403,
      data: { code: 'password-wanted', message: 'Your password, please.' },
    }));
    const { user } = openPerson(api);
    await user.click(await screen.findByRole('button', { name: 'Disable this account' }));
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Spam.');
    await user.click(dialog().getByRole('button', { name: 'Disable' }));
    expect(await dialog().findByLabelText('Your password')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Spam.');
  });

  test('an unknown person is reported, with a way back', async () => {
    const api = adminApi().on('get', `${PEOPLE}/${asha.id}`, () => ({
      status: 404,
      data: { code: 'not-found', message: "We couldn't find this person." },
    }));
    openPerson(api);
    expect(await screen.findByText("We couldn't find this person")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find people' })).toBeVisible();
  });
});
