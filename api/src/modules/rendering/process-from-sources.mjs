/** A process knows TypeScript only if it is told. */
import { register } from 'tsx/esm/api';

register();
await import('./process.ts');
