import { ALL_UNITS, releaseRights } from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Place } from '../../../limits/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import type { Admins } from '../../identity/index.ts';

/** The owner who is about to change something. */
export interface Asked {
  owner: SignedInAdmin;
  place: Place;
}

/** Owners of the site, who change releases with their password each time. */
export function ownersOf({ service, guesses }: Pick<Admins, 'service' | 'guesses'>) {
  /** @throws DomainError 400 for a wrong password, 429 after too many */
  const requirePassword = ({ owner, place }: Asked, password: string) =>
    service.requirePassword(owner, { password, place });

  return {
    requirePassword,

    asked: (request: FastifyRequest & { admin: SignedInAdmin }): Asked => ({
      owner: request.admin,
      place: guesses.placeOf(request),
    }),

    /** An owner may do whatever a token may. @throws DomainError as `requirePassword` */
    holderOf: async (asked: Asked, password: string) => {
      await requirePassword(asked, password);
      const { id, name } = asked.owner;
      return { name, administrator: id, person: id, unit: ALL_UNITS, rights: releaseRights };
    },
  };
}
