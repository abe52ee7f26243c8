import { fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildArticleSummary } from '../testing/article-builder.ts';

const call = '/v1/authors/meera-iyer';

const part = (number: number) =>
  buildArticleSummary({ id: `part-${number}`, slug: `part-${number}`, title: `Part ${number}` });

const answer = (numbers: readonly number[]) => ({
  status: 200,
  data: {
    ...{ id: '7d1f0a52-8c1f-4b57-9d1e-6a1b6f7f2c77', name: 'Meera Iyer', slug: 'meera-iyer' },
    ...{ about: 'Writes about graphs.', articles: numbers.map(part), total: 21 },
  },
});

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

const open = (path: string, api: ReturnType<typeof fakeApi>) => renderApp(routes, { path, api });

test('an author has a page with a few words about them and their articles, page by page', async () => {
  const api = fakeApi().on('get', call, ({ params }) =>
    answer(params.page === '2' ? [21] : numbers),
  );
  const { user } = open('/author/meera-iyer', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeVisible();
  expect(screen.getByText('Writes about graphs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Part 20' })).toHaveAttribute('href', '/article/part-20');
  await user.click(screen.getByRole('button', { name: 'Show more articles' }));
  expect(await screen.findByRole('link', { name: 'Part 21' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more articles' })).not.toBeInTheDocument();
});

test('an address that nobody has says so, and leads back to the articles', async () => {
  const missing = { code: 'not-found', message: 'Author not found' };
  open(
    '/author/nobody',
    fakeApi().on('get', '/v1/authors/nobody', () => ({ status: 404, data: missing })),
  );
  expect(await screen.findByRole('heading', { name: 'Author not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Articles' })).toBeVisible();
});
