import type { Post, PostSummary } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const visible = (kysely: Kysely<Tables>) =>
  kysely.selectFrom('posts').where('retired_at', 'is', null);

export const findPosts = (kysely: Kysely<Tables>): Promise<PostSummary[]> =>
  visible(kysely).select(['id', 'title']).orderBy('id').execute();

export const findPost = (kysely: Kysely<Tables>, id: number): Promise<Post | undefined> =>
  visible(kysely).select(['id', 'title', 'body']).where('id', '=', id).executeTakeFirst();
