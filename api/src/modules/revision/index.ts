export { revisionModule } from './revision.routes.ts';
