export { mergeModule } from './merge.routes.ts';
