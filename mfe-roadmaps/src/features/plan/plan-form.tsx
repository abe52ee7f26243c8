import { counted } from '@site/shared/contracts/composition';
import {
  PLAN_DAYS,
  PLAN_HOURS,
  type PlanSettings,
  planSettings,
  type RoadmapSummary,
  weekdays,
} from '@site/shared/contracts/practice';
import { plusDays } from '@site/shared/revision';
import { Button, classNames, SelectField, TextField } from '@site/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './plan-form.module.css';

type FieldErrors = Record<string, string>;

interface PlanFormProps {
  settings: PlanSettings;
  roadmaps: readonly RoadmapSummary[];
  today: string;
  busy: boolean;
  /** The API's errors, by field. */
  refused: FieldErrors;
  submitLabel: string;
  onSubmit: (settings: PlanSettings) => void;
  /** More buttons. */
  children?: ReactNode;
}

/** The form for a plan's settings. */
export function PlanForm(props: PlanFormProps) {
  const { settings, roadmaps, today, busy, refused, submitLabel, onSubmit, children } = props;
  // A removed roadmap has no checkbox to clear.
  const [chosen, setChosen] = useState(() =>
    settings.roadmapIds.filter((id) => roadmaps.some((roadmap) => roadmap.id === id)),
  );
  const [found, setFound] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const errors: FieldErrors = { ...refused, ...found };
  const invalidFields = Object.keys(errors).join();
  useEffect(() => {
    if (invalidFields) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [invalidFields]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = planSettings.safeParse({
      ...settingsOf(new FormData(event.currentTarget)),
      roadmapIds: chosen,
    });
    setFound(parsed.success ? {} : errorsOf(parsed.error));
    if (parsed.success) onSubmit(parsed.data);
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <CheckGroup
        legend="Roadmaps"
        hint="They're planned one after another, in the order in which you choose them."
        error={errors.roadmapIds}
      >
        {roadmaps.map(({ id, title, unit_count, completed_units, counted_as }) => (
          <label key={id} className={styles.check}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>
              {title}{' '}
              <span className={styles.quiet}>
                {chosen.length > 1 && chosen.includes(id) && `number ${chosen.indexOf(id) + 1}, `}
                {counted(unit_count - completed_units, counted_as)} to go
              </span>
            </span>
          </label>
        ))}
      </CheckGroup>
      <div className={styles.fields}>
        <TextField
          label="Target date"
          name="targetDate"
          type="date"
          min={plusDays(today, 1)}
          max={plusDays(today, PLAN_DAYS)}
          defaultValue={settings.targetDate}
          hint="The day of your interview, or the day by which you want to be ready."
          error={errors.targetDate}
        />
        <TextField
          label="Hours a week"
          name="hoursPerWeek"
          type="number"
          inputMode="numeric"
          min={PLAN_HOURS.least}
          max={PLAN_HOURS.most}
          defaultValue={settings.hoursPerWeek}
          error={errors.hoursPerWeek}
        />
        <SelectField
          label="Your level"
          name="level"
          defaultValue={settings.level}
          hint="How much time each problem gets."
          error={errors.level}
        >
          <option value="beginner">Beginner: one and a half times the usual time</option>
          <option value="intermediate">Intermediate: the usual time</option>
          <option value="advanced">Advanced: three quarters of the usual time</option>
        </SelectField>
      </div>
      <CheckGroup legend="Days you practise" inline error={errors.days}>
        {weekdays.map((day) => (
          <label key={day} className={styles.check}>
            <input
              type="checkbox"
              name="days"
              value={day}
              defaultChecked={settings.days.includes(day)}
            />
            <span className={styles.capital}>{day}</span>
          </label>
        ))}
      </CheckGroup>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Selects the first invalid field. */
const INVALID = '[aria-invalid="true"], [data-invalid] input';

const settingsOf = (data: FormData) => ({
  targetDate: data.get('targetDate'),
  hoursPerWeek: Number(data.get('hoursPerWeek')),
  level: data.get('level'),
  days: data.getAll('days'),
});

const errorsOf = ({
  issues,
}: {
  issues: { path: PropertyKey[]; message: string }[];
}): FieldErrors => Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));

interface CheckGroupProps {
  legend: string;
  hint?: string;
  /** The error about the choice. */
  error?: string;
  /** Side by side, not stacked. */
  inline?: boolean;
  children: ReactNode;
}

/** A group of checkboxes with its legend. */
function CheckGroup({ legend, hint, error, inline, children }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={error || hint ? id : undefined}
    >
      <legend>{legend}</legend>
      <div className={classNames(styles.checks, inline && styles.inline)}>{children}</div>
      {(error || hint) && (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
