import { asha, buildProblem, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { stubObservers } from '../testing/stub-observers.ts';

const PREVIEW = '/v1/admin/dsa-problems/two-sum/preview';

beforeEach(stubObservers);

test('an administrator sees a draft as learners will, and nothing is stored or submitted', async () => {
  const draft = buildProblem({ title: 'Two Sum, unfinished' });
  const api = fakeApi().on('get', PREVIEW, () => ({ status: 200, data: draft }));
  renderApp(routes, { path: '/problem-preview/two-sum', api, session: asha });
  const title = { level: 1, name: 'Two Sum, unfinished' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Problem Description' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Run tests' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the editor' })).toHaveAttribute(
    'href',
    '/admin/problems/two-sum',
  );
});

test('anyone else is told what the page is for', async () => {
  const refused = { code: 'admin-required', message: 'Please sign in as an administrator.' };
  const api = fakeApi().on('get', PREVIEW, () => ({ status: 401, data: refused }));
  renderApp(routes, { path: '/problem-preview/two-sum', api });
  expect(await screen.findByRole('heading', { name: 'No preview' })).toBeVisible();
});
