import { request } from '@site/shared/api';
import { type NotificationList, queryKeys } from '@site/shared/contracts';
import { messageOf, toast, useMutation, usePersonKey, useQueryClient } from '@site/shared/platform';

/** Marks notifications as read. They are shown as read once the API has confirmed it. */
export function useMarkRead() {
  const client = useQueryClient();
  const queryKey = queryKeys.notifications(usePersonKey());
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) =>
      (await request('POST /v1/notifications/read', { body: { ids } })).unread,
    onSuccess: async (unread, ids) => {
      // A response in flight may be older than what was just stored.
      await client.cancelQueries({ queryKey });
      client.setQueryData<NotificationList>(queryKey, (list) =>
        list ? { unread, items: list.items.map((item) => readIfIn(ids, item)) } : undefined,
      );
    },
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't save that. Please try again."), {
        id: 'mark-read',
      }),
  });
  return { markRead: mutate, marking: isPending };
}

type Item = NotificationList['items'][number];

const readIfIn = (ids: string[], item: Item): Item =>
  ids.includes(item.id) ? { ...item, read: true } : item;
