import {
  type Channel,
  LIVE_CHANNEL,
  type ReleaseManifest,
  SERVICE_WORKER,
} from '@site/shared/contracts';
import type { Config } from '../../../config/config.ts';

/**
 * Whether browsers may cache what they need to open a page without a network: not if it's switched off, the shell has
 * no service worker, or this browser sees something else than what is live.
 */
export const isCacheable = (
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
  { manifest: { shell }, channel }: { manifest: ReleaseManifest; channel: Channel | null },
): boolean =>
  serviceWorker && channel === LIVE_CHANNEL && Object.hasOwn(shell.files, SERVICE_WORKER);
