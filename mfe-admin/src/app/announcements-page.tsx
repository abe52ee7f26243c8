import type { ManagedAnnouncement } from '@site/shared/contracts/editorial';
import { useQueryClient } from '@site/shared/platform';
import { useState } from 'react';
import { AnnouncementForm } from '../features/announcements/announcement-form.tsx';
import { AnnouncementList } from '../features/announcements/announcement-list.tsx';
import {
  announcementsQuery,
  deleteAnnouncement,
} from '../features/announcements/announcements.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

export const AnnouncementsPage = () => (
  <AdminPage
    title="Announcements"
    right="content"
    intro="News that every learner sees under the bell."
  >
    <Announcements />
  </AdminPage>
);

function Announcements() {
  const [chosen, setChosen] = useState<ManagedAnnouncement | null>(null);
  return (
    <div className={styles.sections}>
      <AnnouncementForm />
      <AnnouncementList onDelete={setChosen} />
      {chosen && <DeleteDialog announcement={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

interface DeleteDialogProps {
  announcement: ManagedAnnouncement;
  onClose: () => void;
}

function DeleteDialog({ announcement: { id, title }, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title="Delete this announcement?"
      description={`Nobody will see “${title}” any more. This can't be undone.`}
      action="Delete"
      run={async () => {
        await deleteAnnouncement(id);
        await client.invalidateQueries(announcementsQuery);
      }}
      done="Announcement deleted!"
      failed="We couldn't delete it. Please try again."
      onClose={onClose}
    />
  );
}
