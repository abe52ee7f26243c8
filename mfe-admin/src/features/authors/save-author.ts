import { request } from '@site/shared/api';
import type { AuthorBody, ManagedAuthor } from '@site/shared/contracts/editorial';
import { queryClient } from '@site/shared/platform';
import { authorsQuery } from '../../articles/authors-query.ts';

/** What is written: one's own author, one for somebody without an account, or changes of one. */
export type Writing = 'own' | 'guest' | ManagedAuthor;

export async function saveAuthor(writing: Writing, body: AuthorBody): Promise<void> {
  if (typeof writing === 'string')
    await request('POST /v1/admin/authors', { body: { ...body, own: writing === 'own' } });
  else await request('PUT /v1/admin/authors/{id}', { params: { id: writing.id }, body });
  await queryClient.invalidateQueries(authorsQuery);
}
