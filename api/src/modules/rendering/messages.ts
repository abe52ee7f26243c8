import type {
  PageHead,
  ReleaseManifest,
  RenderedUser,
  RuntimeConfig,
} from '@site/shared/contracts';

/** A page to be rendered. */
export interface RenderJob {
  /** Path and search part. */
  address: string;
  user: RenderedUser | null;
  theme: 'light' | 'dark' | null;
  /** Units whose server builds the page needs, beside the shell: remotes by name. */
  remotes: readonly string[];
}

/** What comes of it. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: 200 | 404;
      head: Partial<PageHead>;
      /** '' if only the head could be made. */
      html: string;
      /** Addresses of the stylesheets that the markup needs. */
      stylesheets: readonly string[];
      /** Contract `RenderedState` as JSON; null if the browser can't go on from the markup. */
      stateJson: string | null;
      /** Why there is no markup. */
      problem?: string;
    };

/** From the pool to a thread. */
export type ToThread =
  | { type: 'site'; manifest: ReleaseManifest; config: RuntimeConfig; publicUrl: string }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'answer'; call: number; status: number; json: string }
  | { type: 'abandon'; id: number };

/** From a thread to the pool. */
export type FromThread =
  | { type: 'ready'; manifestId: string }
  | { type: 'get'; id: number; call: number; address: string }
  | { type: 'rendered'; id: number; rendered: Rendered }
  | { type: 'failed'; id: number; problem: string };
