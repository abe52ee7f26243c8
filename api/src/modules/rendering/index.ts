export { findConfinement, warnIfUnconfined } from './confinement.ts';
export type { PageSummary, Rendered } from './messages.ts';
export {
  createRenderer,
  type NotRendered,
  type Page,
  type Renderer,
  type RendererOptions,
} from './renderer.ts';
export { renderingModule } from './rendering.routes.ts';
export type { Answer } from './rendering-process.ts';
