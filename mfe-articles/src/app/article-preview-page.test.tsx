import {
  ARTICLE_PREVIEW_CHANNEL,
  type ArticlePreviewMessage,
} from '@site/shared/contracts/editorial';
import { renderApp, TabChannel } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildArticle } from '../testing/article-builder.ts';

Object.assign(globalThis, { BroadcastChannel: TabChannel });

/** An editor that responds to every request, even for another draft. */
function openEditor(draft: string, title: string) {
  const channel = new TabChannel(ARTICLE_PREVIEW_CHANNEL);
  const show = (article: object) => channel.postMessage({ type: 'shown', draft, article });
  channel.onmessage = ({ data }: { data: ArticlePreviewMessage }) => {
    if (data.type === 'wanted') show(buildArticle({ title }));
  };
  return { show, close: () => channel.close() };
}

test('shows a draft as its editor sends it, and ignores other drafts and invalid ones', async () => {
  const other = openEditor('another-draft', 'Something else');
  const editor = openEditor('my-draft', 'Two pointers, unfinished');
  renderApp(routes, { path: '/article-preview/my-draft' });
  const title = { level: 1, name: 'Two pointers, unfinished' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
  editor.show({ title: 'No article' });
  editor.show(buildArticle({ title: 'Two pointers, finished' }));
  expect(await screen.findByRole('heading', { name: 'Two pointers, finished' })).toBeVisible();
  editor.close();
  other.close();
});

test("without an editor, it says what it's waiting for", async () => {
  renderApp(routes, { path: '/article-preview/my-draft' });
  expect(await screen.findByText('Waiting for the editor')).toBeVisible();
});
