export { composeMail, type Mail, type Message } from './mail.ts';
export {
  deleteMailsWith,
  queueMail,
  queueMailToEach,
  queueWaitingMails,
} from './outbox.repository.ts';
export { createRequestedMails, type QueueRequestedMail } from './requested-mails.ts';
export { createMailTransport, sendMail } from './send-mail.ts';
