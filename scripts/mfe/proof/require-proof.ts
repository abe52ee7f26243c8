/** What doesn't pass its proof doesn't go live. */
import type { UnitVersion } from '@site/shared/contracts/releases';
import { SHELL } from '../../webpack/paths.mjs';
import { liveManifest } from '../http-client.ts';
import { Refusal } from '../refusal.ts';
import type { Site } from '../site.ts';
import type { Build } from '../upload.ts';
import { madeOf, pagesToOpen } from './changed-pages.ts';
import { type Proof, type ProofOptions, prove } from './prove.ts';
import { noteProof, provedVersion, wasProved } from './proved.ts';

type Say = (line: string) => void;

/**
 * Proves a version, unless this clone has proved the same beside the same others. If it has proved the version that is live, pages
 * that load nothing new are left out, but for a few.
 * @throws Refusal that says what is wrong with it
 */
export async function requireProofOnce(
  site: Site,
  built: Build,
  say: Say,
  together: readonly UnitVersion[] = [],
): Promise<void> {
  const { unit, version } = built;
  const { manifestId, shell, remotes } = await liveManifest(site.url);
  const proved = { site: site.url, manifestId, versions: [{ unit, version }, ...together] };
  if (await wasProved(proved)) {
    say(`${unit} ${version} was proved before, and nothing has changed since.`);
    return;
  }
  const live = (unit === SHELL ? shell : remotes[unit])?.version;
  const before = live ? await provedVersion(site.url, { unit, version: live }) : undefined;
  const made = await madeOf(built);
  const proof = await requireProof(site, { unit, version }, say, {
    together,
    // Beside others than now, any page may be another.
    ...(before &&
      together.length === 0 && {
        choose: (addresses) => pagesToOpen(addresses, { version, before, now: made }),
      }),
  });
  await noteProof(proved, { ...made, pages: { ...before?.pages, ...proof.loaded } });
}

/** @throws Refusal that says what is wrong with it */
export async function requireProof(
  site: Site,
  { unit: microfrontend, version }: UnitVersion,
  say: Say,
  options?: ProofOptions,
): Promise<Proof> {
  const proof = await prove(site, microfrontend, version, options);
  const { opened, unopened, problems } = proof;
  if (problems.length > 0) {
    throw new Refusal(
      `${microfrontend} ${version} isn't going live, because of this:\n  ${problems.join('\n  ')}`,
    );
  }
  const pages = opened.length === 1 ? '1 page' : `${opened.length} pages, each`;
  const left = unopened.length > 0 ? ` ${unopened.length} more load nothing that has changed.` : '';
  say(
    `${microfrontend} ${version} is proved: ${pages} as a visitor and as someone who's signed in.${left}`,
  );
  return proof;
}
