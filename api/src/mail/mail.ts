import { brand } from '@site/shared/brand';
import { limits } from '@site/shared/contracts/composition';
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

/** One address: no blanks, no line breaks, no control characters, nothing that separates or names addresses. */
const plainAddress = /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+$/u;

const SUBJECT_MAX = 200;

const isPlainAddress = (text: string) => text.length <= limits.email && plainAddress.test(text);

/**
 * What goes into a mail's header must not be able to end it or to begin another one.
 * @throws Error that names the part.
 */
export function assertSafeHeaders({ to, replyTo, subject }: Mail): void {
  if (to !== null && !isPlainAddress(to)) throw new Error("The recipient isn't a plain address");
  if (replyTo !== undefined && !isPlainAddress(replyTo)) {
    throw new Error("The address to reply to isn't a plain address");
  }
  if (subject.length > SUBJECT_MAX || /\p{Cc}|\u2028|\u2029/u.test(subject)) {
    throw new Error('The subject of a mail must be one line of at most 200 characters');
  }
}
