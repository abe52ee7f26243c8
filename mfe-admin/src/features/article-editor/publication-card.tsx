import type { AdminArticle, ArticleStatus } from '@site/shared/contracts/editorial';
import {
  Button,
  ButtonLink,
  Card,
  Dialog,
  DialogActions,
  Notice,
  TextField,
} from '@site/shared/ui';
import { useState } from 'react';
import { fromLocalTime, toLocalTime } from '../../time/local-time.ts';
import styles from './article-editor.module.css';
import { ScheduledChanges } from './scheduled-change/scheduled-change.tsx';
import type { Editing, Publication } from './use-editing.ts';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** The publication status, and the buttons that change it. */
export function PublicationCard({ editing }: { editing: Editing }) {
  const { saved, hasDraft, saveAs } = editing;
  const status = saved?.status ?? 'draft';
  const publishedAt = saved?.article.published_at ?? null;
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = (done: string) => saveAs({ is_published: false, published_at: null }, done);
  return (
    <Card as="section" aria-labelledby="publication" className={styles.publication}>
      <h2 id="publication">Publication</h2>
      <p>{explain(status, publishedAt, hasDraft)}</p>
      {status === 'trash' && (
        <Notice tone="warning" title="This article is in the trash">
          Restore it from the list of articles before you edit it.
        </Notice>
      )}
      {status === 'published' && saved && (
        <ButtonLink size="sm" to={`/article/${saved.article.slug}`}>
          View article
        </ButtonLink>
      )}
      <div className={styles.buttons}>
        {status === 'draft' && (
          <Button
            size="sm"
            onClick={() =>
              void saveAs({ is_published: false, published_at: publishedAt }, 'Article saved!')
            }
          >
            Save as a version
          </Button>
        )}
        {status === 'scheduled' && (
          <Button
            size="sm"
            onClick={() =>
              void saveAs({ is_published: true, published_at: null }, 'Article published!')
            }
          >
            Publish now
          </Button>
        )}
        {status === 'published' && (
          <Button size="sm" onClick={() => setIsAsking(true)}>
            Unpublish
          </Button>
        )}
        {status === 'scheduled' && (
          <Button size="sm" onClick={() => void unpublish("It won't appear by itself.")}>
            Unschedule
          </Button>
        )}
        {hasDraft && status !== 'draft' && status !== 'trash' && (
          <Button size="sm" variant="danger" onClick={() => void editing.discardDraft()}>
            Discard changes
          </Button>
        )}
      </div>
      {(status === 'draft' || status === 'scheduled') && <Schedule editing={editing} />}
      {status === 'published' && saved && <ScheduledChanges editing={editing} saved={saved} />}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title="Unpublish this article?"
        description="Readers can't open it from then on, and its links lead nowhere until you publish it again. Its text stays here as a draft."
      >
        <DialogActions>
          <Button data-initial-focus="" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false);
              void unpublish('Readers no longer see it.');
            }}
          >
            Unpublish
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}

function explain(status: ArticleStatus, publishedAt: string | null, hasDraft: boolean): string {
  const changes = hasDraft ? ' You have unpublished changes.' : '';
  switch (status) {
    case 'published':
      return `Published.${changes || ' Readers see this text.'}`;
    case 'scheduled':
      return `Scheduled: it appears on ${date.format(new Date(publishedAt ?? 0))} (${zone}).${changes}`;
    case 'trash':
      return 'Deleted: nobody sees it.';
    case 'draft':
      return "Draft: readers don't see it.";
  }
}

function Schedule({ editing: { saved, saveAs } }: { editing: Editing }) {
  const publishedAt = saved?.article.published_at;
  const [time, setTime] = useState(() => (publishedAt ? toLocalTime(publishedAt) : ''));
  const [error, setError] = useState<string>();
  const schedule = () => {
    const at = fromLocalTime(time);
    const isToCome = at !== null && new Date(at) > new Date();
    setError(isToCome ? undefined : 'Choose a time in the future');
    if (isToCome) void saveAs({ is_published: true, published_at: at }, 'Article scheduled!');
  };
  return (
    <div className={styles.schedule}>
      <TextField
        label="Publish later"
        type="datetime-local"
        hint={`In your time zone, ${zone}.`}
        error={error}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button size="sm" onClick={schedule}>
        {saved?.status === 'scheduled' ? 'Change the time' : 'Schedule'}
      </Button>
    </div>
  );
}

/** Publishes the text in the editor. */
export function PublishButton({ editing }: { editing: Editing }) {
  const { saved, state, hasDraft, saveAs } = editing;
  const { label, done, publication } = mainAction(saved);
  const isLive = saved?.status === 'published' && !hasDraft && state.kind === 'saved';
  return (
    <Button
      variant="primary"
      busy={editing.form.formState.isSubmitting}
      disabled={isLive || saved?.status === 'trash'}
      onClick={() => void saveAs(publication, done)}
    >
      {isLive ? 'Published' : label}
    </Button>
  );
}

interface MainAction {
  label: string;
  /** Shown on success. */
  done: string;
  publication: Publication;
}

/** What the main button does with an article. */
function mainAction(saved: AdminArticle | null): MainAction {
  const published_at = saved?.article.published_at ?? null;
  switch (saved?.status) {
    case 'published':
      return {
        label: 'Publish changes',
        done: 'Changes published!',
        publication: { is_published: true, published_at },
      };
    case 'scheduled':
      return {
        label: 'Save changes',
        done: 'Changes saved!',
        publication: { is_published: true, published_at },
      };
    default:
      return {
        label: 'Publish',
        done: 'Article published!',
        publication: { is_published: true, published_at: null },
      };
  }
}
