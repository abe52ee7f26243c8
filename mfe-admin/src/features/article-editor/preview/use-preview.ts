import {
  type AdminArticle,
  ARTICLE_PREVIEW_CHANNEL,
  type Article,
  type ArticlePreviewMessage,
  articlePreviewMessage,
} from '@site/shared/contracts';
import { useQuery } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fields } from '../article-form.ts';
import { categoriesQuery } from '../fields/category-field.tsx';
import { useSettled } from '../fields/use-settled.ts';
import { preparedQuery } from './preview.calls.ts';
import { previewedArticle } from './previewed-article.ts';

/**
 * Tells pages that show this draft how it looks now, as long as there are any: those that have asked since
 * the editor was opened. @returns what went wrong, if the server couldn't prepare the text
 */
export function usePreview(draft: string, saved: AdminArticle | null): unknown {
  const [isWanted, setWanted] = useState(false);
  const fields = useSettled(useWatch<Fields>() as Fields);
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: isWanted });
  const { data: prepared, error } = useQuery({
    ...preparedQuery(fields.content),
    enabled: isWanted,
    placeholderData: (shown) => shown,
  });
  const show = useChannel(draft, () => setWanted(true));

  useEffect(() => {
    if (!isWanted || !prepared) return;
    show(previewedArticle({ fields, prepared, saved, categories: categories ?? [] }));
  }, [isWanted, fields, prepared, saved, categories, show]);

  return error;
}

/** @returns what shows an article; pages that ask later are shown it as well */
function useChannel(draft: string, onWanted: () => void) {
  const latest = useRef<Article | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  const wanted = useRef(onWanted);
  wanted.current = onWanted;
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
      wanted.current();
      if (latest.current) show(latest.current);
    };
    return () => opened.close();
  }, [draft, show]);

  return show;
}
