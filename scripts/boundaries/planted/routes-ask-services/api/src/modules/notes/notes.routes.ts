export { insert } from './notes.repository.ts';
