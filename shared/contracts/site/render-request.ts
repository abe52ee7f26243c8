import type { Boot } from '../composition/release-manifest.ts';
import type { PageHead, RenderedUser } from '../composition/rendering.ts';

/** What every piece of work of a server build is given. */
interface ServerRequest {
  boot: Boot;
  /** Modules of the remotes that are needed, by remote and by the name under which they are exposed. */
  remotes: Record<string, Record<string, unknown>>;
  /** The API's answer to a GET. */
  get(address: string): Promise<{ status: number; data: unknown }>;
}

/** A request to a renderer. */
export interface RenderRequest extends ServerRequest {
  /** Path and search part. */
  address: string;
  user: RenderedUser | null;
  /** null follows the system. */
  theme: 'light' | 'dark' | null;
  /** The time zone that the person's browser named last. */
  zone?: string | undefined;
  /** What fills the page's slots, as remote and module. */
  panels: readonly (readonly [remote: string, module: string])[];
  /** Whole address of the site, without a closing slash. */
  publicUrl: string;
  /**
   * Takes what the page says of itself, once its data is there and before it is rendered: it goes into the
   * document even if the browser has to render the page.
   */
  summarise(summary: { status: 200 | 404; head: Partial<PageHead> }): void;
  /** Ends the work early. */
  signal: AbortSignal;
}

/** Requests a unit's entries of the sitemap. */
export interface SitemapRequest extends ServerRequest {
  /** A remote's name, or 'shell'. */
  unit: string;
}
