export {
  inRender,
  noteStylesheet,
  perRender,
  type RenderFacts,
  renderFacts,
} from './render-scope.ts';
