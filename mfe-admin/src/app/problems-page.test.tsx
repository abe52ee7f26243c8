import { renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { dsaProblem } from '../testing/problem-builder.ts';

const URL = '/v1/admin/dsa-problems';
const items = [
  dsaProblem(),
  dsaProblem({ id: 'three-sum', slug: 'three-sum', title: 'Three Sum' }),
];

const open = (path: string) =>
  renderApp(routes, {
    path,
    api: adminApi().on('get', URL, () => ({ status: 200, data: { items } })),
  });

test('the filters come from the address; unknown ones are ignored', async () => {
  const { user, api } = open('/admin/problems?category=Hash%20Table&status=lost');
  expect(await screen.findByRole('link', { name: 'Two Sum' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Retired');
  await waitFor(() => expect(api.callsTo('get', URL)).toHaveLength(2));
  expect(api.callsTo('get', URL).map(({ params }) => params)).toEqual([
    { category: 'Hash Table' },
    { category: 'Hash Table', status: 'retired' },
  ]);
});

test('within a category, the published problems are reordered', async () => {
  const { user, api } = open('/admin/problems?category=Hash%20Table');
  api.on('put', `${URL}/order`, () => ({ status: 200, data: { items: items.toReversed() } }));
  await user.click(await screen.findByRole('button', { name: 'Move Two Sum down' }));
  await waitFor(() => expect(api.callsTo('put', `${URL}/order`)).toHaveLength(1));
  expect(api.callsTo('put', `${URL}/order`)[0]?.data).toEqual({
    category: 'Hash Table',
    ids: ['three-sum', 'two-sum'],
  });
  await waitFor(() => expect(api.callsTo('get', URL)).toHaveLength(2));
});

test("the categories come from the API, and a former one is listed as long as it's chosen", async () => {
  const { user } = open('/admin/problems?category=Maths');
  const names = () =>
    within(screen.getByLabelText('Category'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await screen.findByRole('option', { name: 'Graph' });
  expect(names()).toEqual(['All categories', 'Maths', 'Hash Table', 'Graph']);
  expect(screen.getByLabelText('Category')).toHaveValue('Maths');
  await user.selectOptions(screen.getByLabelText('Category'), 'Graph');
  expect(names()).toEqual(['All categories', 'Hash Table', 'Graph']);
});
