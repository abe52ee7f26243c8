import type { Context } from '../context.ts';
import { enforce } from './enforce.ts';
import { networksOf } from './networks.ts';
import { rules, scaled } from './rules.ts';

/**
 * Counts release tokens that are none, by address. A right one is never refused for the wrong ones beside it:
 * strangers on one network with a team, such as the machines of a build service, must not stop it from going
 * back to a version. With 256 random bits, nobody finds a token by guessing anyway.
 */
export const wrongTokens =
  ({ config, database: { kysely } }: Pick<Context, 'config' | 'database'>) =>
  /** @throws TooManyRequests */
  (ip: string): Promise<void> =>
    enforce(
      kysely,
      'releaseToken',
      networksOf(ip).map(({ name, width }) => ({
        key: `releaseToken:address:${name}`,
        rule: scaled(rules.releaseToken.rules.address, config.limitsFactor * width),
      })),
    );
