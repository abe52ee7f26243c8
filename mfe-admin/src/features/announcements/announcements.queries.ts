import { type Announcement, announcementList, type NewAnnouncement } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** What learners are shown now, newest first. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements', 'for-admins'],
  queryFn: async ({ signal }): Promise<Announcement[]> => {
    const { data } = await http.get('/v1/announcements', { signal });
    return announcementList.parse(data).items;
  },
  staleTime: 0,
});

export async function publishAnnouncement(announcement: NewAnnouncement): Promise<void> {
  await http.post('/v1/admin/announcements', announcement);
}

export async function deleteAnnouncement(id: string): Promise<void> {
  await http.delete(`/v1/admin/announcements/${id}`);
}
