/** A thread knows TypeScript only if it is told. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
