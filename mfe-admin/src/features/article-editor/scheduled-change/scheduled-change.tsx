import type { AdminArticle, ScheduledChange } from '@site/shared/contracts/editorial';
import { Button, Notice } from '@site/shared/ui';
import { useState } from 'react';
import { ScheduleFields } from '../../../articles/schedule-fields.tsx';
import { zonedText } from '../../../time/zoned-time.ts';
import styles from '../article-editor.module.css';
import type { Editing } from '../use-editing.ts';
import { useScheduledChange } from './use-scheduled-change.ts';

interface ScheduledChangeProps {
  editing: Editing;
  /** A published one. */
  saved: AdminArticle;
}

/** Publishes the changes of a published article later, and says what is to come. */
export function ScheduledChanges({ editing, saved }: ScheduledChangeProps) {
  const { change, isOlder, schedule, move, withdraw } = useScheduledChange(editing, saved);
  const [isMoving, setIsMoving] = useState(false);
  if (!change) {
    if (!editing.hasDraft) return null;
    return (
      <ScheduleFields
        label="Publish changes later"
        button="Schedule changes"
        initial={null}
        onSchedule={schedule}
      />
    );
  }
  return (
    <>
      <Coming change={change} />
      {!change.problem && isOlder && (
        <p>What's in the editor isn't part of that. To include it, schedule it.</p>
      )}
      <div className={styles.buttons}>
        {!change.problem && (
          <Button size="sm" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            Change the time
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={() => void withdraw()}>
          Withdraw
        </Button>
        {!change.problem && isOlder && (
          <Button
            size="sm"
            onClick={() => {
              const { publish_at, time_zone } = change;
              void schedule({ publish_at, time_zone });
            }}
          >
            Schedule this text
          </Button>
        )}
      </div>
      {change.problem && (
        <ScheduleFields
          label="Publish this text later"
          button="Schedule this text"
          initial={null}
          onSchedule={schedule}
        />
      )}
      {!change.problem && isMoving && (
        <ScheduleFields
          label="Publish changes at"
          button="Move"
          initial={change}
          onSchedule={async (time) => {
            await move(time);
            setIsMoving(false);
          }}
        />
      )}
    </>
  );
}

function Coming({ change }: { change: ScheduledChange }) {
  const { problem, publish_at, time_zone, scheduled_by } = change;
  const at = zonedText(publish_at, time_zone);
  if (problem) {
    return (
      <Notice tone="warning" title="Scheduled changes don't go live">
        {scheduled_by.name} scheduled them for {at}. {problem}
      </Notice>
    );
  }
  return (
    <p>
      Changes go live on {at}. {scheduled_by.name} scheduled them.
    </p>
  );
}
