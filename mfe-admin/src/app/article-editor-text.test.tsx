import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildAdminArticle } from '../testing/article-builder.ts';
import { articleApi, drafts, openArticle, path, save, write } from '../testing/article-editor.tsx';
import { libraryImage } from '../testing/library-image.ts';

const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  // jsdom lays nothing out: the editor scrolls to a match by its rectangles.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const editor = () => screen.getByRole('textbox', { name: 'Content' });

const withText = (content: string) => ({ ...buildAdminArticle().article, content });

async function openText(content: string) {
  const api = articleApi({ article: withText(content) });
  return { ...(await openArticle(api)), api };
}

/** The text that a save sends. */
async function contentSaved(api: ReturnType<typeof articleApi>) {
  const before = drafts(api).length;
  fireEvent.blur(editor());
  save();
  await waitFor(() => expect(drafts(api).length).toBeGreaterThan(before));
  return drafts(api).at(-1)?.content;
}

test('the bar says how many words the text has, without those in pictures', async () => {
  const picture =
    '<svg viewbox="0 0 9 9" role="img" aria-label="x"><text x="1" y="1">many more</text></svg>';
  await openText(`<p>${'word '.repeat(499)}</p><p>last</p><figure>${picture}</figure>`);
  expect(screen.getByText('500 words · 3 min')).toBeVisible();
});

describe('find and replace', () => {
  async function find(user: UserEvent, words: string) {
    fireEvent.keyDown(editor(), { key: 'f', ctrlKey: true });
    const field = await screen.findByRole('textbox', { name: 'Find' });
    expect(field).toHaveFocus();
    await user.keyboard(words);
    return screen.getByRole('search', { name: 'Find and replace' });
  }

  test('opens with Ctrl+F, counts matches across formats, and Escape leads back to the text', async () => {
    const { user } = await openText('<p>A heap is a <strong>he</strong>ap.</p><p>Heaps</p>');
    const bar = within(await find(user, 'heap'));
    expect(await bar.findByText('3')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await bar.findByText('1 of 3')).toBeVisible();
    expect(scrollIntoView.mock.contexts.at(-1)).toHaveTextContent('heap');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await bar.findByText('3 of 3')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Match case' }));
    expect(await bar.findByText('2')).toBeVisible();
    await user.click(bar.getByRole('textbox', { name: 'Find' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Find' })).not.toBeInTheDocument();
    await waitFor(() => expect(editor()).toHaveFocus());
  });

  test('replaces all matches literally, and one step takes all of that back', async () => {
    const before = '<p>One x, two x.</p><h2 id="article-x">x</h2>';
    const { api, user } = await openText(before);
    const bar = within(await find(user, 'X'));
    await user.type(bar.getByRole('textbox', { name: 'Replace with' }), '$1');
    await user.click(bar.getByRole('button', { name: 'Replace all matches' }));
    expect(await bar.findByText('No matches')).toBeVisible();
    expect(await contentSaved(api)).toBe('<p>One $1, two $1.</p><h2 id="article-x">$1</h2>');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await contentSaved(api)).toBe(before);
  });

  test('replaces one match and goes to the next', async () => {
    const { api, user } = await openText('<p>a b a b</p>');
    const bar = within(await find(user, 'a'));
    await user.keyboard('{Enter}');
    await user.type(bar.getByRole('textbox', { name: 'Replace with' }), 'c{Enter}');
    expect(await bar.findByText('1 of 1')).toBeVisible();
    expect(await contentSaved(api)).toBe('<p>c b a b</p>');
  });
});

const line = (tex: string) => `<code class="language-math">${tex}</code>`;

/** An API that draws n, and nothing else. */
function drawing(api: ReturnType<typeof articleApi>) {
  return api.on('post', '/v1/admin/articles/formulas', ({ data }) => {
    const { formulas } = data as { formulas: { tex: string }[] };
    const drawn = formulas.map(({ tex }) =>
      tex === 'n'
        ? { html: '<math><mi>n</mi></math>' }
        : { error: `Undefined control sequence: ${tex}` },
    );
    return { status: 200, data: { formulas: drawn } };
  });
}

describe('formulas', () => {
  test('of an article are drawn with one call; at one with a mistake it says what is wrong', async () => {
    const api = drawing(articleApi({ article: withText(`<p>${line('n')} ${line('\\foo')}</p>`) }));
    await openArticle(api);
    expect(await screen.findByText('Undefined control sequence: \\foo')).toBeVisible();
    expect(editor().querySelector('math')).toHaveTextContent('n');
    expect(api.callsTo('post', '/v1/admin/articles/formulas')).toHaveLength(1);
  });

  test('are written in a dialog that shows them, and stored as TeX', async () => {
    const { api, user } = await openText('');
    drawing(api);
    await user.click(screen.getByRole('button', { name: 'Formula' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add formula' }));
    const field = dialog.getByRole('textbox', { name: 'Formula in TeX' });
    await user.type(field, '\\sun');
    expect(await dialog.findByText('Undefined control sequence: \\sun')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'n');
    const shown = dialog.getByRole('status', { name: 'Preview of the formula' });
    await waitFor(() => expect(shown).toHaveTextContent('n'));
    expect(field).toBeValid();
    await user.click(dialog.getByRole('checkbox', { name: 'On a line of its own' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await contentSaved(api)).toBe(`<pre>${line('n')}</pre>`);
  });

  test('that the server refuses to publish are named at the content', async () => {
    const message = 'The formula “\\foo”: Undefined control sequence: \\foo.';
    const { api, user } = await openText('<p>Text</p>');
    api.on('put', path, () => ({
      status: 400,
      data: { code: 'invalid', message, errors: { content: message } },
    }));
    await write(user, '!');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText(`Content: ${message}`)).toBeVisible();
    expect(editor()).toBeInvalid();
  });
});

test('a paragraph becomes a callout, whose kind can be changed, and a paragraph again', async () => {
  const { api, user } = await openText('<p>Hot</p>');
  await user.click(screen.getByRole('button', { name: 'Callout' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Warning');
  expect(await contentSaved(api)).toBe('<aside class="callout-warning"><p>Hot</p></aside>');
  await user.click(screen.getByRole('button', { name: 'Remove callout' }));
  expect(await contentSaved(api)).toBe('<p>Hot</p>');
});

describe('a video', () => {
  test('is added by its address and a title', async () => {
    const { api, user } = await openText('');
    await user.click(screen.getByRole('button', { name: 'Video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'https://example.org/film');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(address).toHaveAccessibleDescription(/Enter the address of a video/);
    expect(dialog.getByText('Title is required')).toBeVisible();
    await user.clear(address);
    await user.type(address, 'https://youtu.be/dQw4w9WgXcQ?t=9');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'A talk');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await contentSaved(api)).toBe(
      '<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk</a></figure>',
    );
  });

  test('whose address is pasted into an empty line only needs a title', async () => {
    await openText('');
    const text = 'https://vimeo.com/76979871';
    fireEvent.paste(editor(), { clipboardData: { getData: () => text, files: [] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }));
    expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(text);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });
});

test('a picture of the library comes with its alternative text, into the text or above it', async () => {
  const { api, user } = await openText('<p>Heaps.</p>');
  const heap = libraryImage();
  api.on('get', '/v1/admin/images', () => ({ status: 200, data: { items: [heap], total: 1 } }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  await user.click(screen.getByRole('button', { name: 'Image' }));
  const library = await dialog('Choose an image');
  expect(library.getByRole('button', { name: 'Upload a file' })).toBeVisible();
  await user.click(await library.findByRole('button', { name: 'A min-heap' }));
  const placing = await dialog('Add image');
  expect(placing.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A min-heap');
  await user.click(placing.getByRole('button', { name: 'Add image' }));
  expect(await contentSaved(api)).toContain(`<img src="${heap.url}" alt="A min-heap" width="640"`);

  await user.click(screen.getByRole('button', { name: 'Choose an image' }));
  await user.click(
    await (await dialog('Choose an image')).findByRole('button', { name: 'A min-heap' }),
  );
  expect(screen.getByRole('textbox', { name: 'Banner image' })).toHaveValue(heap.url);
  expect(api.callsTo('post', '/v1/admin/images')).toHaveLength(0);
});
