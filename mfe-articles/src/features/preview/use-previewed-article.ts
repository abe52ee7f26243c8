import {
  ARTICLE_PREVIEW_CHANNEL,
  type Article,
  type ArticlePreviewMessage,
  articlePreviewMessage,
} from '@site/shared/contracts';
import { useEffect, useState } from 'react';

/** A draft as its editor sends it, from another frame or tab; null until an editor responds. */
export function usePreviewedArticle(draft: string): Article | null {
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
