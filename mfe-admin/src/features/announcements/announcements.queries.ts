import {
  type ChangeAnnouncementRequest,
  type ManagedAnnouncement,
  managedAnnouncement,
  managedAnnouncementList,
  type NewAnnouncement,
} from '@site/shared/contracts';
import { http, problemOf, queryOptions } from '@site/shared/platform';

/** All announcements, the newest first; those that are scheduled too. */
export const announcementsQuery = queryOptions({
  queryKey: ['admin-data', 'announcements'],
  queryFn: async ({ signal }): Promise<ManagedAnnouncement[]> => {
    const { data } = await http.get('/v1/admin/announcements', { signal });
    return managedAnnouncementList.parse(data).items;
  },
  staleTime: 0,
});

export async function publishAnnouncement(announcement: NewAnnouncement): Promise<void> {
  await http.post('/v1/admin/announcements', announcement);
}

export async function changeAnnouncement(
  id: string,
  request: ChangeAnnouncementRequest,
): Promise<void> {
  await http.put(`/v1/admin/announcements/${id}`, request);
}

/** What somebody else has made of it meanwhile, if that is why a change was refused. */
export function changedElsewhere(error: unknown): ManagedAnnouncement | null {
  const refusal = problemOf(error) as { code: string; current?: unknown } | undefined;
  return refusal?.code === 'changed-elsewhere' ? managedAnnouncement.parse(refusal.current) : null;
}

export async function deleteAnnouncement(id: string): Promise<void> {
  await http.delete(`/v1/admin/announcements/${id}`);
}
