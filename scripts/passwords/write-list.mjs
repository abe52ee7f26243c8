/**
 * Writes api/passwords/common.sha1 from the passwords of @zxcvbn-ts/language-common: run it after that
 * package has been raised, and commit what changes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainModule } from '../process/main-module.mjs';
import { projectPath } from '../webpack/paths.mjs';

const SOURCE = projectPath('node_modules/@zxcvbn-ts/language-common/src/passwords.json');

export const listFile = projectPath('api/passwords/common.sha1');

/** SHA-1 of each common password in lower case, 20 bytes each, sorted and without gaps. */
export function buildList() {
  const passwords = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const hashes = new Set(passwords.map((password) => sha1(password.toLowerCase())));
  return Buffer.from([...hashes].sort().join(''), 'hex');
}

const sha1 = (text) => createHash('sha1').update(text).digest('hex');

if (isMainModule(import.meta.url)) writeFileSync(listFile, buildList());
