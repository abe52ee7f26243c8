export { limits } from '../../shared/contracts/limits.ts';
