import { renderApp } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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

test('the filters are those of the address; one that doesn’t exist is passed over', async () => {
  const { user, api } = open('/admin/problems?category=Hash%20Table&status=lost');
  expect(await screen.findByRole('link', { name: 'Two Sum' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'Retired');
  await waitFor(() => expect(api.callsTo('get', URL)).toHaveLength(2));
  expect(api.callsTo('get', URL).map(({ params }) => params)).toEqual([
    { category: 'Hash Table' },
    { category: 'Hash Table', status: 'retired' },
  ]);
});

test('within a category the published problems are reordered', async () => {
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
