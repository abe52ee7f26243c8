import {
  type AcceptInvitationRequest,
  type AdminInvitation,
  adminInvitationList,
  invitationAccepted,
  type NewAdminInvitation,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** Invitations that nobody has accepted yet. */
export const invitationsQuery = queryOptions({
  queryKey: ['admin-data', 'invitations'],
  queryFn: async ({ signal }): Promise<AdminInvitation[]> => {
    const { data } = await http.get('/v1/admin/invitations', { signal });
    return adminInvitationList.parse(data).items;
  },
  staleTime: 0,
});

/** Mails a link; an earlier one to the same address stops working. */
export async function sendInvitation({ email, role }: NewAdminInvitation): Promise<void> {
  await http.post('/v1/admin/invitations', { email, role });
}

export async function withdrawInvitation(id: string): Promise<void> {
  await http.delete(`/v1/admin/invitations/${id}`);
}

/** Makes the invited person an administrator. @returns the address to sign in with. */
export async function acceptInvitation(request: AcceptInvitationRequest): Promise<string> {
  const { data } = await http.post('/v1/admins/invitation', request);
  return invitationAccepted.parse(data).email;
}
