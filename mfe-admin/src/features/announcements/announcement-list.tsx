import type { Announcement } from '@site/shared/contracts';
import { messageOf, useQuery } from '@site/shared/platform';
import { Button, Card, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import styles from './announcements.module.css';
import { announcementsQuery } from './announcements.queries.ts';
import { DeleteDialog, type GivePassword } from './delete-dialog.tsx';

/** What learners see now, each with a way to take it back. */
export function AnnouncementList({ givePassword }: { givePassword: GivePassword }) {
  const [chosen, setChosen] = useState<Announcement | null>(null);
  return (
    <section className={styles.published} aria-labelledby="published-announcements">
      <h2 id="published-announcements">Published</h2>
      <Published onDelete={setChosen} />
      {chosen && (
        <DeleteDialog
          announcement={chosen}
          givePassword={givePassword}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

function Published({ onDelete }: { onDelete: (announcement: Announcement) => void }) {
  const { data, error, refetch } = useQuery(announcementsQuery);
  if (data?.length === 0) {
    return <EmptyState title="Nothing is announced" text="What you publish appears here." />;
  }
  if (data) {
    return (
      <ul className={styles.list}>
        {data.map((announcement) => (
          <Item key={announcement.id} announcement={announcement} onDelete={onDelete} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The announcements could not be loaded"
        message={messageOf(error, 'The server does not answer.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading announcements...</VisuallyHidden>
      <Skeleton height="8rem" />
    </div>
  );
}

interface ItemProps {
  announcement: Announcement;
  onDelete: (announcement: Announcement) => void;
}

const Item = ({ announcement, onDelete }: ItemProps) => (
  <Card as="li" className={styles.item}>
    <div className={styles.words}>
      <h3>{announcement.title}</h3>
      <p className={styles.facts}>
        <time dateTime={announcement.publishedAt}>
          {new Date(announcement.publishedAt).toLocaleString()}
        </time>
        {announcement.link && <span>{announcement.link}</span>}
      </p>
      <p className={styles.body}>{announcement.body}</p>
    </div>
    <Button
      size="sm"
      variant="danger"
      aria-label={`Delete ${announcement.title}`}
      onClick={() => onDelete(announcement)}
    >
      Delete
    </Button>
  </Card>
);
