export { http } from '../platform/index.ts';
