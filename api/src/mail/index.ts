export { composeMail, type Mail, type Message } from './mail.ts';
export {
  deleteMailsWith,
  queueMail,
  queueMailToEach,
  queueWaitingMails,
} from './outbox.repository.ts';
export { createRequestedMails, type QueueRequestedMail } from './requested-mails.ts';
export { sendMail } from './send-mail.ts';
export { createMailTransport } from './transport.ts';
