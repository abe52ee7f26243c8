import type { CallbackRequest } from '@site/shared/contracts';
import { composeMail, type Mail } from '../../../mail/index.ts';

/** Notifies the operator of a callback request. A reply goes to the visitor. */
export const callbackMail = (
  operator: string,
  { name, email, phone, query }: CallbackRequest,
): Mail =>
  composeMail({
    to: operator,
    replyTo: email,
    subject: 'Someone wants a callback',
    paragraphs: [
      `Name: ${name}\nEmail: ${email}\nMobile number: ${phone}`,
      query ? `Query:\n${query}` : 'They left no query.',
    ],
  });
