import type { Post, PostSummary } from '@site/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { rememberResults } from '../../../database/last-known.ts';
import { findPost, findPosts } from './posts.repository.ts';

/** Posts are for everyone; while the database is away, those that were read before still are. */
export interface Posts {
  list(): Promise<PostSummary[]>;
  /** Undefined if there is none with this number. */
  find(id: number): Promise<Post | undefined>;
}

export function createPosts({ kysely }: Database): Posts {
  const list = rememberResults(() => findPosts(kysely));
  const find = rememberResults((id: number) => findPost(kysely, id));
  return { list: () => list(null), find };
}
