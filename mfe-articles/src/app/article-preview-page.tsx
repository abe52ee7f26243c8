import {
  ARTICLE_PREVIEW_CHANNEL,
  type Article,
  type ArticlePreviewMessage,
  articlePreviewMessage,
} from '@site/shared/contracts/editorial';
import { useParams } from '@site/shared/platform';
import { EmptyState, Page } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { ArticleView } from './article-view.tsx';

/**
 * /article-preview/:draft: an article that an administrator is writing, on the page that readers get. It
 * only shows what the editor sends, so it's empty for anyone who doesn't have the editor open.
 */
export function ArticlePreviewPage() {
  const article = usePreviewedArticle(useParams().draft ?? '');
  if (article) {
    return (
      <ArticleView article={article} discussion={<p>Readers will see the discussion here.</p>} />
    );
  }
  return (
    <Page title="Preview" width="text">
      <EmptyState
        title="Waiting for the editor"
        text="Open an article in the editor, in another tab of this browser, to see it here."
      />
    </Page>
  );
}

/** A draft as its editor sends it, from another frame or tab; null until an editor responds. */
function usePreviewedArticle(draft: string): Article | null {
  const [article, setArticle] = useState<Article | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(ARTICLE_PREVIEW_CHANNEL);
    channel.onmessage = ({ data }) => {
      const message = articlePreviewMessage.safeParse(data).data;
      if (message?.type === 'shown' && message.draft === draft) setArticle(message.article);
    };
    channel.postMessage({ type: 'wanted', draft } satisfies ArticlePreviewMessage);
    return () => channel.close();
  }, [draft]);
  return article;
}
