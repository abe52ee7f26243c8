export { announcementsModule } from './announcements.routes.ts';
