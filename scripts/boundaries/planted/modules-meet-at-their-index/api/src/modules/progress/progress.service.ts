export { find } from '../roadmaps/find.ts';
