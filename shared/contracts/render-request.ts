import type { Boot } from './release-manifest.ts';
import type { PageHead, RenderedUser } from './rendering.ts';

/** What a renderer is asked. */
export interface RenderRequest {
  /** Path and search part. */
  address: string;
  user: RenderedUser | null;
  /** null follows the system. */
  theme: 'light' | 'dark' | null;
  /** Whole address of the site, without a closing slash. */
  publicUrl: string;
  boot: Boot;
  /** Modules of the remotes that are needed, by remote and by the name under which they are exposed. */
  remotes: Record<string, Record<string, unknown>>;
  /** The API's answer to a GET. */
  get(address: string): Promise<{ status: number; data: unknown }>;
  /**
   * Takes what the page says of itself, once its data is there and before it is rendered: it goes into the
   * document even if the browser has to render the page.
   */
  summarise(summary: { status: 200 | 404; head: Partial<PageHead> }): void;
  /** Ends the work early. */
  signal: AbortSignal;
}
