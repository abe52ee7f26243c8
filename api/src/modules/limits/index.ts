export { limits } from './limits.plugin.ts';
