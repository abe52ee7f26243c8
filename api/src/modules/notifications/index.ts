export { notificationsModule } from './notifications.routes.ts';
export { notifyOfReply } from './notify-of-reply.ts';
export { notifyOfWarning } from './notify-of-warning.ts';
