import type {
  PageHead,
  ReleaseManifest,
  RenderedUser,
  RuntimeConfig,
} from '@site/shared/contracts';
import type { FailureReason } from './render-failure.ts';

/** What a thread is started with. It renders pages of one release manifest, and ends with it. */
export interface ThreadData {
  releasesDir: string;
  /** See turns.ts. */
  turns: Int32Array;
  manifest: ReleaseManifest;
  config: RuntimeConfig;
  publicUrl: string;
  /** What is loaded before the first page: 'shell' or a remote's name. */
  units: readonly string[];
}

/** A page to be rendered. */
export interface PageJob {
  kind: 'page';
  /** Path and search part. */
  address: string;
  user: RenderedUser | null;
  theme: 'light' | 'dark' | null;
  zone?: string | undefined;
  /** Units whose server builds the page needs, beside the shell: remotes by name. */
  remotes: readonly string[];
  /** Remotes whose panels are left out. */
  without: readonly string[];
}

/** A unit to be asked for its entries of the sitemap. */
export interface SitemapJob {
  kind: 'sitemap';
  unit: string;
}

export type RenderJob = PageJob | SitemapJob;

/** What a page says of itself beyond what its unit declares for the address. */
export interface PageSummary {
  status: 200 | 404;
  head: Partial<PageHead>;
}

/** What comes of a page. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | (PageSummary & {
      kind: 'page';
      html: string;
      /** Addresses of the stylesheets that the markup needs. */
      stylesheets: readonly string[];
      /** Contract `RenderedState` as JSON; null if the browser can't go on from the markup. */
      stateJson: string | null;
    });

/** What comes of a job. Entries are as the unit gave them. */
export type JobResult = Rendered | { kind: 'sitemap'; entries: unknown };

/** To a thread. Ids are those of jobs. */
export type ToThread =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'answer'; call: number; status: number; json: string }
  | { type: 'abandon'; id: number };

/** From a thread. */
export type FromThread =
  | { type: 'unloadable'; unit: string; problem: string }
  | { type: 'ready' }
  | { type: 'get'; id: number; call: number; address: string }
  | { type: 'summary'; id: number; summary: PageSummary }
  | { type: 'panels'; id: number; remotes: readonly string[] }
  | { type: 'done'; id: number; result: JobResult }
  | { type: 'failed'; id: number; problem: string };

/** What a rendering process is started with. */
export interface ProcessData extends Omit<ThreadData, 'turns' | 'units'> {
  threads: number;
  turnMs: number;
}

/** To a rendering process. `units` is what a thread that starts from now on is to load. */
export type ToProcess =
  | { type: 'start'; data: ProcessData; units: readonly string[] }
  | { type: 'run'; id: number; job: RenderJob; units: readonly string[] }
  | { type: 'answer'; call: number; status: number; json: string }
  | { type: 'abandon'; id: number };

/** From a rendering process. */
export type FromProcess =
  | { type: 'unloadable'; unit: string | null; reason: FailureReason; problem: string }
  | { type: 'get'; id: number; call: number; address: string }
  | { type: 'summary'; id: number; summary: PageSummary }
  | { type: 'panels'; id: number; remotes: readonly string[] }
  | { type: 'done'; id: number; result: JobResult }
  | { type: 'failed'; id: number; reason: FailureReason; problem: string };
