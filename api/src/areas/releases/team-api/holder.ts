import type { FastifyRequest } from 'fastify';
import { releaseTokenOf } from '../../../routing/access.ts';
import type { ReleaseTokens } from '../tokens/release-tokens.ts';

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
