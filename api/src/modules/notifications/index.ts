export { notificationsModule } from './notifications.routes.ts';
export { notifyOfReply } from './replies.repository.ts';
