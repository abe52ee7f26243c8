import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal if the remote doesn't fit what is live, as its release wouldn't: it names each reason */
export function refuseMisfits(name: string, origin: string, composed: ReleaseManifest) {
  const checked = checkReleaseManifest(composed);
  if (checked.ok) return;
  throw new Refusal(`${name} doesn't fit ${origin}:\n  ${checked.problems.join('\n  ')}`);
}
