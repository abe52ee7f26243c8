import { request } from '@site/shared/api';
import { articleMarkdown } from '@site/shared/contracts/editorial';
import { queryOptions, useQuery } from '@site/shared/platform';
import { ArticleBody } from '@site/shared/reading';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { useWatch } from 'react-hook-form';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import styles from '../content.module.css';
import type { ItemValues } from './item-values.ts';

/** How long typing must pause before the preview follows, in milliseconds. */
const DEBOUNCE_MS = 500;

/** Read as the content files are, and prepared by the server as for readers. */
const previewQuery = (source: string) =>
  queryOptions({
    queryKey: ['admin-data', 'markdown-preview', source],
    queryFn: async ({ signal }) => {
      const { Marked } = await import('marked');
      const content = new Marked(articleMarkdown).parse(source, { async: false });
      return request('POST /v1/admin/articles/preview', { body: { content }, signal });
    },
    enabled: source.trim() !== '',
    gcTime: 0,
    // The old preview stays until the new one is there, so nothing jumps.
    placeholderData: (shown) => shown,
  });

/** What is typed in a field, as learners will read it. */
export default function MarkdownPreview({ path }: { path: string }) {
  const typed = useWatch<ItemValues>({ name: path });
  const source = useDebouncedValue(typeof typed === 'string' ? typed : '', DEBOUNCE_MS);
  const { data, error, refetch } = useQuery(previewQuery(source));
  if (source.trim() === '') return <p className={styles.quiet}>There's no text yet.</p>;
  if (error || !data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the preview"
        loading="Loading the preview..."
        height="8rem"
      />
    );
  }
  return <ArticleBody html={data.content} />;
}
