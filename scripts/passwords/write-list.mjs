/**
 * Writes api/passwords/common.sha1 from the passwords of @zxcvbn-ts/language-common: run it after that
 * package has been raised, and commit what changes.
 */
import { writeFile } from 'node:fs/promises';
import { buildList, listFile } from './build-list.mjs';

await writeFile(listFile, await buildList());
