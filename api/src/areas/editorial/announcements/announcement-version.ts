import { createHash } from 'node:crypto';
import type { Announcement } from '@site/shared/contracts';

/**
 * Made from what an announcement says, so that it also changes when a content file does, and what is sent
 * twice, since its first response got lost, is no conflict.
 */
export function versionOf({
  title,
  body,
  link,
  publishedAt,
}: Pick<Announcement, 'title' | 'body' | 'link' | 'publishedAt'>): string {
  const said = JSON.stringify([title, body, link, publishedAt]);
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
