export { find } from './modules/roadmaps/find.ts';
