import type { ReleaseRight } from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { releaseTokenOf, tokenRequired } from '../../routing/access.ts';
import { type Holder, type ReleaseTokens, requireRight } from '../release-tokens/index.ts';

/** What every route of this module says about itself. */
export const byToken = { security: [{ releaseToken: [] }] };

/**
 * Whether a request comes with a token that counts, whatever its rights.
 * @param countWrong throws once there were too many
 */
export async function hasToken(
  request: FastifyRequest,
  tokens: Pick<ReleaseTokens, 'read'>,
  countWrong: (ip: string) => Promise<void>,
): Promise<boolean> {
  const token = releaseTokenOf(request);
  if (!token) return false;
  if (await tokens.read(token)) return true;
  await countWrong(request.ip);
  return false;
}

export function holderOf({ releaseHolder }: FastifyRequest): Holder {
  if (!releaseHolder) throw tokenRequired();
  return releaseHolder;
}

/** For routes that take large bodies: refuses tokens that lack the right for every unit before any of it is read. */
export const refuseWithout = (right: ReleaseRight) => async (request: FastifyRequest) =>
  requireRight(holderOf(request), right);
