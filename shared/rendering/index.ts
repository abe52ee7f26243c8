export { inRender, perRender, type RenderFacts, renderFacts } from './render-scope.ts';
