export { session } from '../session/session.ts';
