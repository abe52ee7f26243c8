import * as z from 'zod/mini';
import { adminRole } from '../composition/admin-rights.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { adminPasswordRequest } from './admins.ts';
import { newPassword } from './auth.ts';

/** One entry of GET /v1/admin/administrators. */
export const administrator = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: adminRole,
  createdAt: z.iso.datetime(),
  /** null: may sign in. */
  disabledAt: z.nullable(z.iso.datetime()),
  /** Whether signing in needs a code, too. */
  secondFactor: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

/** In order of creation. */
export const administratorList = z.object({ items: z.array(administrator) });

export const administratorParams = z.strictObject({
  id: z.uuid('must be the id of an administrator'),
});

/** PATCH /v1/admin/administrators/{id}: what is not named stays as it is. */
export const changeAdministratorRequest = z.strictObject({
  disabled: z.optional(z.boolean()),
  role: z.optional(adminRole),
});
export type ChangeAdministratorRequest = z.infer<typeof changeAdministratorRequest>;

/** PUT /v1/admins/me/password: ends the administrator's other sessions. */
export const changeAdminPasswordRequest = z.strictObject({
  currentPassword: adminPasswordRequest.shape.password,
  newPassword,
});
export type ChangeAdminPasswordRequest = z.infer<typeof changeAdminPasswordRequest>;

const nothing = z.object({});

/** Administrators, for owners of the site. */
export const administratorRoutes = {
  'GET /v1/admin/administrators': {
    access: 'admin:administrators',
    answers: { 200: administratorList },
  },
  'PATCH /v1/admin/administrators/{id}': {
    access: 'admin:administrators',
    params: administratorParams,
    body: changeAdministratorRequest,
    answers: { 200: nothing },
  },
  'DELETE /v1/admin/administrators/{id}': {
    access: 'admin:administrators',
    params: administratorParams,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;

/** An administrator's own password. */
export const adminPasswordRoutes = {
  'PUT /v1/admins/me/password': {
    access: 'admin',
    limit: 'adminPassword',
    body: changeAdminPasswordRequest,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;
