import type { Context } from '../../app.ts';
import { adminCookie } from './admin-cookie.ts';
import { createAdminPolicy } from './admins.policy.ts';
import { createAdminsService } from './admins.service.ts';

export type Admins = ReturnType<typeof createAdmins>;

/** Administrators as other modules see them: who a request is from, and what that person may do. */
export function createAdmins({ config, database }: Context) {
  const policy = createAdminPolicy(database.kysely, config.demo);
  const cookie = adminCookie(config);
  return {
    ...policy,
    cookie,
    tokenOf: cookie.tokenOf,
    service: createAdminsService(database.kysely, policy, config.demo),
  };
}
