import type { Post, PostSummary } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import { findPost, findPosts } from './posts.repository.ts';

/** Posts are for everybody. */
export interface Posts {
  list(): Promise<PostSummary[]>;
  /** Undefined where there is none with this number. */
  find(id: number): Promise<Post | undefined>;
}

export const createPosts = ({ kysely }: Database): Posts => ({
  list: () => findPosts(kysely),
  find: (id) => findPost(kysely, id),
});
