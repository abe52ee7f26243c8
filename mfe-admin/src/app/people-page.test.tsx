import type { AdminPerson, FoundPerson } from '@site/shared/contracts/identity';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const asha: FoundPerson = {
  id: '5d1f3c1e-5b0f-4a52-9c1d-2b1a6f7f2c01',
  name: 'Asha Rao',
  handle: 'asha-rao',
  email: 'asha@example.org',
  createdAt: '2026-10-01T06:30:00.000Z',
  disabled: false,
};

const facts: AdminPerson = {
  ...asha,
  emailVerified: true,
  phoneEnding: '210',
  providers: ['email', 'github'],
  adminRole: null,
  signIns: [
    {
      id: '5d1f3c1e-5b0f-4a52-9c1d-2b1a6f7f2c02',
      createdAt: '2026-11-01T06:30:00.000Z',
      lastSeenAt: '2026-11-20T06:30:00.000Z',
      device: 'Firefox on Windows',
    },
  ],
  counts: { completed: 1234, comments: 2 },
  disabledSince: null,
};

const PEOPLE = '/v1/admin/people';

const searching = (respond: (q: string, after?: string) => object): FakeApi =>
  adminApi().on('get', PEOPLE, ({ params }) => ({
    status: 200,
    data: respond(params.q ?? '', params.after),
  }));

const open = (api: FakeApi, path = '/admin/people') => renderApp(routes, { path, api });
const field = () => screen.findByRole('searchbox', { name: 'Find people' });

describe('finding people', () => {
  test('a search shows matching people, and goes into the address', async () => {
    const found = {
      items: [asha, { ...asha, id: facts.signIns[0]?.id, disabled: true }],
      next: null,
    };
    const { user, router } = open(searching(() => found));
    await user.type(await field(), ' asha {Enter}');
    const table = await screen.findByRole('table', { name: 'People' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/^Asha Rao asha@example.orgasha-rao.*Active$/);
    expect(second).toHaveTextContent(/Disabled$/);
    expect(router.state.location.search).toBe('?q=asha');
  });

  test("one character isn't enough, and nothing is requested", async () => {
    const { user, api } = open(searching(() => ({ items: [], next: null })));
    await user.type(await field(), 'a{Enter}');
    expect(await screen.findByText('Type at least 2 characters.')).toBeVisible();
    expect(api.callsTo('get', PEOPLE)).toEqual([]);
  });

  test('a search that finds nobody says so', async () => {
    open(
      searching(() => ({ items: [], next: null })),
      '/admin/people?q=zz',
    );
    expect(await screen.findByText('Nobody found')).toBeVisible();
    expect(await field()).toHaveValue('zz');
  });

  test('the next page and the first one are one click away', async () => {
    const second = { ...asha, name: 'Asha Iyer' };
    const api = searching((_q, after) =>
      after ? { items: [second], next: null } : { items: [asha], next: '1_a&b' },
    );
    const { user } = open(api, '/admin/people?q=asha');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Asha Iyer' })).toBeVisible();
    expect(api.callsTo('get', PEOPLE).at(-1)?.params).toEqual({ q: 'asha', after: '1_a&b' });
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'First page' }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });

  test('a search that fails can be retried', async () => {
    const api = adminApi().on('get', PEOPLE, () => {
      throw networkFailure();
    });
    const { user } = open(api, '/admin/people?q=asha');
    expect(await screen.findByText('The search failed')).toBeVisible();
    api.on('get', PEOPLE, () => ({ status: 200, data: { items: [asha], next: null } }));
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
