import type {
  PageHead,
  ReleaseManifest,
  RenderedUser,
  RuntimeConfig,
} from '@site/shared/contracts';

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
export interface RenderJob {
  /** Path and search part. */
  address: string;
  user: RenderedUser | null;
  theme: 'light' | 'dark' | null;
  /** Units whose server builds the page needs, beside the shell: remotes by name. */
  remotes: readonly string[];
}

/** What a page says of itself beyond what its unit declares for the address. */
export interface PageSummary {
  status: 200 | 404;
  head: Partial<PageHead>;
}

/** What comes of it. */
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
  | { type: 'rendered'; id: number; rendered: Rendered }
  | { type: 'failed'; id: number; problem: string };
