import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildAdminArticle } from '../testing/article-builder.ts';
import { articleApi, drafts, openArticle, save } from '../testing/article-editor.tsx';

beforeAll(() => {
  // jsdom lays nothing out: the editor scrolls to a match by its rectangles.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const editor = () => screen.getByRole('textbox', { name: 'Content' });

async function openText(content: string) {
  const { article } = buildAdminArticle();
  const api = articleApi({ article: { ...article, content } });
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
