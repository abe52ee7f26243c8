export type { Rendered } from './messages.ts';
export { createRenderer, leftToBrowsers, type Renderer } from './renderer.ts';
export type { Answer } from './rendering-thread.ts';
