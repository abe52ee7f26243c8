import type { PageEntry, ReleaseManifest, ShownUser } from '@site/shared/contracts/composition';
import type { Channel } from '@site/shared/contracts/releases';
import type { InlineHashes } from './inline-files.ts';
import type { Owner } from './page-path.ts';
import type { PageResponses } from './page-responses.ts';

export interface Banner {
  html: string;
  /** The hash of its style, which the policy has to allow. */
  style: string;
}

/** Which page is requested, no matter by whom. */
export interface PageView {
  /** Path and search part, as the page is rendered with them. */
  url: string;
  /** Without closing slash. */
  path: string;
  manifest: ReleaseManifest;
  /** null if that isn't what visitors get. */
  channel: Channel | null;
  owner: Owner;
  /** As its owner declares it. */
  page: PageEntry | undefined;
  theme: 'light' | 'dark' | null;
  /** Where the page gets files of releases from; null: from the site's own origin. */
  releasesOrigin: string | null;
  /** Whether browsers may cache what it takes to open the page without a network. */
  isCacheable: boolean;
  /** Whether the person chose to see the site as it was. */
  isPast: boolean;
  /** Set if it isn't what is live: what is said above the page. */
  banner?: Banner;
}

/** Who requests it. */
export interface Reader {
  /** null for a visitor. */
  person: string | null;
  /** As pages show the person; undefined if that is unknown at the moment. */
  shown: ShownUser | null | undefined;
  responses: PageResponses;
  /** In which their days begin; undefined if their browser hasn't said. */
  zone?: string | undefined;
  /** How long their page may wait for its turn, in milliseconds, if there's something else to give. */
  turnMs?: number;
}

export interface Redirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export interface PageDocument {
  kind: 'document';
  status: 200 | 404 | 503;
  html: string;
  inline: InlineHashes;
  /** The document but for the times at which its data came: if it is the same, so is the document. */
  substance(): string;
  /** Whether it holds the page, and the browser goes on from there. */
  isWhole: boolean;
  /** Whether it would be another one at a better moment: the page was to be rendered, or its data was to be there. */
  isStopgap: boolean;
}
