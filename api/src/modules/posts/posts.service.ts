import type { Post } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors/domain-error.ts';
import { findPost, findPosts } from './posts.repository.ts';

/** Posts are for everybody. */
export const listPosts = ({ kysely }: Database) => findPosts(kysely);

/** @throws DomainError 404 where there is no such post. */
export async function readPost({ kysely }: Database, id: number): Promise<Post> {
  const post = await findPost(kysely, id);
  if (!post) throw notFound('Post not found!');
  return post;
}
