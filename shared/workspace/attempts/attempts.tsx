import type { Attempt, SolutionLanguage } from '@site/shared/contracts/practice';
import { attempts as deviceAttempts } from '@site/shared/device';
import { Listing, plainLines } from '@site/shared/listing';
import { useOutboxEntries, useQuery, useSession } from '@site/shared/platform';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  classNames,
  Notice,
  VisuallyHidden,
} from '@site/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { languageNames } from '../language/solvable.ts';
import { verdictNames } from '../running/verdict.ts';
import { type AttemptMeta, attemptsQuery } from './account-attempts.ts';
import styles from './attempts.module.css';
import { readDeviceAttempts } from './device-attempts.ts';

interface AttemptsProps {
  unitId: string;
  /** The language of the editor. */
  language: SolutionLanguage;
  /** Puts the code of an attempt into the editor. */
  onLoad: (code: string) => void;
}

/** What was submitted for an exercise, on this device and with the account, each with its code. */
export function Attempts({ unitId, ...editor }: AttemptsProps) {
  const { attempts, failed, retry } = useAttempts(unitId);
  return (
    <div className={styles.attempts}>
      {failed && (
        <Notice tone="warning" title="We couldn't load your earlier attempts">
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {attempts.length === 0 && !failed && (
        <p className={styles.none}>Nothing yet. What you submit appears here with its code.</p>
      )}
      {attempts.length > 0 && (
        <ol className={styles.list}>
          {attempts.map((attempt) => (
            <Row key={attempt.id} attempt={attempt} {...editor} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface RowProps extends Pick<AttemptsProps, 'language' | 'onLoad'> {
  attempt: Attempt;
}

function Row({ attempt, language, onLoad }: RowProps) {
  const { verdict, passed, total, milliseconds, submittedAt, code } = attempt;
  const [open, setOpen] = useState(false);
  const accepted = verdict === 'accepted';
  const Icon = accepted ? CircleCheckIcon : CircleAlertIcon;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon
            className={classNames(accepted ? styles.accepted : styles.refused)}
            aria-hidden="true"
          />
          <span className={styles.verdict}>{verdictNames[verdict]}</span>{' '}
          <span className={styles.facts}>
            {passed}/{total}
            <VisuallyHidden> cases passed</VisuallyHidden>, {milliseconds.toLocaleString('en')} ms,{' '}
            {languageNames[attempt.language]},{' '}
            <time dateTime={submittedAt}>{timeAgo(submittedAt)}</time>
          </span>
        </summary>
        {open && (
          <div className={styles.code}>
            <Listing
              lines={plainLines(code)}
              label={`Code of the attempt ${timeAgo(submittedAt)}`}
            />
            {attempt.language === language ? (
              <Button size="sm" variant="ghost" onClick={() => onLoad(code)}>
                Load this code into the editor
              </Button>
            ) : (
              <p className={styles.aside}>
                Switch to {languageNames[attempt.language]} to load this code into the editor.
              </p>
            )}
          </div>
        )}
      </details>
    </li>
  );
}

/** All attempts at an exercise, wherever they are, the newest first. */
function useAttempts(unitId: string) {
  const person = useSession().user?.id;
  const query = useQuery({
    ...attemptsQuery(person ?? '', unitId),
    enabled: person !== undefined,
  });
  const entries = useOutboxEntries<AttemptMeta>('attempt');
  const [device, setDevice] = useState<Attempt[]>([]);
  useEffect(() => {
    const read = () => setDevice(readDeviceAttempts(unitId, person ?? null));
    read();
    return deviceAttempts.onChange(read);
  }, [unitId, person]);
  const attempts = useMemo(() => {
    const sending = entries.map(({ meta }) => meta).filter((meta) => meta.unitId === unitId);
    return merged([...(query.data ?? []), ...sending.map(({ attempt }) => attempt), ...device]);
  }, [query.data, entries, device, unitId]);
  return { attempts, failed: query.isError, retry: () => void query.refetch() };
}

/** Each once. */
function merged(all: readonly Attempt[]): Attempt[] {
  const byId = new Map(all.map((attempt) => [attempt.id, attempt]));
  return [...byId.values()].sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));
}

const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Such as 'just now' or '5 minutes ago'. */
function timeAgo(at: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  const found = units.find(([, minutesEach]) => minutes >= minutesEach);
  return found ? words.format(-Math.floor(minutes / found[1]), found[0]) : 'just now';
}
