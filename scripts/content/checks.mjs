import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** The names of the checks: each is a file. */
export const CHECKS = readdirSync(new URL('./checks/', import.meta.url))
  .map((file) => parse(file).name)
  .sort();
