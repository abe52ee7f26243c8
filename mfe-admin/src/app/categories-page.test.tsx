import { type FakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { patterns } from '../testing/article-builder.ts';
import { withArticles } from '../testing/articles-api.ts';

const URL = '/v1/articles/categories/';

/** An API that stores the categories it receives. */
function storing(): FakeApi {
  const stored = [patterns];
  return withArticles(adminApi())
    .on('get', URL, () => ({ status: 200, data: stored }))
    .on('post', URL, ({ data }) => {
      const made = { ...patterns, ...(data as object), id: 'graphs', slug: 'graphs' };
      stored.push(made);
      return { status: 201, data: made };
    });
}

async function open(api: FakeApi) {
  const page = renderApp(routes, { path: '/admin/categories', api });
  await screen.findByRole('table', { name: 'Categories' });
  return page;
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const newCategory = () => screen.getByRole('button', { name: 'New category' });
const dialog = () => within(screen.getByRole('dialog', { name: 'New category' }));

test('each category leads to its articles', async () => {
  await open(storing());
  expect(within(await row(/^Patterns/)).getByRole('link', { name: 'Patterns' })).toHaveAttribute(
    'href',
    '/admin/articles?category=patterns',
  );
});

test('a category is created, listed after the others, and can be chosen in the list of articles', async () => {
  const { user, api } = await open(storing());
  await row(/^Patterns/);
  await user.click(newCategory());
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), ' Graphs ');
  await user.type(dialog().getByRole('textbox', { name: 'Description' }), 'Nodes and edges.');
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Category created!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await row(/^Graphs/)).toHaveTextContent('Nodes and edges.');
  expect(api.callsTo('post', URL).map(({ data }) => data)).toEqual([
    {
      name: 'Graphs',
      slug: '',
      description: 'Nodes and edges.',
      color: '#3144e0',
      icon: '',
      parent_category_id: null,
      sort_order: 20,
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Articles' }));
  const choice = await screen.findByRole('combobox', { name: 'Category' });
  expect(within(choice).getByRole('option', { name: 'Graphs' })).toBeInTheDocument();
});

test('invalid input is reported at each field, and nothing is sent', async () => {
  const { user, api } = await open(storing());
  await user.click(newCategory());
  await user.type(dialog().getByRole('textbox', { name: 'Slug' }), 'Big O!');
  await user.clear(dialog().getByRole('spinbutton', { name: 'Position' }));
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  expect(await dialog().findByText('Name is required')).toBeVisible();
  expect(
    dialog().getByText('can only contain lower-case letters, digits and hyphens'),
  ).toBeVisible();
  expect(dialog().getByText('must be a whole number')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(api.callsTo('post', URL)).toHaveLength(0);
});

test('a name that is taken is reported at its field, and what was typed stays', async () => {
  const message = 'Another category has this name.';
  const api = storing().on('post', URL, () => ({
    status: 409,
    data: { code: 'name-taken', message, errors: { name: message } },
  }));
  const { user } = await open(api);
  await user.click(newCategory());
  const name = dialog().getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Patterns');
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  expect(await dialog().findByText(message)).toBeVisible();
  expect(name).toHaveValue('Patterns');
  expect(name).toHaveFocus();
});

test("if they can't be loaded, one sample named Programming is shown, and says so", async () => {
  const api = storing().on('get', URL, () => {
    throw networkFailure();
  });
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load the categories")).toBeVisible();
  const sample = await row(/^Programming/);
  expect(sample).toHaveTextContent('Sample');
  expect(within(sample).queryByRole('link')).not.toBeInTheDocument();
  api.on('get', URL, () => ({ status: 200, data: [patterns] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Patterns/)).toBeVisible();
  expect(screen.queryByText('Programming')).not.toBeInTheDocument();
});
