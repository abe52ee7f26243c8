export type { PageSummary, Rendered } from './messages.ts';
export { createRenderer, leftToBrowsers, type NotRendered, type Renderer } from './renderer.ts';
export type { Answer } from './rendering-thread.ts';
