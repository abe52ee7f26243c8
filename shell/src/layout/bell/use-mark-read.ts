import {
  type AnnouncementList,
  type AnnouncementsRead,
  type AnnouncementsReadRequest,
  queryKeys,
} from '@site/shared/contracts';
import {
  http,
  messageOf,
  toast,
  useMutation,
  usePersonKey,
  useQueryClient,
} from '@site/shared/platform';

/** Stores that the person has read announcements. They are shown as read once the API has confirmed it. */
export function useMarkRead() {
  const client = useQueryClient();
  const queryKey = queryKeys.announcements(usePersonKey());
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) => {
      const request: AnnouncementsReadRequest = { ids };
      const { data } = await http.post<AnnouncementsRead>('/v1/announcements/read', request);
      return data.unread;
    },
    onSuccess: async (unread, ids) => {
      // An answer on its way may be older than what was just stored.
      await client.cancelQueries({ queryKey });
      client.setQueryData<AnnouncementList>(queryKey, (list) =>
        list ? { unread, items: list.items.map((item) => readIfIn(ids, item)) } : undefined,
      );
    },
    onError: (error) =>
      toast.error(messageOf(error, 'This could not be saved. Try again.'), { id: 'mark-read' }),
  });
  return { markRead: mutate, marking: isPending };
}

type Item = AnnouncementList['items'][number];

const readIfIn = (ids: string[], item: Item): Item =>
  ids.includes(item.id) ? { ...item, read: true } : item;
