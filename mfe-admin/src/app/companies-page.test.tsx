import type { AdminCompany } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';

const URL = '/v1/admin/companies';
const known = { pending: false, reports: 0, listed: 0, merged: [] };
const goggle: AdminCompany = {
  ...known,
  ...{ id: 7, name: 'Goggle', slug: 'goggle', pending: true, reports: 2 },
};
const google: AdminCompany = {
  ...known,
  ...{ id: 1, name: 'Google', slug: 'google', reports: 9, listed: 12, merged: ['Alphabet'] },
};
const items = [goggle, google];

async function open() {
  const api = adminApi()
    .on('get', URL, () => ({ status: 200, data: { items } }))
    .on('delete', `${URL}/7`, () => ({ status: 200, data: { items: [google] } }))
    .on('post', `${URL}/7/merge`, () => ({
      status: 200,
      data: { items: [{ ...google, reports: 11 }] },
    }));
  const page = renderApp(routes, { path: '/admin/companies', api });
  await screen.findByRole('table', { name: 'Companies' });
  return page;
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('new names come first; one that problems list stays', async () => {
  await open();
  expect(row(/Goggle/).getByText('New')).toBeVisible();
  expect(cells(/^Google/).slice(0, 3)).toEqual(['9', '12 problems', 'Alphabet']);
  expect(row(/^Google/).getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    '/roadmaps/company/google',
  );
  expect(row(/^Google/).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('a name is corrected and accepted; one that is taken is refused in words', async () => {
  const { user, api } = await open();
  const message = 'Another company has this name. Merge the two instead.';
  api.on('patch', `${URL}/7`, () => ({ status: 409, data: { code: 'name-taken', message } }));
  await user.click(screen.getByRole('button', { name: 'Accept Goggle' }));
  const field = dialog().getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.click(dialog().getByRole('button', { name: 'Accept' }));
  expect(dialog().getByText('Enter the name of a company.')).toBeVisible();
  await user.type(field, 'Google');
  await user.click(dialog().getByRole('button', { name: 'Accept' }));
  expect(await dialog().findByText(message)).toBeVisible();

  const accepted = { ...goggle, name: 'Googol', pending: false };
  api.on('patch', `${URL}/7`, () => ({ status: 200, data: { items: [google, accepted] } }));
  await user.clear(field);
  await user.type(field, 'Googol');
  await user.click(dialog().getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Company accepted!')).toBeVisible();
  expect(row(/Googol/).queryByText('New')).not.toBeInTheDocument();
  expect(api.callsTo('patch', `${URL}/7`).map(({ data }) => data)).toEqual([
    { name: 'Google' },
    { name: 'Googol' },
  ]);
});

test('a name is merged into an accepted one', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Merge Goggle' }));
  const choices = within(dialog().getByRole('combobox', { name: 'Into' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Google']);
  await user.click(dialog().getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Companies merged!')).toBeVisible();
  expect(api.callsTo('post', `${URL}/7/merge`).map(({ data }) => data)).toEqual([{ into: 1 }]);
  expect(cells(/^Google/)[0]).toBe('11');
});

test('a name is rejected with its reports', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Reject Goggle' }));
  expect(dialog().getByText(/^Its 2 reports will be deleted\./)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Company rejected!')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Goggle/ })).not.toBeInTheDocument();
});
