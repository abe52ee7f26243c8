export { composeMail, type Mail, type Message } from './mail.ts';
export { queueMail } from './outbox.repository.ts';
export { type Sender, startSender } from './sender.ts';
export { createMailTransport } from './transport.ts';
