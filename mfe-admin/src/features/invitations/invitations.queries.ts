import { request } from '@site/shared/api';
import type { AcceptInvitationRequest, NewAdminInvitation } from '@site/shared/contracts/identity';
import { queryOptions } from '@site/shared/platform';

/** Invitations that nobody has accepted yet. */
export const invitationsQuery = queryOptions({
  queryKey: ['admin-data', 'invitations'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/invitations', { signal })).items,
  staleTime: 0,
});

/** Emails a link; an earlier one to the same address stops working. */
export async function sendInvitation({ email, role }: NewAdminInvitation): Promise<void> {
  await request('POST /v1/admin/invitations', { body: { email, role } });
}

export async function withdrawInvitation(id: string): Promise<void> {
  await request('DELETE /v1/admin/invitations/{id}', { params: { id } });
}

/** Makes the invited person an administrator. @returns the address to sign in with. */
export const acceptInvitation = async (body: AcceptInvitationRequest): Promise<string> =>
  (await request('POST /v1/admins/invitation', { body })).email;
