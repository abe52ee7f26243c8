import { brand } from '@site/shared/brand';
import { escapeHtml } from '../html/escape-html.ts';

/** A mail as it goes into the outbox. */
export interface Mail {
  /** One plain address. null: nobody; see `queueMail`. */
  to: string | null;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail says; it is laid out by `composeMail`. */
export interface Message {
  to: string | null;
  replyTo?: string;
  /** Never holds what a person wrote. */
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do, shown after the first paragraph. */
  link?: { label: string; url: string };
}

const closing = `${brand.name} · ${brand.contact.email}`;

/** The same words as plain text and as HTML; what people wrote is text in both. */
export function composeMail({ to, replyTo, subject, paragraphs, link }: Message): Mail {
  const [first = '', ...rest] = paragraphs;
  const linkText = link ? [`${link.label}:\n${link.url}`] : [];
  const linkHtml = link
    ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`]
    : [];
  const html = [paragraph(first), ...linkHtml, ...rest.map(paragraph), paragraph(closing)];
  return {
    to,
    replyTo,
    subject,
    text: `${[first, ...linkText, ...rest, closing].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${html.join('\n')}\n</body></html>\n`,
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;
