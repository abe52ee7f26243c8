import { request } from '@site/shared/api';
import type { ImageAlt } from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'images'];

/** Which pictures of the library are shown. */
export interface ImageFilter {
  search: string;
  /** From 1. */
  page: number;
}

/** One page of the library, uploaded last first. */
export const imagesQuery = ({ search, page }: ImageFilter) =>
  queryOptions({
    queryKey: [...KEY, search, page],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/images', { query: { page, ...(search && { search }) }, signal }),
    // What uses a picture changes with every article.
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

export async function describeImage(hash: string, body: ImageAlt): Promise<void> {
  await request('PATCH /v1/admin/images/{hash}', { params: { hash }, body });
  await refresh();
}

/** Refused while something shows it. */
export async function deleteImage(hash: string): Promise<void> {
  await request('DELETE /v1/admin/images/{hash}', { params: { hash } });
  await refresh();
}
