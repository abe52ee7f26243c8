import type { CallbackRequest } from '@site/shared/contracts';
import { composeMail, type Mail } from '../mail/index.ts';

/** Tells the operator who wants to be called back. An answer goes to the visitor. */
export const callbackMail = (
  operator: string,
  { name, email, phone, query }: CallbackRequest,
): Mail =>
  composeMail({
    to: operator,
    replyTo: email,
    subject: 'Somebody wants to be called back',
    paragraphs: [
      `Name: ${name}\nEmail: ${email}\nMobile number: ${phone}`,
      query ? `Query:\n${query}` : 'No query was left.',
    ],
  });
