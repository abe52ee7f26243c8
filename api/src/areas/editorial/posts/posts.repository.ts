import type { Post, PostSummary } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

const visible = (kysely: Kysely<DB>) => kysely.selectFrom('posts').where('retired_at', 'is', null);

export const findPosts = (kysely: Kysely<DB>): Promise<PostSummary[]> =>
  visible(kysely).select(['id', 'title']).orderBy('id').execute();

export const findPost = (kysely: Kysely<DB>, id: number): Promise<Post | undefined> =>
  visible(kysely).select(['id', 'title', 'body']).where('id', '=', id).executeTakeFirst();
