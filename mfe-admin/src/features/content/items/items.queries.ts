import { request } from '@site/shared/api';
import type {
  ChangeItemRequest,
  ContentItem,
  ContentKind,
  ItemsQuery,
  NewItemRequest,
} from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'content-items'];
const LISTS = [...KEY, 'list'];

/** Where an item is found. */
export interface ItemPlace {
  kind: ContentKind;
  id: string;
}

/** By name. */
export const itemsQuery = (filters: ItemsQuery) =>
  queryOptions({
    queryKey: [...LISTS, filters],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/content-items', { query: filters, signal })).items,
    staleTime: 0,
    // The old list stays until the new filter's has loaded, so nothing jumps.
    placeholderData: (shown) => shown,
  });

export const itemQuery = ({ kind, id }: ItemPlace) =>
  queryOptions({
    queryKey: [...KEY, 'one', kind, id],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/content-items/{kind}/{id}', { params: { kind, id }, signal }),
    staleTime: 0,
  });

/** Publications never change. */
export const itemVersionQuery = ({ kind, id }: ItemPlace, number: number) =>
  queryOptions({
    queryKey: [...KEY, 'version', kind, id, number],
    queryFn: async ({ signal }) =>
      (
        await request('GET /v1/admin/content-items/{kind}/{id}/versions/{number}', {
          params: { kind, id, number: String(number) },
          signal,
        })
      ).content,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every change returns the item as it is afterwards. */
const cached = async (change: Promise<ContentItem>): Promise<ContentItem> =>
  cacheItem(await change);

/** Shows an item as the API has just returned it. */
export function cacheItem(item: ContentItem): ContentItem {
  queryClient.setQueryData(itemQuery(item).queryKey, item);
  void queryClient.invalidateQueries({ queryKey: LISTS });
  return item;
}

// `useContentForm` has validated these bodies with the contract's schema.
export const createItem = (body: object) =>
  cached(request('POST /v1/admin/content-items', { body: body as NewItemRequest }));
export const saveItem = ({ kind, id }: ItemPlace, body: object) =>
  cached(
    request('PUT /v1/admin/content-items/{kind}/{id}', {
      params: { kind, id },
      body: body as ChangeItemRequest,
    }),
  );
export const publishItem = ({ kind, id, version }: ContentItem) =>
  cached(
    request('POST /v1/admin/content-items/{kind}/{id}/publish', {
      params: { kind, id },
      body: { version },
    }),
  );
export const retireItem = ({ kind, id }: ItemPlace, retired: boolean) =>
  cached(
    request('PUT /v1/admin/content-items/{kind}/{id}/retired', {
      params: { kind, id },
      body: { retired },
    }),
  );

/** An item that was never published is then gone. May be refused until the password is entered again. */
export async function discardItemDraft({ kind, id }: ItemPlace): Promise<void> {
  await request('DELETE /v1/admin/content-items/{kind}/{id}/draft', { params: { kind, id } });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
