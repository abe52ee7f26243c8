import { AnnouncementForm } from '../features/announcements/announcement-form.tsx';
import { AnnouncementList } from '../features/announcements/announcement-list.tsx';
import { givePassword } from '../features/session/admin-session.ts';
import styles from './admin-pages.module.css';
import { ForAdmins } from './for-admins.tsx';

export const AnnouncementsPage = () => (
  <ForAdmins title="Announcements" intro="News that every learner finds under the bell.">
    <div className={styles.sections}>
      <AnnouncementForm />
      <AnnouncementList givePassword={givePassword} />
    </div>
  </ForAdmins>
);
