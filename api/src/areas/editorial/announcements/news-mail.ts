import { brand } from '@site/shared/brand';
import type { Announcement } from '@site/shared/contracts';
import { composeMail, type Mail } from '../../../mail/index.ts';

/** An announcement for those who chose to get news by mail. */
export const newsMail = (
  publicUrl: string,
  { title, body, link }: Pick<Announcement, 'title' | 'body' | 'link'>,
): Mail =>
  composeMail({
    to: null,
    subject: `News from ${brand.name}`,
    paragraphs: [
      `${title}\n\n${body}`,
      `You're getting this email because you asked for it in your settings. To change that: ${publicUrl}/profile/edit?tab=accounts`,
    ],
    ...(link && { link: { label: 'Read more', url: new URL(link, publicUrl).href } }),
  });
