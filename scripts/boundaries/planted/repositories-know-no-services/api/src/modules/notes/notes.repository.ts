export { allow } from './notes.service.ts';
