import type { ChangeTime } from '@site/shared/contracts/editorial';
import { Button, SelectField, TextField } from '@site/shared/ui';
import { useState } from 'react';
import {
  clockIn,
  momentsOf,
  offsetText,
  ownZone,
  zonesWith,
  zoneText,
} from '../time/zoned-time.ts';
import styles from './schedule-fields.module.css';

interface ScheduleFieldsProps {
  label: string;
  button: string;
  /** null: the author's time zone, and no time yet. */
  initial: ChangeTime | null;
  onSchedule: (time: ChangeTime) => Promise<void>;
}

/** A time in a time zone, and the button that schedules something for it. */
export function ScheduleFields({ label, button, initial, onSchedule }: ScheduleFieldsProps) {
  const [zone, setZone] = useState(initial?.time_zone ?? ownZone());
  const [typed, setTyped] = useState(() =>
    initial ? clockIn(initial.time_zone, new Date(initial.publish_at)) : '',
  );
  const [isSecond, setIsSecond] = useState(() => {
    if (!initial) return false;
    const [, second] = momentsOf(typed, zone);
    return second?.toISOString() === initial.publish_at;
  });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const moments = momentsOf(typed, zone);
  const hasTwo = moments.length > 1;

  const schedule = async () => {
    const at = moments[hasTwo && isSecond ? 1 : 0];
    const mistake = mistakeOf(typed, at);
    setError(mistake);
    if (mistake || !at) return;
    setIsBusy(true);
    await onSchedule({ publish_at: at.toISOString(), time_zone: zone });
    setIsBusy(false);
  };
  return (
    <div className={styles.fields}>
      <TextField
        label={label}
        type="datetime-local"
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField label="Time zone" value={zone} onChange={({ target }) => setZone(target.value)}>
        {zonesWith(zone, ownZone()).map((name) => (
          <option key={name} value={name}>
            {zoneText(name)}
          </option>
        ))}
      </SelectField>
      {hasTwo && (
        <SelectField
          label="Clocks are set back then, so this time comes twice"
          value={isSecond ? 'second' : 'first'}
          onChange={({ target }) => setIsSecond(target.value === 'second')}
        >
          {moments.map((at, index) => (
            <option key={at.getTime()} value={index === 0 ? 'first' : 'second'}>
              {index === 0 ? 'The first time' : 'The second time'} ({offsetText(at, zone)})
            </option>
          ))}
        </SelectField>
      )}
      <Button size="sm" busy={isBusy} onClick={() => void schedule()}>
        {button}
      </Button>
    </div>
  );
}

function mistakeOf(typed: string, at: Date | undefined): string | undefined {
  if (typed === '') return 'Choose a time';
  if (!at) return "This time doesn't come on that day: clocks skip it. Choose another one";
  if (at <= new Date()) return 'Choose a time in the future';
  return undefined;
}
