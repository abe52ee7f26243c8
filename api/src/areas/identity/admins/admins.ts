import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../context.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { createPasswordGuesses } from '../../../limits/index.ts';
import { cookieName } from '../../../routing/cookie-name.ts';
import { createAdministratorsService } from './administrators.service.ts';
import { createAdminPolicy } from './admins.policy.ts';
import { createAdminsService } from './admins.service.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { createCodeCheck } from './second-factor-check.ts';
import { createSecretBox } from './secret-box.ts';

export type Admins = ReturnType<typeof createAdmins>;

/** Administrators as other modules see them: who a request is from, and what that person may do. */
export function createAdmins(context: Context, keys: Pick<Keys, 'knownDevices' | 'secondFactors'>) {
  const { config, database, securityEvents } = context;
  const { demo } = config;
  const { kysely } = database;
  const guesses = createPasswordGuesses(context, keys, 'admin');
  const policy = createAdminPolicy(kysely, demo);
  const cookie = adminCookie(config);
  const box = createSecretBox(keys.secondFactors);
  const useCode = createCodeCheck(kysely, box);
  const means = { guesses, useCode, securityEvents, demo };
  const service = createAdminsService(kysely, means);
  const { requirePassword } = service;
  return {
    ...policy,
    cookie,
    tokenOf: cookie.tokenOf,
    guesses,
    service,
    secondFactor: createSecondFactorService(kysely, { box, useCode, requirePassword }),
    administrators: createAdministratorsService(kysely, demo),
    invitations: createInvitationsService(kysely, config),
  };
}

/**
 * The administrators' cookie. It goes to calls from the site's own pages only and ends with the
 * browser; the database decides how long its session counts. Named with the port like the learners'.
 */
function adminCookie(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'admin');
  const options = { httpOnly: true, secure, sameSite: 'strict', path: '/v1' } as const;
  return {
    tokenOf: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => cookies[name] ?? null,
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
