import { renderApp } from '@site/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import {
  articleApi,
  drafts,
  openArticle,
  path,
  save,
  saved,
  title,
  write,
} from '../testing/article-editor.tsx';

describe('a new article', () => {
  test('is created as a draft and gets its address while the author keeps typing', async () => {
    const api = articleApi();
    const { user, router } = await openArticle(api, '/admin/articles/new');
    await write(user, 'Two  Pointérs!');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('two-pointers');
    save();
    expect(await screen.findByText('Article saved!')).toBeVisible();
    expect(api.callsTo('post', '/v1/articles/')[0]?.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      title: 'Two  Pointérs!',
      is_published: false,
    });
    expect(saved(api)[0]).toMatchObject({ slug: 'two-pointers', is_published: false });
    expect(router.state.location.pathname).toBe('/admin/articles/two-pointers');
    expect(title()).toHaveFocus();
    expect(title()).toHaveValue('Two  Pointérs!');
  });

  test('is published only with the required fields; missing ones are named and nothing is lost', async () => {
    const api = articleApi();
    const { user } = await openArticle(api, '/admin/articles/new');
    await write(user, 'Stacks');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Please check the marked fields.')).toBeVisible();
    const list = screen.getByRole('alert');
    expect(list).toHaveTextContent('Description: A published article needs a description');
    expect(list).toHaveTextContent('Content: A published article needs some text');
    expect(title()).toHaveValue('Stacks');
    expect(saved(api)).toEqual([]);
  });
});

describe('a published article', () => {
  test("is edited as a draft, and readers see the changes once they're published", async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    expect(screen.getByRole('button', { name: 'Published' })).toBeDisabled();
    await write(user, ' again');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    save();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(drafts(api)).toMatchObject([
      { title: 'Two pointers again', slug: 'two-pointers', revision: 7 },
    ]);
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText('Changes published!')).toBeVisible();
    expect(saved(api)).toMatchObject([
      { title: 'Two pointers again', revision: 8, replaces: false, is_published: true },
    ]);
    expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
  });

  test('can be unpublished', async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Readers no longer see it.')).toBeVisible();
    expect(saved(api)).toMatchObject([{ is_published: false }]);
  });

  test('a field that the server refuses is marked', async () => {
    const api = articleApi().on('put', path, () => ({
      status: 400,
      data: { code: 'invalid', message: 'Please check it.', errors: { slug: 'is taken' } },
    }));
    const { user } = await openArticle(api);
    await write(user, '!');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText('Please check it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    expect(title()).toHaveValue('Two pointers!');
  });
});

test("a draft is scheduled for a time in the person's time zone", async () => {
  const api = articleApi({ status: 'draft' });
  await openArticle(api);
  fireEvent.change(screen.getByLabelText('Publish later'), {
    target: { value: '2999-01-02T10:30' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Article scheduled!')).toBeVisible();
  const published_at = new Date('2999-01-02T10:30').toISOString();
  expect(saved(api)).toMatchObject([{ is_published: true, published_at }]);
});

test('an unknown article is reported, with a way back', async () => {
  const api = adminApi().on('get', path, () => ({
    status: 404,
    data: { code: 'not-found', message: 'Article with ID two-pointers not found' },
  }));
  renderApp(routes, { path: '/admin/articles/two-pointers', api });
  expect(await screen.findByText('Article with ID two-pointers not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to articles' })).toHaveAttribute(
    'href',
    '/admin/articles',
  );
});
