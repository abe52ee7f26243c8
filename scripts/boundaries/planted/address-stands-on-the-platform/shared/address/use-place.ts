export { useLocation } from '../platform/index.ts';
