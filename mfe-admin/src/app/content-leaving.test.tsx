import { renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { dsaProblem } from '../testing/problem-builder.ts';
import { roadmap } from '../testing/roadmap-builder.ts';

const PROBLEMS = '/v1/admin/dsa-problems';
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

function openProblem(given = dsaProblem()) {
  const api = adminApi()
    .on('get', `${PROBLEMS}/two-sum`, () => ({ status: 200, data: given }))
    .on('get', PROBLEMS, () => ({ status: 200, data: { items: [dsaProblem()] } }));
  return renderApp(routes, { path: '/admin/problems/two-sum', api });
}

const leave = () => screen.getByRole('link', { name: 'All DSA problems' });
const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('leaving a problem with unsaved changes needs confirmation', async () => {
  const { user } = openProblem();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  expect(closing()).toBe(false);
  await user.click(leave());
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(title).toHaveValue('Two Sum again');
  await user.click(leave());
  await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
});

test('a problem without unsaved changes is left at once', async () => {
  const { user, api } = openProblem();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  api.on('put', `${PROBLEMS}/two-sum`, () => ({
    status: 200,
    data: dsaProblem({ title: 'Two Sum again', draft: true }),
  }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved!')).toBeVisible();
  await waitFor(() => expect(closing()).toBe(true));
  await user.click(leave());
  expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
});

test("a draft that is discarded with what was typed doesn't prompt again", async () => {
  const { user, api } = openProblem(dsaProblem({ draft: true, published: false }));
  api.on('delete', `${PROBLEMS}/two-sum/draft`, () => ({
    status: 200,
    data: { message: 'Done.' },
  }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'DSA problems', level: 1 })).toBeVisible();
});

test('leaving a roadmap with unsaved changes needs confirmation too', async () => {
  const api = adminApi()
    .on('get', '/v1/admin/roadmaps/sheet', () => ({ status: 200, data: roadmap() }))
    .on('get', '/v1/admin/roadmaps', () => ({ status: 200, data: { items: [] } }));
  const { user } = renderApp(routes, { path: '/admin/roadmaps/sheet', api });
  await user.click(await screen.findByRole('button', { name: 'About the roadmap' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  await user.click(screen.getByRole('link', { name: 'All roadmaps' }));
  expect(await question()).toBeVisible();
});
