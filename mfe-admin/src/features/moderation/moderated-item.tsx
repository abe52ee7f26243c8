import { counted } from '@site/shared/contracts/composition';
import type { ModeratedComment } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Badge, Card } from '@site/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { ShortMoment } from '../../time/moment.tsx';
import styles from './moderation.module.css';

interface ModeratedItemProps {
  comment: ModeratedComment;
  /** The heading, which is focused when it's this comment's turn. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons. */
  children: ReactNode;
}

const reasons = { spam: 'Spam', abuse: 'Abuse', wrong: 'Wrong', other: 'Other' };

/** A comment with its context and what a moderator needs to know to decide. */
export function ModeratedItem({ comment, headingRef, children }: ModeratedItemProps) {
  const { author, page, parent, content, createdAt, editedAt, hidden, reports } = comment;
  const heading = useId();
  return (
    <Card as="li" aria-labelledby={heading} className={styles.item}>
      <header className={styles.header}>
        <h3 id={heading} ref={headingRef} tabIndex={-1} className={styles.author}>
          {author.name}
          {page && (
            <>
              {' on '}
              <Link to={`${page.path}#comment-${comment.id}`}>{page.title}</Link>
            </>
          )}
        </h3>
        <div className={styles.badges}>
          {hidden && <Badge tone="warning">Hidden</Badge>}
          {reports.map(({ reason, count }) => (
            <Badge key={reason} tone="danger">
              {reasons[reason]}: {count}
            </Badge>
          ))}
        </div>
      </header>
      <p className={styles.facts}>
        <span>
          <ShortMoment at={createdAt} />
          {editedAt && ' (edited)'}
        </span>
        {comment.label ? <span>Editors' note</span> : <Author {...author} />}
        {comment.reportedAt && (
          <span>
            First reported <ShortMoment at={comment.reportedAt} />
          </span>
        )}
      </p>
      {parent && (
        <blockquote className={styles.parent}>
          <p className={styles.facts}>In reply to {parent.author}</p>
          <p>{parent.content || 'This comment was deleted.'}</p>
        </blockquote>
      )}
      <p className={styles.content}>{content}</p>
      <DecisionHistory decisions={comment.decisions} />
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

function Author({ id, email, handle, hidden, warned }: ModeratedComment['author']) {
  if (id === null) return <span>No account</span>;
  return (
    <>
      {email && <span>{email}</span>}
      <Link to={`/admin/comments?person=${handle}`}>All their comments</Link>
      <span>
        {hidden === 0 && warned === 0
          ? 'Never hidden or warned'
          : `${hidden} hidden, ${counted(warned, 'warning')}`}
      </span>
    </>
  );
}

type Decision = ModeratedComment['decisions'][number];

const words: Record<Decision['action'], string> = {
  hide: 'hid it',
  restore: 'restored it',
  dismiss: 'dismissed the reports',
  undo: 'undid the decision before',
  warn: 'warned the author',
  note: 'wrote a note',
};

/** Earlier decisions about a comment, oldest first. */
const DecisionHistory = ({ decisions }: { decisions: readonly Decision[] }) =>
  decisions.length > 0 && (
    <ol className={styles.history} aria-label="Decisions so far">
      {decisions.map(({ id, action, text, admin, at }) => (
        <li key={id}>
          <p className={styles.facts}>
            <span>
              {admin} {words[action]}
            </span>
            <ShortMoment at={at} />
          </p>
          {text && <p className={styles.words}>{text}</p>}
        </li>
      ))}
    </ol>
  );
