import type { AdminArticleSummary, ChangeTime } from '@site/shared/contracts/editorial';
import { messageOf, toast, useQueryClient } from '@site/shared/platform';
import { Badge, Button, Dialog } from '@site/shared/ui';
import { lazy, Suspense, useState } from 'react';
import {
  moveScheduledChange,
  withdrawScheduledChange,
} from '../../articles/scheduled-change.calls.ts';
import { zonedText } from '../../time/zoned-time.ts';
import styles from './article-list.module.css';

const ScheduleFields = lazy(async () => ({
  default: (await import('../../articles/schedule-fields.tsx')).ScheduleFields,
}));

interface ScheduledChangeProps {
  article: AdminArticleSummary;
  mayChange: boolean;
}

/** When changes of a published article go live, with what moves and withdraws them. */
export function ScheduledChange({ article, mayChange }: ScheduledChangeProps) {
  const { id, title, scheduled_change: change } = article;
  const client = useQueryClient();
  const [isMoving, setIsMoving] = useState(false);
  if (!change) return null;
  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
      setIsMoving(false);
    } catch (error) {
      toast.error(messageOf(error, "We couldn't do that. Please try again."));
    }
    await client.invalidateQueries({ queryKey: ['admin-data', 'articles'] });
  };
  const move = (time: ChangeTime) => act(moveScheduledChange(id, time), 'Time moved!');
  return (
    <div>
      <span className={styles.note}>
        {change.problem && <Badge tone="danger">Changes don't go live</Badge>}{' '}
        {change.problem ?? `Changes go live on ${zonedText(change.publish_at, change.time_zone)}`}
      </span>
      {mayChange && (
        <div className={styles.scheduled}>
          {!change.problem && (
            <Button
              size="sm"
              aria-label={`Move the changes of ${title}`}
              onClick={() => setIsMoving(true)}
            >
              Move
            </Button>
          )}
          <Button
            size="sm"
            aria-label={`Withdraw the changes of ${title}`}
            onClick={() => void act(withdrawScheduledChange(id), 'Changes withdrawn')}
          >
            Withdraw
          </Button>
        </div>
      )}
      {isMoving && (
        <Dialog
          open
          onOpenChange={setIsMoving}
          size="sm"
          title="When do the changes go live?"
          description={`“${title}” stays as readers see it until then.`}
        >
          <Suspense fallback={null}>
            <ScheduleFields
              label="Publish changes at"
              button="Move"
              initial={change}
              onSchedule={move}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
