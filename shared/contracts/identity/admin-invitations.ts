import * as z from 'zod/mini';
import { adminRole } from '../composition/admin-rights.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { mailToken } from './accounts.ts';
import { email, newPassword, personName } from './auth.ts';
import { passwordsMatch } from './confirmed-password.ts';

/** An invitation to administer the site that nobody has accepted yet. */
export const adminInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: adminRole,
  /** The name of the owner who sent it. */
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Its link no longer works. */
  expired: z.boolean(),
});
export type AdminInvitation = z.infer<typeof adminInvitation>;

/** GET /v1/admin/invitations, the newest first. */
export const adminInvitationList = z.object({ items: z.array(adminInvitation) });

/** POST /v1/admin/invitations: replaces an earlier invitation of the same address. */
export const newAdminInvitation = z.strictObject({ email, role: adminRole });
export type NewAdminInvitation = z.infer<typeof newAdminInvitation>;

export const adminInvitationParams = z.strictObject({
  id: z.uuid('must be the id of an invitation'),
});

/** POST /v1/admins/invitation: the invited person becomes an administrator. */
export const acceptInvitationRequest = z.strictObject({
  token: mailToken,
  name: personName,
  password: newPassword,
});
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequest>;

/** The address to sign in with. */
export const invitationAccepted = z.object({ email: z.string() });

/** What the invited person chooses, with the password once more. */
export const acceptInvitationForm = z
  .object({ name: personName, password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type AcceptInvitationForm = z.infer<typeof acceptInvitationForm>;

/** Invitations to administer the site: owners send them, and anyone who has one may accept it. */
export const invitationRoutes = {
  'GET /v1/admin/invitations': {
    access: 'admin:administrators',
    answers: { 200: adminInvitationList },
  },
  'POST /v1/admin/invitations': {
    access: 'admin:administrators',
    body: newAdminInvitation,
    answers: { 201: adminInvitation },
  },
  'DELETE /v1/admin/invitations/{id}': {
    access: 'admin:administrators',
    params: adminInvitationParams,
    answers: { 200: z.object({}) },
  },
  'POST /v1/admins/invitation': {
    access: 'public',
    limit: 'mailToken',
    body: acceptInvitationRequest,
    answers: { 201: invitationAccepted },
  },
} satisfies RouteDefinitions;
