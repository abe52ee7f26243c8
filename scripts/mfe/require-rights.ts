import type { ReleaseRight, RightQuery } from '@site/shared/contracts';
import { exitCodes, Refusal, TOKENS_FROM } from './refusal.ts';
import type { Site } from './site.ts';

/**
 * Checks with the site that the token may do all of this, which takes milliseconds.
 * @throws Refusal that says what the token lacks, and where to get another
 */
export async function requireRights(
  site: Site,
  microfrontends: readonly string[],
  rights: readonly ReleaseRight[],
): Promise<void> {
  for (const unit of microfrontends) {
    for (const right of rights) await requireRight(site, { unit, right });
  }
}

async function requireRight(site: Site, right: RightQuery): Promise<void> {
  try {
    await site.get(`/rights?${new URLSearchParams(right)}`);
  } catch (error) {
    // An unknown token has an error of its own.
    if (!(error instanceof Refusal) || error.message.includes(TOKENS_FROM)) throw error;
    // A site of an earlier version doesn't have this route. It refuses later if it has to.
    if (error.exitCode === exitCodes.refused) return;
    if (error.exitCode !== exitCodes.forbidden) throw error;
    throw new Refusal(
      `${error.message} Set MFE_TOKEN to another; ${TOKENS_FROM}`,
      exitCodes.forbidden,
    );
  }
}
