import type { LibraryImage } from '@site/shared/contracts/editorial';
import { renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi } from '../testing/admin-api.ts';
import { libraryImage } from '../testing/library-image.ts';

const URL = '/v1/admin/images';
const heap = libraryImage();
const trie = libraryImage({
  hash: 'b'.repeat(64),
  alt: '',
  file_name: 'trie.png',
  uses: [
    { id: 'tries', title: 'Tries', status: 'published', only_draft: false },
    { id: 'strings', title: 'Strings', status: 'draft', only_draft: true },
  ],
});

/** The library with these pictures. */
function open(items: LibraryImage[], { total = items.length, path = '/admin/media' } = {}) {
  const api = adminApi().on('get', URL, () => ({ status: 200, data: { items, total } }));
  return renderApp(routes, { path, api });
}

const picture = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('each picture is shown with where it is used; only unused ones can be deleted', async () => {
  open([heap, trie]);
  const used = await picture('trie.png');
  expect(used.getByText('No alternative text yet')).toBeVisible();
  const uses = used.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(uses).toEqual(['Tries Published', 'Strings DraftIn its draft']);
  expect(used.getByRole('link', { name: 'Tries' })).toHaveAttribute(
    'href',
    '/admin/articles/tries',
  );
  expect(used.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  const unused = await picture('A min-heap');
  expect(unused.getByText('Not used')).toBeVisible();
  expect(unused.getByRole('button', { name: 'Delete A min-heap' })).toBeVisible();
});

test('what is searched for is in the address', async () => {
  const { user, router } = open([], { path: '/admin/media?page=2' });
  expect(await screen.findByText('No pictures here')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'heap');
  expect(await screen.findByText('No pictures found')).toBeVisible();
  expect(router.state.location.search).toBe('?search=heap');
});

test('many pictures come page by page', async () => {
  const { user, router } = open([heap], { total: 25 });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('the alternative text is changed', async () => {
  const { user, api } = open([trie]);
  api.on('patch', `${URL}/${trie.hash}`, () => ({ status: 200, data: { ...trie, alt: 'A trie' } }));
  await user.click(
    (await picture('trie.png')).getByRole('button', { name: 'Alternative text of trie.png' }),
  );
  await user.type(dialog().getByRole('textbox', { name: 'What the picture shows' }), 'A trie');
  api.on('get', URL, () => ({
    status: 200,
    data: { items: [{ ...trie, alt: 'A trie' }], total: 1 },
  }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('article', { name: 'A trie' })).toBeVisible();
  const [call] = api.callsTo('patch', `${URL}/${trie.hash}`);
  expect(call?.data).toEqual({ alt: 'A trie' });
});

test('one that an article has meanwhile is not deleted, and the server says where it is', async () => {
  const { user, api } = open([libraryImage({ earlier: 2 })]);
  const message = 'This picture is used in “Heaps”. Remove it there first.';
  const address = `${URL}/${heap.hash}`;
  api.on('delete', address, () => ({ status: 409, data: { code: 'in-use', message } }));
  await user.click((await picture('A min-heap')).getByRole('button', { name: /^Delete/ }));
  expect(dialog().getByText(/^Earlier versions of 2 articles have it/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(await dialog().findByText(message)).toBeVisible();
  api.on('delete', address, () => ({ status: 200, data: {} }));
  api.on('get', URL, () => ({ status: 200, data: { items: [], total: 0 } }));
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

test('if it does not load, one can try again', async () => {
  const { user, api } = open([heap]);
  api.on('get', URL, () => ({ status: 503 }));
  expect(await screen.findByText("We couldn't load the pictures")).toBeVisible();
  api.on('get', URL, () => ({ status: 200, data: { items: [heap], total: 1 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture('A min-heap')).toBeDefined();
});
