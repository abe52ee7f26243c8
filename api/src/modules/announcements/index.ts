export {
  findAnnouncements,
  markRead as markAnnouncementsRead,
} from './announcements.repository.ts';
export { announcementsModule } from './announcements.routes.ts';
export { mailDueNews } from './mail-due-news.ts';
