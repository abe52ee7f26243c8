import type { ReleaseRight } from '@site/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import { type Holder, type ReleaseTokens, requireRight } from '../release-tokens/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose release token came with the request. */
    releaseHolder: Holder | null;
  }
}

/** The same whether a token never was one, has expired or was ended. */
const tokenWanted = () =>
  new DomainError(
    401,
    'token-wanted',
    'Send a valid release token, as "Authorization: Bearer mfe_…". The operator of the site can make you one, and so can anyone whose token has the right "tokens".',
  );

/** What every route of this module says about itself. */
export const byToken = { security: [{ releaseToken: [] }] };

/**
 * Answers requests without a valid token with 401 before anything of their body is read.
 * @param countWrong throws once there were too many
 */
export function requireTokens(
  app: FastifyInstance,
  tokens: Pick<ReleaseTokens, 'read'>,
  countWrong: (ip: string) => Promise<void>,
): void {
  app.decorateRequest('releaseHolder', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request);
    request.releaseHolder = token ? await tokens.read(token) : null;
    if (request.releaseHolder) return;
    reply.header('www-authenticate', 'Bearer');
    if (token) await countWrong(request.ip);
    throw tokenWanted();
  });
}

/** Whether a request comes with a token that counts, whatever its rights. */
export async function hasToken(
  request: FastifyRequest,
  tokens: Pick<ReleaseTokens, 'read'>,
): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && (await tokens.read(token)) !== null;
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}

export function holderOf({ releaseHolder }: FastifyRequest): Holder {
  if (!releaseHolder) throw tokenWanted();
  return releaseHolder;
}

/** For routes that take large bodies: refuses tokens that lack the right for every unit before any of it is read. */
export const refuseWithout = (right: ReleaseRight) => async (request: FastifyRequest) =>
  requireRight(holderOf(request), right);
