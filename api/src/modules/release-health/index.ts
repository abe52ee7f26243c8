export { canaryFigures } from './canary-figures.ts';
export { releaseHealthModule } from './release-health.routes.ts';
