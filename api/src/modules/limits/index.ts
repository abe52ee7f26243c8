export { networkOf } from './address.ts';
export { limits } from './limits.plugin.ts';
