import type { AdminArticle } from '@site/shared/contracts';
import type { Publication } from './use-editing.ts';

interface MainAction {
  label: string;
  /** Shown on success. */
  done: string;
  publication: Publication;
}

/** What the main button does with an article. */
export function mainAction(saved: AdminArticle | null): MainAction {
  const published_at = saved?.article.published_at ?? null;
  switch (saved?.status) {
    case 'published':
      return {
        label: 'Publish changes',
        done: 'Changes published!',
        publication: { is_published: true, published_at },
      };
    case 'scheduled':
      return {
        label: 'Save changes',
        done: 'Changes saved!',
        publication: { is_published: true, published_at },
      };
    default:
      return {
        label: 'Publish',
        done: 'Article published!',
        publication: { is_published: true, published_at: null },
      };
  }
}
