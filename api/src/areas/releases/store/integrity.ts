import { createHash } from 'node:crypto';

/** The integrity value of a file's content, as browsers check it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
