export { composeMail, type Mail, type Message } from './mail.ts';
export { deleteMailsWith, queueMail, queueMailToEach } from './outbox.repository.ts';
export { createRequestedMails, type QueueRequestedMail } from './requested-mails.ts';
export { type Sender, startSender } from './sender.ts';
export { createMailTransport } from './transport.ts';
