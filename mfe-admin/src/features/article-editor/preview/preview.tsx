import { request } from '@site/shared/api';
import {
  type AdminArticle,
  ARTICLE_PREVIEW_CHANNEL,
  ARTICLE_PREVIEW_PATH,
  type Article,
  type ArticlePreviewMessage,
  articlePreviewMessage,
} from '@site/shared/contracts/editorial';
import { messageOf, queryOptions, useQuery } from '@site/shared/platform';
import { ButtonLink, ExternalLinkIcon, Notice } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { authorsQuery } from '../../../articles/authors-query.ts';
import { categoriesQuery } from '../../../articles/categories-query.ts';
import { type Fields, useSettled } from '../article-form.ts';
import { Choice } from '../choice.tsx';
import styles from './preview.module.css';
import { previewedArticle } from './previewed-article.ts';

interface PreviewProps {
  saved: AdminArticle | null;
  /** Whether the frame is shown; other tabs are updated in any case. */
  isOpen: boolean;
  /** Called with each passage that is selected in the frame. */
  onSelect?: ((passage: string) => void) | undefined;
}

export function Preview({ saved, isOpen, onSelect }: PreviewProps) {
  const [draft] = useState(() => crypto.randomUUID());
  const error = usePreview(draft, saved);
  return isOpen && <PreviewPanel draft={draft} error={error} onSelect={onSelect} />;
}

const sizes = [
  ['wide', 'Full width'],
  ['phone', 'Phone'],
] as const;

interface PreviewPanelProps extends Pick<PreviewProps, 'onSelect'> {
  draft: string;
  /** Why it isn't up to date. */
  error: unknown;
}

/** The real article page in a frame, with what is in the editor. */
function PreviewPanel({ draft, error, onSelect }: PreviewPanelProps) {
  const [size, setSize] = useState<'wide' | 'phone'>('wide');
  const address = `${ARTICLE_PREVIEW_PATH}/${draft}`;
  const panel = useRef<HTMLElement>(null);
  // The page is scrolled far down in the text; the preview starts at the top.
  useEffect(() => {
    panel.current?.scrollIntoView();
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-label="Preview">
      <div className={styles.bar}>
        <Choice label="Size of the preview" options={sizes} value={size} onChange={setSize} />
        <ButtonLink
          href={address}
          target="_blank"
          size="sm"
          icon={<ExternalLinkIcon aria-hidden="true" />}
        >
          Open in a new tab
        </ButtonLink>
      </div>
      {error !== null && (
        <Notice tone="warning" title="The preview isn't up to date">
          {messageOf(error, "The server isn't responding.")}
        </Notice>
      )}
      <iframe
        className={styles.frame}
        data-size={size}
        title="Preview of the article"
        src={address}
        onLoad={({ currentTarget }) => watchSelection(currentTarget.contentDocument, onSelect)}
      />
    </section>
  );
}

function watchSelection(page: Document | null, onSelect: PreviewProps['onSelect']) {
  page?.addEventListener('selectionchange', () => {
    const passage = page.getSelection()?.toString().trim();
    if (passage) onSelect?.(passage);
  });
}

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
function usePreview(draft: string, saved: AdminArticle | null): unknown {
  const [isRequested, setIsRequested] = useState(false);
  const fields = useSettled(useWatch<Fields>() as Fields);
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: isRequested });
  const { data: authors } = useQuery({ ...authorsQuery, enabled: isRequested });
  const { data: prepared, error } = useQuery({
    ...preparedQuery(fields.content),
    enabled: isRequested,
    placeholderData: (shown) => shown,
  });
  const show = useChannel(draft, () => setIsRequested(true));

  useEffect(() => {
    if (!isRequested || !prepared) return;
    show(
      previewedArticle({
        ...{ fields, prepared, saved },
        ...{ categories: categories ?? [], authors: authors ?? [] },
      }),
    );
  }, [isRequested, fields, prepared, saved, categories, authors, show]);

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
