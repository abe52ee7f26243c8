import type {
  AdminInvitation,
  Administrator,
  NewAdminInvitation,
} from '@site/shared/contracts/identity';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi, visitorApi } from '../testing/admin-api.ts';

const self: Administrator = {
  ...ravi,
  createdAt: '2026-10-01T06:30:00.000Z',
  disabledAt: null,
  secondFactor: true,
};
const meera: Administrator = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c02',
  email: 'meera@example.org',
  name: 'Meera Nair',
  role: 'owner',
  createdAt: '2026-11-01T06:30:00.000Z',
  disabledAt: null,
  secondFactor: false,
};

const invitation: AdminInvitation = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c05',
  email: 'leela@example.org',
  role: 'editor',
  invitedBy: 'Ravi Menon',
  createdAt: '2026-11-22T06:30:00.000Z',
  expiresAt: '2026-11-29T06:30:00.000Z',
  expired: false,
};

const URL = '/v1/admin/administrators';

const INVITATIONS = '/v1/admin/invitations';

/** An API that stores changes. */
function api(): FakeApi {
  let others = [{ ...meera }];
  let invitations: AdminInvitation[] = [];
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: { items: [self, ...others] } }))
    .on('patch', `${URL}/${meera.id}`, ({ data }) => {
      const { disabled, ...facts } = data as Partial<Administrator> & { disabled?: boolean };
      const disabledAt = disabled ? '2026-11-22T06:30:00.000Z' : null;
      others = others.map((other) => ({ ...other, disabledAt, ...facts }));
      return { status: 200, data: {} };
    })
    .on('delete', `${URL}/${meera.id}`, () => {
      others = [];
      return { status: 200, data: {} };
    })
    .on('get', INVITATIONS, () => ({ status: 200, data: { items: invitations } }))
    .on('post', INVITATIONS, ({ data }) => {
      const made = { ...invitation, ...(data as NewAdminInvitation) };
      invitations = [made];
      return { status: 201, data: made };
    })
    .on('delete', `${INVITATIONS}/${invitation.id}`, () => {
      invitations = [];
      return { status: 200, data: {} };
    });
}

async function open(fake: FakeApi) {
  const page = renderApp(routes, { path: '/admin/administrators', api: fake });
  await screen.findByRole('heading', { name: 'Administrators', level: 1 });
  return page;
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

test('lists the administrators with their roles; nobody can change themselves', async () => {
  await open(api());
  const own = await row('Ravi Menon');
  expect(own).toHaveTextContent('ravi@example.org');
  expect(own).toHaveTextContent('Owner');
  expect(own).toHaveTextContent('You');
  expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  expect(await row('Meera Nair')).toHaveTextContent('Off');
});

test('another administrator is disabled after a confirmation, and enabled again', async () => {
  const { user } = await open(api());
  await user.click(await screen.findByRole('button', { name: 'Disable Meera Nair' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/signed out everywhere/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Administrator disabled!')).toBeVisible();
  expect(await row('Meera Nair')).toHaveTextContent('Disabled');
  await user.click(screen.getByRole('button', { name: 'Enable Meera Nair' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Administrator enabled!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Disable Meera Nair' })).toBeVisible();
});

test('the reason for a refusal is shown, and nothing changes', async () => {
  const fake = api().on('patch', `${URL}/${meera.id}`, () => ({
    status: 404,
    data: { code: 'not-found', message: 'There is no such administrator.' },
  }));
  const { user } = await open(fake);
  await user.click(await screen.findByRole('button', { name: 'Disable Meera Nair' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('There is no such administrator.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Disable Meera Nair' })).toBeVisible();
});

test("a list that can't be loaded can be retried", async () => {
  const fake = api().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load the administrators")).toBeVisible();
  fake.on('get', URL, () => ({ status: 200, data: { items: [self] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Ravi Menon')).toBeVisible();
});

test('another administrator gets another role after a confirmation that says what it is for', async () => {
  const { user, api: fake } = await open(api());
  const role = () => screen.findByRole('combobox', { name: 'Role of Meera Nair' });
  expect(
    within(await role())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['Owner', 'Editor', 'Reviewer', 'Moderator', 'Support']]);
  await user.selectOptions(await role(), 'Support');
  const dialog = within(screen.getByRole('dialog', { name: 'Make this administrator support?' }));
  expect(dialog.getByText(/Meera Nair answers callback requests/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Role changed!')).toBeVisible();
  await waitFor(async () => expect(await role()).toHaveValue('support'));
  expect(fake.callsTo('patch', /administrators/)[0]?.data).toEqual({ role: 'support' });
});

test('an administrator is removed after a confirmation that names the alternative', async () => {
  const { user } = await open(api());
  await user.click(await screen.findByRole('button', { name: 'Remove Meera Nair' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/disable them instead/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove for good' }));
  expect(await screen.findByText('Administrator removed!')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Meera Nair/ })).not.toBeInTheDocument();
});

const address = () => screen.findByRole('textbox', { name: 'Email address' });
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

test('someone is invited and sent another link, and the invitation is withdrawn', async () => {
  const { user, api: fake } = await open(api());
  await user.type(await address(), ' leela@example.org ');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.click(inDialog('Send invitation'));
  expect(await screen.findByText('Invitation sent!')).toBeVisible();
  expect(await row('leela@example.org')).toHaveTextContent('EditorRavi Menon');
  expect(await address()).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Send again to leela@example.org' }));
  await user.click(inDialog('Send invitation'));
  expect(fake.callsTo('post', INVITATIONS).map(({ data }) => data)).toEqual([
    { email: 'leela@example.org', role: 'editor' },
    { email: 'leela@example.org', role: 'editor' },
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation to leela@example.org' }),
  );
  await user.click(inDialog('Withdraw'));
  expect(await screen.findByText('Invitation withdrawn!')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Open invitations' })).not.toBeInTheDocument();
});

test('a double click sends one invitation, since a second would end the link of the first', async () => {
  const { user, api: fake } = await open(api());
  await user.type(await address(), 'leela@example.org');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const send = inDialog('Send invitation');
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('Invitation sent!')).toBeVisible();
  expect(fake.callsTo('post', INVITATIONS)).toHaveLength(1);
});

test('an invitation that is refused says why, and keeps the address', async () => {
  const message = 'There already is an administrator with this address.';
  const fake = api().on('post', INVITATIONS, () => ({
    status: 409,
    data: { code: 'email-taken', message, errors: { email: message } },
  }));
  const { user } = await open(fake);
  await user.type(await address(), 'meera@example.org');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.click(inDialog('Send invitation'));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(inDialog('Cancel'));
  expect(await address()).toHaveValue('meera@example.org');
});

test('an invalid address is reported before the dialog opens', async () => {
  const { user } = await open(api());
  await user.type(await address(), 'leela');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an expired invitation is marked', async () => {
  const items = [{ ...invitation, expired: true }];
  await open(api().on('get', INVITATIONS, () => ({ status: 200, data: { items } })));
  expect(await row('leela@example.org')).toHaveTextContent('Expired');
});

describe('an invitation that has arrived', () => {
  const PATH = '/v1/admins/invitation';
  const SECRET = 'a-secret-of-a-mail';
  const PASSWORD = 'sesame1$open';

  const refusal = (status: number, problem: object) => () => ({
    status,
    data: { code: 'refused', message: 'Not now.', ...problem },
  });

  const open = (api: FakeApi, path = `/admin/invitation#token=${SECRET}`) =>
    renderApp(routes, {
      path,
      api: api.on('get', /passwords/, () => ({ status: 200, data: '' })),
    });

  const name = () => screen.findByLabelText('Full name');
  const submit = () => screen.getByRole('button', { name: 'Create my account' });

  async function fillIn(user: ReturnType<typeof open>['user']) {
    await user.type(await name(), 'Leela Das');
    for (const label of ['Password', 'Confirm Password']) {
      await user.click(screen.getByLabelText(label));
      await user.paste(PASSWORD);
    }
    await user.click(submit());
  }

  test('the invited person chooses name and password, and then signs in', async () => {
    const accepted = () => ({ status: 201, data: { email: 'leela@example.org' } });
    const api = visitorApi().on('post', PATH, accepted);
    const { user, router } = open(api);
    await fillIn(user);
    expect(await screen.findByText('Sign in as leela@example.org.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/login', hash: '' });
    expect(api.callsTo('post', PATH).map(({ data }) => data)).toEqual([
      { token: SECRET, name: 'Leela Das', password: PASSWORD },
    ]);
  });

  test('what is missing or differs is reported at each field, and nothing is sent', async () => {
    const { user, api } = open(visitorApi());
    await user.type(await name(), 'L');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(submit());
    expect(await screen.findByText('Please enter your full name.')).toBeVisible();
    await user.type(await name(), 'eela Das');
    await user.click(submit());
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(api.callsTo('post', PATH)).toEqual([]);
  });

  test('a password that is refused can be replaced', async () => {
    const message = 'This password is too common.';
    const guessable = refusal(400, {
      code: 'guessable-password',
      message,
      errors: { password: message },
    });
    const { user } = open(visitorApi().on('post', PATH, guessable));
    await fillIn(user);
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Full name')).toHaveValue('Leela Das');
  });

  test.each([
    ['dead-link', 400],
    ['email-taken', 409],
  ])('a link that no longer works (%s) says so', async (code, status) => {
    const { user } = open(
      visitorApi().on('post', PATH, refusal(status, { code, message: 'It is over.' })),
    );
    await fillIn(user);
    expect(await screen.findByText("This link doesn't work")).toBeVisible();
    expect(screen.getByText('It is over.')).toBeVisible();
    expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  });

  test('without the link, there is nothing to fill in', async () => {
    open(visitorApi(), '/admin/invitation');
    expect(await screen.findByText('Open the link in the email again.')).toBeVisible();
  });
});
