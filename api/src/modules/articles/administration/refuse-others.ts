import type { FastifyRequest } from 'fastify';
import type { Admins } from '../../admins/index.ts';

/** For routes that take large bodies: anybody but an administrator is refused before any of it is read. */
export const refuseOthers =
  ({ requireAdmin, tokenOf }: Pick<Admins, 'requireAdmin' | 'tokenOf'>) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireAdmin(tokenOf(request));
  };
