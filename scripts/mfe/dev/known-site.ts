import type { RuntimeConfig } from '@site/shared/contracts';
import { oddAnswer, reach } from '../http-client.ts';
import { bootOf } from './document.ts';

/**
 * Where a site answers in the end, which may be another address than was named, and what its pages know of their
 * surroundings.
 * @throws Refusal if there is no such site
 */
export async function knownSite(origin: string): Promise<{ site: URL; config: RuntimeConfig }> {
  const answer = await reach(origin, '/', { headers: { accept: 'text/html' } });
  const boot = bootOf(await answer.text());
  if (!boot) throw oddAnswer(origin, answer.status);
  return { site: new URL('/', answer.url), config: boot.config };
}
