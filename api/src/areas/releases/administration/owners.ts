import { ALL_UNITS, releaseRights } from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { GuessSource } from '../../../limits/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import type { Admins } from '../../identity/index.ts';

/** The owner who is about to change something. */
export interface OwnerRequest {
  owner: SignedInAdmin;
  source: GuessSource;
}

/** Owners of the site, who change releases with their password each time. */
export function ownersOf({ service, guesses }: Pick<Admins, 'service' | 'guesses'>) {
  /** @throws DomainError 400 for a wrong password, 429 after too many */
  const requirePassword = ({ owner, source }: OwnerRequest, password: string) =>
    service.requirePassword(owner, { password, source });

  return {
    requirePassword,

    ownerRequest: (request: FastifyRequest & { admin: SignedInAdmin }): OwnerRequest => ({
      owner: request.admin,
      source: guesses.sourceOf(request),
    }),

    /** An owner may do whatever a token may. @throws DomainError as `requirePassword` */
    holderOf: async (request: OwnerRequest, password: string) => {
      await requirePassword(request, password);
      const { id, name } = request.owner;
      return { name, administrator: id, person: id, unit: ALL_UNITS, rights: releaseRights };
    },
  };
}
