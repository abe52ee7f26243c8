import { ALL_UNITS, releaseRights } from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Admins } from '../admins/index.ts';
import type { Place } from '../limits/index.ts';

/** Who wants to change something. */
export interface Asked {
  session: string | null;
  place: Place;
}

/** Owners of the site, who change releases with their password each time. */
export function ownersOf(admins: Admins) {
  /** @throws DomainError 401, 403 for an editor, 400 for a wrong password, 429 after too many */
  const requireOwner = async ({ session, place }: Asked, password: string) => {
    const owner = await admins.requireOwner(session);
    await admins.service.requirePassword(owner, { password, place });
    return owner;
  };

  return {
    requireOwner,

    asked: (request: FastifyRequest): Asked => ({
      session: admins.tokenOf(request),
      place: admins.guesses.placeOf(request),
    }),

    /** An owner may do whatever a token may. @throws DomainError as `requireOwner` */
    holderOf: async (asked: Asked, password: string) => {
      const { id, name } = await requireOwner(asked, password);
      return { name, administrator: id, person: id, unit: ALL_UNITS, rights: releaseRights };
    },
  };
}
