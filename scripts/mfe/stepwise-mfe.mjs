#!/usr/bin/env node
/** `npx stepwise-mfe <verb>`: what `npm run mfe -- <verb>` is in a clone. */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');
