import type { ManagedAnnouncement } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Badge, Button, Card, EmptyState } from '@site/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { Moment } from '../../time/moment.tsx';
import styles from './announcements.module.css';
import { announcementsQuery } from './announcements.queries.ts';
import { EditAnnouncement } from './edit-announcement.tsx';

interface AnnouncementListProps {
  /** Called with the announcement to delete. */
  onDelete: (announcement: ManagedAnnouncement) => void;
}

/** All announcements, scheduled ones first, each with its actions. */
export const AnnouncementList = (props: AnnouncementListProps) => (
  <section className={styles.published} aria-labelledby="all-announcements">
    <h2 id="all-announcements">Scheduled and published</h2>
    <Items {...props} />
  </section>
);

function Items({ onDelete }: AnnouncementListProps) {
  const { data, error, refetch } = useQuery(announcementsQuery);
  const [edited, setEdited] = useState<string | null>(null);
  if (data?.length === 0) {
    return (
      <EmptyState title="No announcements yet" text="Announcements you publish will appear here." />
    );
  }
  if (data) {
    return (
      <ul className={styles.list}>
        {data.map((announcement) =>
          announcement.id === edited ? (
            <EditAnnouncement
              key={announcement.id}
              announcement={announcement}
              onClose={() => setEdited(null)}
            />
          ) : (
            <Item
              key={announcement.id}
              announcement={announcement}
              onEdit={() => setEdited(announcement.id)}
              onDelete={() => onDelete(announcement)}
            />
          ),
        )}
      </ul>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the announcements"
      loading="Loading announcements..."
      height="8rem"
    />
  );
}

interface ItemProps {
  announcement: ManagedAnnouncement;
  onEdit: () => void;
  onDelete: () => void;
}

const Item = ({ announcement, onEdit, onDelete }: ItemProps) => (
  <Card as="li" className={styles.item}>
    <div className={styles.words}>
      <h3>{announcement.title}</h3>
      <p className={styles.facts}>
        <Badge tone={announcement.scheduled ? 'accent' : 'success'}>
          {announcement.scheduled ? 'Scheduled' : 'Published'}
        </Badge>
        {announcement.fromFile && <Badge>From a content file</Badge>}
        <Moment at={announcement.publishedAt} />
        {announcement.link && <span>{announcement.link}</span>}
      </p>
      <p className={styles.body}>{announcement.body}</p>
    </div>
    <div className={styles.actions}>
      <Button size="sm" aria-label={`Edit ${announcement.title}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={`Delete ${announcement.title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  </Card>
);
