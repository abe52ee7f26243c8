import type { Post, PostSummary } from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { rememberResults } from '../../../database/last-known.ts';
import type { DB } from '../../../database/tables.ts';

/** Posts are for everyone; while the database is away, those that were read before still are. */
export interface Posts {
  list(): Promise<PostSummary[]>;
  /** Undefined if there is none with this number. */
  find(id: number): Promise<Post | undefined>;
}

export function createPosts({ read }: Database): Posts {
  const list = rememberResults(() => read(findPosts));
  const find = rememberResults((id: number) => read((kysely) => findPost(kysely, id)));
  return { list: () => list(null), find };
}

const visible = (kysely: Kysely<DB>) => kysely.selectFrom('posts').where('retired_at', 'is', null);

const findPosts = (kysely: Kysely<DB>): Promise<PostSummary[]> =>
  visible(kysely).select(['id', 'title']).orderBy('id').execute();

const findPost = (kysely: Kysely<DB>, id: number): Promise<Post | undefined> =>
  visible(kysely).select(['id', 'title', 'body']).where('id', '=', id).executeTakeFirst();
