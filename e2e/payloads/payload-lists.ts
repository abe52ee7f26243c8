import { existsSync, readFileSync } from 'node:fs';
import { ownPayloads } from '@site/shared/testing/payloads';

export interface PayloadList {
  name: string;
  payloads: readonly string[];
}

/** Lists that Debian ships with its scanners. They are read, not copied: `npm run test:long` installs them as root. */
const WAPITI = '/usr/lib/python3/dist-packages/wapitiCore/data/attacks/xssPayloads.ini';
const WFUZZ = '/usr/share/wfuzz/wordlist/Injections/XSS.txt';

/** All available lists; the project's own is always among them. */
export function payloadLists(): PayloadList[] {
  const lists = [
    { name: 'our own', payloads: ownPayloads },
    { name: 'wapiti', payloads: linesOf(WAPITI).flatMap(wapitiPayload) },
    { name: 'wfuzz', payloads: linesOf(WFUZZ) },
  ];
  return lists.filter(({ payloads }) => payloads.length > 0);
}

const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];

/** wapiti writes characters that a text file can't hold as names in brackets. */
function wapitiPayload(line: string): string[] {
  const payload = /^payload\s*=\s*(.+)$/.exec(line)?.[1];
  if (!payload) return [];
  return [
    payload
      .replaceAll('__XSS__', '1')
      .replaceAll('[LF]', '\n')
      .replaceAll('[TAB]', '\t')
      .replaceAll('[EXTERNAL_DOMAIN]', 'https://example.org'),
  ];
}
