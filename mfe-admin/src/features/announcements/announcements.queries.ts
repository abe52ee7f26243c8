import { request } from '@site/shared/api';
import {
  type ChangeAnnouncementRequest,
  type ManagedAnnouncement,
  managedAnnouncement,
  type NewAnnouncement,
} from '@site/shared/contracts/editorial';
import { problemOf, queryOptions } from '@site/shared/platform';

/** All announcements, newest first, including scheduled ones. */
export const announcementsQuery = queryOptions({
  queryKey: ['admin-data', 'announcements'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/announcements', { signal })).items,
  staleTime: 0,
});

export async function publishAnnouncement(body: NewAnnouncement): Promise<void> {
  await request('POST /v1/admin/announcements', { body });
}

export async function changeAnnouncement(
  id: string,
  body: ChangeAnnouncementRequest,
): Promise<void> {
  await request('PUT /v1/admin/announcements/{id}', { params: { id }, body });
}

/** Someone else's newer version, if that's why a change was refused. */
export function changedElsewhere(error: unknown): ManagedAnnouncement | null {
  const refusal = problemOf(error) as { code: string; current?: unknown } | undefined;
  return refusal?.code === 'changed-elsewhere' ? managedAnnouncement.parse(refusal.current) : null;
}

export async function deleteAnnouncement(id: string): Promise<void> {
  await request('DELETE /v1/admin/announcements/{id}', { params: { id } });
}
