export type { PageSummary, Rendered } from './messages.ts';
export {
  createRenderer,
  type NotRendered,
  type Renderer,
  type RendererOptions,
} from './renderer.ts';
export type { Answer } from './rendering-thread.ts';
