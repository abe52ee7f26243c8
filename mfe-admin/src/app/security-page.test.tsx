import { commonPasswordMessage, type SecondFactor } from '@site/shared/contracts/identity';
import { type FakeApi, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, refused } from '../testing/admin-api.ts';
import { withArticles } from '../testing/articles-api.ts';

const URL = '/v1/admins/me/second-factor';
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-dd${index + 10}`);
const setup = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Stepwise:ravi',
  qr: 'data:image/gif;base64,R0lGODdhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=',
};

const wrong = (field: string, message: string) => ({
  status: 400,
  data: { code: 'wrong-password', message, errors: { [field]: message } },
});

/** An API that stores whether the second factor is on. */
function api(factor: Partial<SecondFactor> = {}): FakeApi {
  const state = { on: false, advised: true, recoveryCodesLeft: 0, ...factor };
  const renewed = () => {
    Object.assign(state, { on: true, advised: false, recoveryCodesLeft: 10 });
    return { status: 200, data: { recoveryCodes: codes } };
  };
  return adminApi()
    .on('get', URL, () => ({ status: 200, data: state }))
    .on('post', URL, ({ data }) =>
      (data as { password: string }).password === 'sesame1$open'
        ? { status: 200, data: setup }
        : wrong('password', 'This is not your password.'),
    )
    .on('post', `${URL}/confirm`, ({ data }) =>
      (data as { code: string }).code === '123456'
        ? renewed()
        : wrong('code', "This code isn't right, or it has been used already."),
    )
    .on('post', `${URL}/recovery-codes`, renewed)
    .on('post', `${URL}/off`, () => {
      Object.assign(state, { on: false, advised: true, recoveryCodesLeft: 0 });
      return { status: 200, data: {} };
    });
}

async function open(fake: FakeApi) {
  const page = renderApp(routes, { path: '/admin/security', api: fake });
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  return { ...page, card };
}

test('a second factor is set up: password, QR code, code, recovery codes', async () => {
  const { user, card } = await open(api());
  expect(await card.findByText('Off')).toBeVisible();
  await user.type(await card.findByLabelText('Your password'), 'sesame2$shut');
  await user.click(card.getByRole('button', { name: 'Set it up' }));
  expect(await card.findByText('This is not your password.')).toBeVisible();
  await user.clear(card.getByLabelText('Your password'));
  await user.type(card.getByLabelText('Your password'), 'sesame1$open{Enter}');

  expect(await card.findByRole('img')).toHaveAttribute('src', setup.qr);
  expect(card.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', setup.uri);
  const code = card.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  await user.type(code, '654321{Enter}');
  expect(await card.findByText(/This code isn't right/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');

  const list = within(await card.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  expect(card.queryByText('ABCD EFGH IJKL MNOP')).not.toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  await user.click(card.getByRole('button', { name: "I've saved them" }));
  expect(card.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  expect(await card.findByText(/10 recovery codes are left/)).toBeVisible();
  expect(card.getByText('On')).toBeVisible();
  expect(card.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

const on = { on: true, advised: false, recoveryCodesLeft: 1 };

test('recovery codes are replaced with password and code', async () => {
  const fake = api(on);
  const { user, card } = await open(fake);
  expect(await card.findByText(/One recovery code is left/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'New recovery codes' }));
  expect(await card.findByText('Password is required')).toBeVisible();
  await user.type(card.getByLabelText('Your password'), 'sesame1$open');
  await user.type(card.getByRole('textbox', { name: 'Code' }), 'AAAA-BBBB-CCCC-DDDD{Enter}');
  expect(await card.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(fake.callsTo('post', `${URL}/recovery-codes`)[0]?.data).toEqual({
    password: 'sesame1$open',
    code: 'aaaabbbbccccdddd',
  });
});

test('it is turned off with password and code', async () => {
  const { user, card } = await open(api(on));
  await user.type(await card.findByLabelText('Your password'), 'sesame1$open');
  await user.type(card.getByRole('textbox', { name: 'Code' }), '123456');
  await user.click(card.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText('Your second factor is off.')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Set it up' })).toBeVisible();
  expect(card.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
});

test('the reason for a refusal is shown at the field or as a notice', async () => {
  const fake = api(on);
  const { user, card } = await open(fake);
  await user.type(await card.findByLabelText('Your password'), 'sesame1$open');
  await user.type(card.getByRole('textbox', { name: 'Code' }), '123456');
  fake.on('post', `${URL}/off`, () => wrong('code', "This code isn't right."));
  await user.click(card.getByRole('button', { name: 'Turn it off' }));
  expect(await card.findByText("This code isn't right.")).toBeVisible();
  fake.on('post', `${URL}/off`, () => ({
    status: 429,
    data: { code: 'too-many-requests', message: 'Too many.' },
  }));
  await user.click(card.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText('Too many.')).toBeVisible();
});

test('if the session has ended elsewhere, the person is prompted to sign in', async () => {
  const fake = api().on('post', URL, refused);
  const { user, card } = await open(fake);
  await user.type(await card.findByLabelText('Your password'), 'sesame1$open{Enter}');
  expect(await screen.findByText('Sign in to see this page')).toBeVisible();
});

describe('the password', () => {
  async function fillIn(fake: FakeApi) {
    const page = await open(fake);
    const own = within(screen.getByRole('region', { name: 'Password' }));
    await page.user.type(own.getByLabelText('Current password'), 'sesame1$open');
    await page.user.type(own.getByLabelText('New password'), 'sesame2$shut');
    await page.user.type(own.getByLabelText('Confirm Password'), 'sesame2$shut{Enter}');
    return own;
  }

  test('is changed', async () => {
    const fake = api().on('put', '/v1/admins/me/password', () => ({ status: 200, data: {} }));
    const own = await fillIn(fake);
    expect(await screen.findByText(/^Password changed!/)).toBeVisible();
    expect(own.getByLabelText('Current password')).toHaveValue('');
    expect(fake.callsTo('put', '/v1/admins/me/password')[0]?.data).toEqual({
      currentPassword: 'sesame1$open',
      newPassword: 'sesame2$shut',
    });
  });

  test('that is wrong is reported at its field', async () => {
    const fake = api().on('put', '/v1/admins/me/password', () =>
      wrong('currentPassword', 'This is not your password.'),
    );
    const own = await fillIn(fake);
    expect(await own.findByText('This is not your password.')).toBeVisible();
    expect(own.getByLabelText('New password')).toHaveValue('sesame2$shut');
  });
});

test("a new password that is common is reported while it's typed", async () => {
  const { user } = await open(api());
  const own = within(screen.getByRole('region', { name: 'Password' }));
  await user.type(own.getByLabelText('New password'), '1!aaaaaaaaaa');
  expect(await own.findByText(commonPasswordMessage)).toBeVisible();
});

describe('the page that administrators see first', () => {
  test('advises those without a second factor to set one up', async () => {
    const { user } = renderApp(routes, { path: '/admin/articles', api: withArticles(api()) });
    await user.click(await screen.findByRole('link', { name: 'Set up a second factor' }));
    expect(await screen.findByRole('heading', { name: 'Security', level: 1 })).toBeVisible();
  });

  test('gives no advice to those who have one', async () => {
    const fake = withArticles(api(on));
    renderApp(routes, { path: '/admin/articles', api: fake });
    expect(await screen.findByText('No articles yet')).toBeVisible();
    await waitFor(() => expect(fake.callsTo('get', URL)).toHaveLength(1));
    expect(screen.queryByText(/Protect your account/)).not.toBeInTheDocument();
  });
});

describe('security events', () => {
  const none = { today: 0, week: 0, month: 0 };
  const items = [
    { kind: 'signin.failed', today: 3, week: 1204, month: 5000 },
    { kind: 'admin-signin.failed', ...none },
    { kind: 'limit.met', ...none },
    { kind: 'refresh.reused', ...none },
    { kind: 'role.changed', ...none },
  ];

  test('each kind of event is counted for today, a week and a month', async () => {
    const api = adminApi().on('get', '/v1/admin/security-events', () => ({
      status: 200,
      data: { items },
    }));
    renderApp(routes, { path: '/admin/security-events', api });
    const table = await screen.findByRole('table', { name: 'Security events' });
    const row = within(table).getByRole('row', { name: /Failed logins by learners/ });
    const [, ...counts] = within(row).getAllByRole('cell');
    expect(counts.map((cell) => cell.textContent)).toEqual(
      [3, 1204, 5000].map((count) => count.toLocaleString()),
    );
  });

  test("counts that can't be loaded can be retried", async () => {
    const api = adminApi().on('get', '/v1/admin/security-events', () => ({
      status: 503,
      data: { code: 'unavailable', message: 'The database cannot be reached.' },
    }));
    const { user } = renderApp(routes, { path: '/admin/security-events', api });
    expect(await screen.findByText('The database cannot be reached.')).toBeVisible();
    api.on('get', '/v1/admin/security-events', () => ({ status: 200, data: { items } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Security events' })).toBeVisible();
  });
});
