import { BroadcastChannel } from 'node:worker_threads';
import type { AdminArticle, ArticleDraftFields, SaveDraftRequest } from '@site/shared/contracts';
import { Link, Outlet } from '@site/shared/platform';
import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { buildAdminArticle, patterns } from '../testing/article-builder.ts';

// jsdom has none; the preview listens on one.
Object.assign(globalThis, { BroadcastChannel });

const path = '/v1/admin/articles/two-pointers';
const saved_at = '2026-11-22T12:31:00.000Z';

/** What the API answers about one article, and about everything around it. */
function articleApi(facts: Partial<AdminArticle> = {}): FakeApi {
  const article = buildAdminArticle(facts);
  let { revision } = article;
  const next = () => {
    revision += 1;
    return revision;
  };
  return adminApi()
    .on('get', '/v1/admin/announcements', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/articles/categories/', () => ({ status: 200, data: [patterns] }))
    .on('get', /^\/v1\/admin\/articles\/slugs\//, ({ path: asked }) => {
      const suggestion = asked.split('/').at(-1);
      return { status: 200, data: { free: true, suggestion, taken_by: null } };
    })
    .on('post', '/v1/articles/', ({ data }) => ({
      status: 201,
      data: buildAdminArticle({
        revision,
        status: 'draft',
        article: { ...article.article, ...(data as object), content: '', description: '' },
      }),
    }))
    .on('get', path, () => ({ status: 200, data: article }))
    .on('put', path, ({ data }) => {
      const { revision: _, replaces, restores, ...fields } = data as Record<string, unknown>;
      const saved = fields as AdminArticle['article'];
      const status = saved.is_published ? 'published' : 'draft';
      return { status: 200, data: { ...article, status, article: saved, revision: next() } };
    })
    .on('put', `${path}/draft`, () => ({ status: 200, data: { revision: next(), saved_at } }));
}

const articlePath = '/admin/articles/two-pointers';

/** Every page has a link to the article, as a list of articles would have. */
const linked = [
  {
    element: (
      <>
        <Link to={articlePath}>To the article</Link>
        <Outlet />
      </>
    ),
    children: routes,
  },
];

async function open(api: FakeApi, address = articlePath) {
  const releaseManifest = testReleaseManifest({});
  const page = renderApp(linked, { path: address, api, releaseManifest });
  await screen.findByRole('textbox', { name: 'Title' });
  return page;
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
/** At the end of the title, in one go. */
async function write(user: UserEvent, text: string) {
  await user.click(title());
  await user.paste(text);
}

const drafts = (api: FakeApi) =>
  api.callsTo('put', `${path}/draft`).map(({ data }) => data as SaveDraftRequest);
const saved = (api: FakeApi) => api.callsTo('put', path).map(({ data }) => data);

/** As Ctrl+S does it, without waiting for a pause. */
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

const conflict = () => ({
  status: 409,
  data: { code: 'changed-elsewhere', message: 'Leela Das changed this article.' },
});

describe('a new article', () => {
  test('is created as a draft and gets its address while somebody goes on typing', async () => {
    const api = articleApi();
    const { user, router } = await open(api, '/admin/articles/new');
    await write(user, 'Two  Pointérs!');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('two-pointers');
    save();
    expect(await screen.findByText('Article saved!')).toBeVisible();
    expect(api.callsTo('post', '/v1/articles/')[0]?.data).toEqual({
      title: 'Two  Pointérs!',
      is_published: false,
    });
    expect(saved(api)[0]).toMatchObject({ slug: 'two-pointers', is_published: false });
    expect(router.state.location.pathname).toBe('/admin/articles/two-pointers');
    expect(title()).toHaveFocus();
    expect(title()).toHaveValue('Two  Pointérs!');
  });

  test('is published only with what readers need; the fields are named and nothing is lost', async () => {
    const api = articleApi();
    const { user } = await open(api, '/admin/articles/new');
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
  test('is changed in its draft first, and readers see it once the changes are published', async () => {
    const api = articleApi();
    const { user } = await open(api);
    expect(screen.getByRole('button', { name: 'Published' })).toBeDisabled();
    await write(user, ' again');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    save();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(drafts(api)).toMatchObject([
      { title: 'Two pointers again', slug: 'two-pointers', revision: 7 },
    ]);
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    expect(await screen.findByText('Changes published!')).toBeVisible();
    expect(saved(api)).toMatchObject([
      { title: 'Two pointers again', revision: 8, replaces: false, is_published: true },
    ]);
    expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
  });

  test('is taken back from readers', async () => {
    const api = articleApi();
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Readers no longer see it.')).toBeVisible();
    expect(saved(api)).toMatchObject([{ is_published: false }]);
  });

  test('a field that the server refuses is marked', async () => {
    const api = articleApi().on('put', path, () => ({
      status: 400,
      data: { code: 'invalid', message: 'Please check it.', errors: { slug: 'is taken' } },
    }));
    const { user } = await open(api);
    await write(user, '!');
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    expect(await screen.findByText('Please check it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    expect(title()).toHaveValue('Two pointers!');
  });
});

test('a draft is scheduled for a time in the zone of the person', async () => {
  const api = articleApi({ status: 'draft' });
  await open(api);
  fireEvent.change(screen.getByLabelText('Publish later'), {
    target: { value: '2999-01-02T10:30' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Article scheduled!')).toBeVisible();
  const published_at = new Date('2999-01-02T10:30').toISOString();
  expect(saved(api)).toMatchObject([{ is_published: true, published_at }]);
});

test('an address that is taken is reported with one that is free', async () => {
  const api = articleApi().on('get', /slugs\/stacks$/, () => ({
    status: 200,
    data: { free: false, suggestion: 'stacks-2', taken_by: { id: 'stacks', title: 'Stacks' } },
  }));
  const { user } = await open(api);
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'stacks');
  expect(await screen.findByText('“Stacks” has this address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use stacks-2' }));
  expect(address).toHaveValue('stacks-2');
});

describe('when somebody else changed the article', () => {
  const theirs = (fields: Partial<ArticleDraftFields>) => {
    const { article } = buildAdminArticle();
    return {
      revision: 12,
      article: { ...article, ...fields },
      last_editor: { id: ravi.id, name: 'Leela Das', at: saved_at },
    };
  };

  /** The first attempt to save a draft meets their change. */
  async function meet(fields: Partial<ArticleDraftFields>) {
    const api = articleApi();
    const page = await open(api);
    api.on('put', `${path}/draft`, () => conflict());
    api.on('get', path, () => ({ status: 200, data: buildAdminArticle(theirs(fields)) }));
    await write(page.user, ' of mine');
    save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else changed this article' }),
    );
    expect(dialog.getByText(/^Leela Das saved it on/)).toBeVisible();
    api.on('put', `${path}/draft`, () => ({ status: 200, data: { revision: 13, saved_at } }));
    return { ...page, api, dialog };
  }

  test('both texts are shown, and a field that only one of both changed takes that change', async () => {
    const { dialog, user, api } = await meet({ description: 'Walk faster.' });
    expect(dialog.getByText('faster')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use what is chosen above' }));
    await waitFor(() => expect(drafts(api)).toHaveLength(2));
    expect(drafts(api)[1]).toMatchObject({
      title: 'Two pointers of mine',
      description: 'Walk faster.',
      revision: 12,
    });
    expect(title()).toHaveValue('Two pointers of mine');
  });

  test('mine is kept, and saving it says that theirs is replaced on purpose', async () => {
    const { dialog, user, api } = await meet({ title: 'Two pointers of theirs' });
    expect(dialog.getByText('Both of you changed this.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(drafts(api)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    await screen.findByText('Changes published!');
    expect(saved(api)).toMatchObject([{ title: 'Two pointers of mine', replaces: true }]);
  });

  test('theirs is taken, and mine can still be restored', async () => {
    const { dialog, user, api } = await meet({ title: 'Two pointers of theirs' });
    await user.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    await waitFor(() => expect(title()).toHaveValue('Two pointers of theirs'));
    expect(drafts(api)).toHaveLength(1);
    api.on('get', `${path}/versions`, () => ({ status: 200, data: { items: [] } }));
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    expect(await screen.findByRole('button', { name: /^Yours, in this browser/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore this text in the editor' }));
    expect(title()).toHaveValue('Two pointers of mine');
  });

  test('choosing can wait: nothing is saved until then, and nothing is lost', async () => {
    const { user, api } = await meet({ title: 'Two pointers of theirs' });
    await user.keyboard('{Escape}');
    expect(screen.getByText('Not saved: somebody else changed this article.')).toBeVisible();
    save();
    expect(drafts(api)).toHaveLength(1);
    expect(title()).toHaveValue('Two pointers of mine');
    await user.click(screen.getByRole('button', { name: 'Compare and choose' }));
    expect(
      screen.getByRole('dialog', { name: 'Somebody else changed this article' }),
    ).toBeVisible();
  });
});

describe('what could not be saved', () => {
  const offline = (api: FakeApi) =>
    api.on('put', `${path}/draft`, () => {
      throw networkFailure();
    });

  test('is said, asked about before leaving, and offered when the article is opened again', async () => {
    const api = articleApi();
    const { user } = await open(api);
    offline(api);
    await write(user, ' offline');
    save();
    expect(await screen.findByText('Not saved: The server is not responding.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Announcements' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('No announcements yet')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'To the article' }));
    await screen.findByRole('dialog', { name: "We found changes that weren't saved" });
    api.on('put', `${path}/draft`, () => ({ status: 200, data: { revision: 8, saved_at } }));
    await user.click(screen.getByRole('button', { name: 'Restore them' }));
    expect(title()).toHaveValue('Two pointers offline');
    save();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(drafts(api).at(-1)).toMatchObject({ title: 'Two pointers offline', revision: 7 });
  });

  test('is saved before leaving if the server responds again', async () => {
    const api = articleApi();
    const { user } = await open(api);
    await write(user, ' in time');
    await user.click(screen.getByRole('link', { name: 'Announcements' }));
    expect(await screen.findByText('No announcements yet')).toBeVisible();
    expect(drafts(api)).toMatchObject([{ title: 'Two pointers in time' }]);
  });
});

test('an older version is compared with the editor and restored in it', async () => {
  const author = { id: ravi.id, name: ravi.name };
  const facts = { number: 3, at: saved_at, author, reason: 'saved' as const };
  const { article } = buildAdminArticle();
  const api = articleApi()
    .on('get', `${path}/versions`, () => ({
      status: 200,
      data: { items: [{ ...facts, title: 'Pointers' }] },
    }))
    .on('get', `${path}/versions/3`, () => ({
      status: 200,
      data: { ...facts, article: { ...article, title: 'Pointers' } },
    }));
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  expect(
    await dialog.findByRole('button', { name: /^Version 3.*Saved, Ravi Menon$/ }),
  ).toBeVisible();
  expect(await dialog.findByText('Pointers')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore this text in the editor' }));
  expect(title()).toHaveValue('Pointers');
  await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
  await screen.findByText('Changes published!');
  expect(saved(api)).toMatchObject([{ title: 'Pointers', restores: 3 }]);
});

test('without the list of categories a sample is shown, which is not saved', async () => {
  const api = articleApi().on('get', '/v1/articles/categories/', () => ({ status: 503 }));
  const { user } = await open(api);
  const category = screen.getByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(category).toHaveDisplayValue('Programming'));
  expect(category).toBeDisabled();
  await write(user, '!');
  save();
  await waitFor(() => expect(drafts(api)).toMatchObject([{ category_id: 'patterns' }]));
});

test('a category is made in place and chosen', async () => {
  const api = articleApi().on('post', '/v1/articles/categories/', ({ data }) => ({
    status: 201,
    data: { ...patterns, id: 'graphs', slug: 'graphs', name: (data as { name: string }).name },
  }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'New category' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Graphs');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Graphs'),
  );
  expect(title()).toHaveValue('Two pointers');
});

test('HTML with parts that the visual editor would drop stays HTML until the author agrees', async () => {
  const { user } = await open(articleApi());
  await user.click(screen.getByRole('button', { name: 'HTML' }));
  const source = screen.getByRole('textbox', { name: 'Content as HTML' });
  fireEvent.change(source, { target: { value: '<p class="lead">Start</p>' } });
  await user.click(screen.getByRole('button', { name: 'Visual' }));
  const question = await screen.findByRole('dialog', { name: 'Some of this HTML would be lost' });
  expect(question).toHaveTextContent('class on <p>');
  await user.click(within(question).getByRole('button', { name: 'Stay in HTML' }));
  expect(source).toHaveValue('<p class="lead">Start</p>');
});

test('the contents follow the headings', async () => {
  const { user } = await open(articleApi());
  const contents = within(screen.getByRole('region', { name: 'Contents' }));
  expect(contents.getByText('Walk')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'HTML' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Content as HTML' }), {
    target: { value: '<h2>Run</h2><h3>Fast</h3>' },
  });
  expect(await contents.findByText('Fast')).toBeVisible();
  expect(contents.queryByText('Walk')).not.toBeInTheDocument();
});

test('an unknown article is reported, with a way back', async () => {
  const api = adminApi().on('get', path, () => ({
    status: 404,
    data: { code: 'not-found', message: 'Article with ID two-pointers not found' },
  }));
  renderApp(routes, { path: '/admin/articles/two-pointers', api });
  expect(await screen.findByText('Article with ID two-pointers not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the articles' })).toHaveAttribute(
    'href',
    '/admin/articles',
  );
});
