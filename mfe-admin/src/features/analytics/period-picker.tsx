import { type AnalyticsQuery, analyticsQuery } from '@site/shared/contracts';
import { Button, TextField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './analytics.module.css';
import { lastDays, lengthOf, lengths } from './period.ts';

interface PeriodPickerProps {
  period: AnalyticsQuery;
  onChange: (period: AnalyticsQuery) => void;
}

/** A period that ends today, or any other by its first and last day. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  return (
    <div className={styles.picker}>
      <fieldset className={styles.lengths}>
        <legend className={styles.legend}>The last</legend>
        {lengths.map((days) => (
          <Button
            key={days}
            size="sm"
            aria-pressed={lengthOf(period) === days}
            className={styles.length}
            onClick={() => onChange(lastDays(days))}
          >
            {days} days
          </Button>
        ))}
      </fieldset>
      <OtherPeriod key={`${period.from} ${period.to}`} period={period} onChange={onChange} />
    </div>
  );
}

function OtherPeriod({ period, onChange }: PeriodPickerProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = analyticsQuery.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (parsed.success) return onChange(parsed.data);
    setErrors(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message])),
    );
  };
  return (
    <form noValidate className={styles.dates} onSubmit={submit}>
      <TextField
        label="From"
        name="from"
        type="date"
        defaultValue={period.from}
        error={errors.from}
      />
      <TextField label="To" name="to" type="date" defaultValue={period.to} error={errors.to} />
      <Button type="submit">Show</Button>
    </form>
  );
}
