import { request } from '@site/shared/api';
import {
  type AdminArticle,
  ARTICLE_PREVIEW_CHANNEL,
  type Article,
  type ArticlePreviewMessage,
  articlePreviewMessage,
} from '@site/shared/contracts';
import { queryOptions, useQuery } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoriesQuery } from '../../../articles/categories-query.ts';
import { type Fields, useSettled } from '../article-form.ts';
import { previewedArticle } from './previewed-article.ts';

/** HTML as the server prepares it for readers. */
const preparedQuery = (content: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-preview', content],
    queryFn: ({ signal }) =>
      request('POST /v1/admin/articles/preview', { body: { content }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Sends this draft to the pages that preview it, once one has requested that since the editor was opened.
 * @returns the error, if the server couldn't prepare the text
 */
export function usePreview(draft: string, saved: AdminArticle | null): unknown {
  const [isRequested, setIsRequested] = useState(false);
  const fields = useSettled(useWatch<Fields>() as Fields);
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: isRequested });
  const { data: prepared, error } = useQuery({
    ...preparedQuery(fields.content),
    enabled: isRequested,
    placeholderData: (shown) => shown,
  });
  const show = useChannel(draft, () => setIsRequested(true));

  useEffect(() => {
    if (!isRequested || !prepared) return;
    show(previewedArticle({ fields, prepared, saved, categories: categories ?? [] }));
  }, [isRequested, fields, prepared, saved, categories, show]);

  return error;
}

/** @returns a function that sends an article to previewing pages, now and on later requests */
function useChannel(draft: string, onRequest: () => void) {
  const latest = useRef<Article | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  const handler = useRef(onRequest);
  handler.current = onRequest;
  const [show] = useState(() => (article: Article) => {
    latest.current = article;
    channel.current?.postMessage({
      type: 'shown',
      draft,
      article,
    } satisfies ArticlePreviewMessage);
  });

  useEffect(() => {
    const opened = new BroadcastChannel(ARTICLE_PREVIEW_CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      const message = articlePreviewMessage.safeParse(data).data;
      if (message?.type !== 'wanted' || message.draft !== draft) return;
      handler.current();
      if (latest.current) show(latest.current);
    };
    return () => opened.close();
  }, [draft, show]);

  return show;
}
