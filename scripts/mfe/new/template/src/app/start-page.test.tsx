import { buildRoadmapSummary, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.json';
import { routes } from '../routes.tsx';

const path = remote.mountPaths[0];
const answering = (status: number, data: unknown) =>
  fakeApi().on('get', '/v1/roadmaps', () => ({ status, data }));

test('the page is named as in the navigation', async () => {
  renderApp(routes, { path, api: answering(200, []) });
  const name = remote.navigation[0]?.label;
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
});

test('each roadmap is a link to its problems', async () => {
  const roadmaps = [buildRoadmapSummary({ id: 'sql', title: 'SQL' })];
  renderApp(routes, { path, api: answering(200, roadmaps) });
  const link = await screen.findByRole('link', { name: 'SQL' });
  expect(link).toHaveAttribute('href', '/roadmaps/sql');
});

test('says so if there are no roadmaps', async () => {
  renderApp(routes, { path, api: answering(200, []) });
  expect(await screen.findByText('No roadmaps yet')).toBeVisible();
});

test('a failure says so, and Try again loads the roadmaps', async () => {
  const api = answering(503, { statusCode: 503, code: 'busy', message: 'Please come back soon.' });
  const { user } = renderApp(routes, { path, api });
  expect(await screen.findByText('Please come back soon.')).toBeVisible();
  const roadmaps = [buildRoadmapSummary({ title: 'SQL' })];
  api.on('get', '/v1/roadmaps', () => ({ status: 200, data: roadmaps }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'SQL' })).toBeVisible();
});
