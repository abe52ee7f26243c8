import type { ReleaseRight, RightAsked } from '@site/shared/contracts';
import { exitCodes, Refusal, TOKENS_FROM } from './refusal.ts';
import type { Site } from './site.ts';

/**
 * Asks the site whether its token may do all of this, which takes milliseconds.
 * @throws Refusal that says what the token lacks, and where to get another
 */
export async function requireRights(
  site: Site,
  units: readonly string[],
  rights: readonly ReleaseRight[],
): Promise<void> {
  for (const unit of units) {
    for (const right of rights) await requireRight(site, { unit, right });
  }
}

async function requireRight(site: Site, asked: RightAsked): Promise<void> {
  try {
    await site.get(`/rights?${new URLSearchParams(asked)}`);
  } catch (error) {
    // A token that isn't known is told as such.
    if (!(error instanceof Refusal) || error.message.includes(TOKENS_FROM)) throw error;
    // A site of an earlier version can't be asked. It says no later if it has to.
    if (error.exitCode === exitCodes.refused) return;
    if (error.exitCode !== exitCodes.forbidden) throw error;
    throw new Refusal(
      `${error.message} Set MFE_TOKEN to another; ${TOKENS_FROM}`,
      exitCodes.forbidden,
    );
  }
}
