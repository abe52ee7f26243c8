import {
  type FollowedManifest,
  type FollowOptions,
  followManifest,
  frameHeaders,
  type LiveManifest,
} from './areas/releases/index.ts';
import { pageHeaders } from './areas/site/index.ts';

/** Where pages get shell and remotes from, and what they may load accordingly. */
export interface Composition {
  followManifest(options: FollowOptions): LiveManifest & Partial<FollowedManifest>;
  pageHeaders: typeof pageHeaders;
}

/** What documents that are framed may do, wherever they are served. */
export { frameHeaders };

/** What the release store says is live, under the strict policy. */
export const asReleased: Composition = { followManifest, pageHeaders };
