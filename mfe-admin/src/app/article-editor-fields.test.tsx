import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { patterns } from '../testing/article-builder.ts';
import { articleApi, drafts, openArticle, save, title, write } from '../testing/article-editor.tsx';

test('an address that is taken is reported with one that is free', async () => {
  const api = articleApi().on('get', /slugs\/stacks$/, () => ({
    status: 200,
    data: { free: false, suggestion: 'stacks-2', taken_by: { id: 'stacks', title: 'Stacks' } },
  }));
  const { user } = await openArticle(api);
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'stacks');
  expect(await screen.findByText('“Stacks” already has this address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use stacks-2' }));
  expect(address).toHaveValue('stacks-2');
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

test('HTML with parts that the visual editor would drop stays HTML until the author agrees', async () => {
  const { user } = await openArticle(articleApi());
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
