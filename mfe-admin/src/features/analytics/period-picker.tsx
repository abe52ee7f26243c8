import { type AnalyticsQuery, analyticsQuery } from '@site/shared/contracts/editorial';
import { Button, TextField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import { PeriodButtons } from '../../figures/period-buttons.tsx';
import styles from './analytics.module.css';

const DAY_MS = 24 * 60 * 60_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Periods to choose from, by their length in days; they end today, in UTC. */
const lengths = [7, 30, 90, 365] as const;
const DEFAULT_LENGTH = 30;

/** The last `days` days, today included. @param now in milliseconds. */
const lastDays = (days: number, now = Date.now()): AnalyticsQuery => ({
  from: dayOf(now - (days - 1) * DAY_MS),
  to: dayOf(now),
});

/** The length of a period that ends today; undefined for any other. */
const lengthOf = ({ from, to }: AnalyticsQuery) =>
  lengths.find((days) => {
    const period = lastDays(days);
    return period.from === from && period.to === to;
  });

/** The period that the address names. Without one, or if it can't be used, the last 30 days. */
export function readPeriod(params: URLSearchParams): AnalyticsQuery {
  const named = analyticsQuery.safeParse({ from: params.get('from'), to: params.get('to') });
  return named.success ? named.data : lastDays(DEFAULT_LENGTH);
}

interface PeriodPickerProps {
  period: AnalyticsQuery;
  onChange: (period: AnalyticsQuery) => void;
}

/** A period that ends today, or any other by its first and last day. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  return (
    <div className={styles.picker}>
      <PeriodButtons
        periods={lengths}
        chosen={lengthOf(period)}
        nameOf={(days) => `${days} days`}
        onChoose={(days) => onChange(lastDays(days))}
      />
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
