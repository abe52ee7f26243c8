import type { NewAdminReleaseToken, ReleaseToken } from '@site/shared/contracts/releases';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const URL = '/v1/admin/releases/tokens';

const token: ReleaseToken = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c11',
  name: 'CI of mfe-auth',
  unit: '*',
  rights: ['publish', 'rollback'],
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: 'operator',
  createdByAdministrator: false,
  expiresAt: '2099-01-01T10:00:00.000Z',
  lastUsedAt: null,
};

const unit = { live: null, since: null, previous: [], versions: [] };

/** An API that stores tokens. */
function api(): FakeApi {
  let tokens = [token];
  const units = ['shell', 'mfe-articles'].map((name) => ({ ...unit, unit: name }));
  return adminApi()
    .on('get', '/v1/admin/releases', () => ({ status: 200, data: { manifestId: null, units } }))
    .on('get', '/v1/admin/releases/history', () => ({ status: 200, data: { entries: [] } }))
    .on('get', URL, () => ({ status: 200, data: { tokens } }))
    .on('post', URL, ({ data }) => {
      const { days, password, ...fields } = data as NewAdminReleaseToken;
      const made = { ...token, ...fields, id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c12' };
      tokens = [{ ...made, createdBy: 'Ravi Menon', createdByAdministrator: true }, ...tokens];
      return { status: 201, data: { ...made, token: 'mfe_secret' } };
    })
    .on('post', `${URL}/${token.id}/end`, () => {
      tokens = [];
      return { status: 200, data: {} };
    });
}

async function open(fake: FakeApi = api()) {
  const page = renderApp(routes, { path: '/admin/releases', api: fake });
  await screen.findByRole('heading', { name: 'Tokens' });
  return page;
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const form = async () => within(await screen.findByRole('region', { name: 'Create a token' }));
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

const PASSWORD = 'sesame1$open';
async function givePassword(user: ReturnType<typeof renderApp>['user']) {
  await user.click(within(screen.getByRole('dialog')).getByLabelText('Your password'));
  await user.paste(PASSWORD);
}

test('each token says what it may do, who made it, and whether it was used or has expired', async () => {
  const expired = { ...token, id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c13', name: 'CI of old' };
  const tokens = [token, { ...expired, expiresAt: '2026-01-01T10:00:00.000Z' }];
  await open(api().on('get', URL, () => ({ status: 200, data: { tokens } })));
  expect(await row('CI of mfe-auth')).toHaveTextContent(
    /^CI of mfe-authallpublish, roll back.*, by Operator.*neverRevoke$/,
  );
  expect(await row('CI of old')).toHaveTextContent('Expired');
});

test('a token is created after a confirmation, shown once, and copied', async () => {
  const { user, api: fake } = await open();
  const { getByRole, findByRole, getByLabelText } = await form();
  await user.type(getByRole('textbox', { name: 'Name' }), 'CI of mfe-articles');
  await findByRole('option', { name: 'mfe-articles' });
  await user.selectOptions(getByLabelText('Unit'), 'mfe-articles');
  await user.click(getByRole('checkbox', { name: /^Roll back/ }));
  await user.click(getByRole('button', { name: 'Create token' }));
  expect(
    await screen.findByText(
      /^For 90 days, anyone who has it can do this with mfe-articles: publish, promote, roll back/,
    ),
  ).toBeVisible();
  await givePassword(user);
  await user.click(inDialog('Create token'));

  expect(await screen.findByText('mfe_secret')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The token CI of mfe-articles' })).toHaveFocus();
  expect(fake.callsTo('post', URL).map(({ data }) => data)).toEqual([
    {
      name: 'CI of mfe-articles',
      unit: 'mfe-articles',
      rights: ['publish', 'promote', 'rollback'],
      days: 90,
      password: PASSWORD,
    },
  ]);
  expect(await row('CI of mfe-articles')).toHaveTextContent(/, by Ravi Menon/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('mfe_secret');
  await user.click(screen.getByRole('button', { name: "I've saved it" }));
  expect(screen.queryByText('mfe_secret')).not.toBeInTheDocument();
  expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a name that is taken is refused, and the form keeps what was typed', async () => {
  const message = 'There is a token of this name. End it, or choose another.';
  const fake = api().on('post', URL, () => ({
    status: 409,
    data: { code: 'name-taken', message, errors: { name: 'is the name of another token' } },
  }));
  const { user } = await open(fake);
  await user.type((await form()).getByRole('textbox', { name: 'Name' }), 'CI of mfe-auth');
  await user.click((await form()).getByRole('button', { name: 'Create token' }));
  await givePassword(user);
  await user.click(inDialog('Create token'));
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeVisible();
  await user.click(inDialog('Cancel'));
  expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('CI of mfe-auth');
});

test('invalid input is reported at its field before the dialog opens', async () => {
  const { user } = await open();
  const { getByRole, findByText, getByText } = await form();
  await user.clear(getByRole('spinbutton', { name: 'Days until it expires' }));
  await user.click(getByRole('checkbox', { name: /^Publish/ }));
  await user.click(getByRole('checkbox', { name: /^Promote/ }));
  await user.click(getByRole('button', { name: 'Create token' }));
  expect(await findByText('must be a name')).toBeVisible();
  expect(getByText('must be a whole number from 1 to 366')).toBeVisible();
  expect(getByText('must list at least one right')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a token is revoked after a confirmation that says what that means', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Revoke CI of mfe-auth' }));
  expect(screen.getByText(/programs that use it will be refused/)).toBeVisible();
  await givePassword(user);
  await user.click(inDialog('Revoke token'));
  expect(await screen.findByText('Token revoked!')).toBeVisible();
  expect(await screen.findByText('No tokens yet')).toBeVisible();
});

test("tokens that can't be loaded can be retried", async () => {
  const fake = api().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(fake);
  expect(await screen.findByText("We couldn't load the tokens")).toBeVisible();
  fake.on('get', URL, () => ({ status: 200, data: { tokens: [token] } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('CI of mfe-auth')).toBeVisible();
});
