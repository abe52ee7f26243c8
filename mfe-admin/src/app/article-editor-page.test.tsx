import { renderApp } from '@site/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { patterns } from '../testing/article-builder.ts';
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

  test('can be unpublished, once the author has confirmed it', async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    const unpublish = screen.getByRole('button', { name: 'Unpublish' });
    await user.click(unpublish);
    const question = await screen.findByRole('dialog', { name: 'Unpublish this article?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(saved(api)).toEqual([]);
    await user.click(unpublish);
    const again = await screen.findByRole('dialog', { name: 'Unpublish this article?' });
    await user.click(within(again).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Readers no longer see it.')).toBeVisible();
    expect(saved(api)).toMatchObject([{ is_published: false }]);
  });

  test('fields that the server refuses are marked, and the first of them has the focus', async () => {
    const api = articleApi().on('put', path, () => ({
      status: 400,
      data: {
        code: 'invalid',
        message: 'Please check it.',
        errors: { title: 'is odd', slug: 'is taken' },
      },
    }));
    const { user } = await openArticle(api);
    await write(user, '!');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText('Please check it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    expect(title()).toHaveValue('Two pointers!');
    expect(title()).toHaveFocus();
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

test('a reviewer reads the article as readers will, and finds nothing to change', async () => {
  const api = articleApi().on('get', '/v1/admins/me', () => ({
    status: 200,
    data: { ...ravi, role: 'reviewer' },
  }));
  renderApp(routes, { path: '/admin/articles/two-pointers', api });
  expect(await screen.findByTitle('Preview of the article')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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

describe('its fields', () => {
  test('an address that is taken is reported with one that is free', async () => {
    const api = articleApi().on('get', /slugs\/stacks$/, () => ({
      status: 200,
      data: {
        free: false,
        suggestion: 'stacks-2',
        taken_by: { id: 'stacks', title: 'Stacks', former: false },
      },
    }));
    const { user } = await openArticle(api);
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, 'stacks');
    expect(await screen.findByText('“Stacks” already has this address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use stacks-2' }));
    expect(address).toHaveValue('stacks-2');
  });

  test('an address that another article had is reported, with that article', async () => {
    const taken_by = { id: 'stacks', title: 'Stacks and queues', former: true };
    const api = articleApi().on('get', /slugs\/stacks$/, () => ({
      status: 200,
      data: { free: false, suggestion: 'stacks-2', taken_by },
    }));
    const { user } = await openArticle(api);
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, 'stacks');
    expect(
      await screen.findByText(
        'This address still leads to “Stacks and queues”, which had it before.',
      ),
    ).toBeVisible();
  });

  test('a title in any script gives the address', async () => {
    const { user } = await openArticle(articleApi(), '/admin/articles/new');
    const address = screen.getByRole('textbox', { name: 'Address' });
    await write(user, 'C++');
    expect(address).toHaveValue('c-plus-plus');
    await user.clear(title());
    await write(user, 'مقدمة في الخوارزميات');
    expect(address).toHaveValue('مقدمة-في-الخوارزميات');
  });

  test('a title that is too long is reported as soon as it is typed', async () => {
    const { user } = await openArticle(articleApi(), '/admin/articles/new');
    await write(user, 'a'.repeat(120));
    expect(title()).toBeValid();
    await user.paste('bc');
    expect(title()).toBeInvalid();
    expect(title()).toHaveAccessibleDescription('Up to 120 characters fit. Shorten it by 2.');
    await user.keyboard('{Backspace}{Backspace}');
    expect(title()).toBeValid();
  });

  test('former addresses are listed, and each can be removed', async () => {
    const api = articleApi({ former_slugs: ['two-fingers', 'both-ends'] }).on(
      'delete',
      `${path}/former-slugs/two-fingers`,
      () => ({ status: 200, data: {} }),
    );
    const { user } = await openArticle(api);
    const list = screen.getByRole('list', { name: 'Former addresses' });
    const shown = () => within(list).getAllByRole('listitem');
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      '/article/two-fingers',
      '/article/both-ends',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove /article/two-fingers' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toHaveTextContent('/article/both-ends');
  });

  test("a former address that can't be removed stays, and the author reads why", async () => {
    const api = articleApi({ former_slugs: ['two-fingers'] }).on(
      'delete',
      `${path}/former-slugs/two-fingers`,
      () => ({
        status: 503,
        data: { code: 'busy', message: 'Nothing was changed. Please try again.' },
      }),
    );
    const { user } = await openArticle(api);
    await user.click(screen.getByRole('button', { name: 'Remove /article/two-fingers' }));
    expect(await screen.findByText('Nothing was changed. Please try again.')).toBeVisible();
    expect(screen.getByText('/article/two-fingers')).toBeVisible();
  });

  test('a review date is saved, and can be removed again', async () => {
    const api = articleApi();
    await openArticle(api);
    const reviewed = screen.getByLabelText('Reviewed');
    fireEvent.change(reviewed, { target: { value: '2026-11-24' } });
    save();
    await waitFor(() => expect(drafts(api).at(-1)).toMatchObject({ reviewed: '2026-11-24' }));
    fireEvent.change(reviewed, { target: { value: '' } });
    save();
    await waitFor(() => expect(drafts(api).at(-1)).toMatchObject({ reviewed: null }));
  });

  test("without the list of categories, a sample is shown, which isn't saved", async () => {
    const api = articleApi().on('get', '/v1/articles/categories/', () => ({ status: 503 }));
    const { user } = await openArticle(api);
    const category = screen.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(category).toHaveDisplayValue('Programming'));
    expect(category).toBeDisabled();
    await write(user, '!');
    save();
    await waitFor(() => expect(drafts(api)).toMatchObject([{ category_id: 'patterns' }]));
  });

  test('a category is made in place and chosen', async () => {
    const stored = [patterns];
    const api = articleApi()
      .on('get', '/v1/articles/categories/', () => ({ status: 200, data: stored }))
      .on('post', '/v1/articles/categories/', ({ data }) => {
        const made = { ...patterns, ...(data as object), id: 'graphs', slug: 'graphs' };
        stored.push(made);
        return { status: 201, data: made };
      });
    const { user } = await openArticle(api);
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Graphs');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Graphs'),
    );
    expect(title()).toHaveValue('Two pointers');
  });

  test("HTML that the visual editor doesn't support stays in a block of its own", async () => {
    const { user } = await openArticle(articleApi());
    await user.click(screen.getByRole('button', { name: 'HTML' }));
    const source = screen.getByRole('textbox', { name: 'Content as HTML' });
    const html = '<h2>Run</h2><p class="lead">Start</p>';
    fireEvent.change(source, { target: { value: html } });
    await user.click(screen.getByRole('button', { name: 'Visual' }));
    expect(await screen.findByRole('heading', { name: 'Run' })).toBeVisible();
    expect(screen.getByText('<p class="lead">Start</p>')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'HTML' }));
    const again = screen.getByRole('textbox', { name: 'Content as HTML' });
    expect(again).toHaveValue('<h2>Run</h2>\n<p class="lead">Start</p>');
  });

  test('the contents follow the headings', async () => {
    const { user } = await openArticle(articleApi());
    const contents = within(screen.getByRole('region', { name: 'Contents' }));
    expect(contents.getByText('Walk')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'HTML' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Content as HTML' }), {
      target: { value: '<h2>Run</h2><h3>Fast</h3>' },
    });
    expect(await contents.findByText('Fast')).toBeVisible();
    expect(contents.queryByText('Walk')).not.toBeInTheDocument();
  });
});
