import { sql } from 'kysely';
import type { ArticleChange } from './change-articles.ts';
import type { Editor } from './editor.ts';

/** Nobody but administrators sees it from now on, nor its discussion. */
export const toTrash = ({ id }: Editor): ArticleChange => ({
  action: 'article.delete',
  values: { is_published: false, deleted_at: sql<Date>`now()`, deleted_by: id },
});

/** It comes back as a draft, which an editor has to publish. */
export const fromTrash: ArticleChange = {
  action: 'article.restore',
  values: { deleted_at: null, deleted_by: null },
};
