import type { Attempt, SolutionLanguage } from '@site/shared/contracts';
import { Listing, plainLines } from '@site/shared/listing';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  classNames,
  Notice,
  VisuallyHidden,
} from '@site/shared/ui';
import { useState } from 'react';
import { languageNames } from '../language/solvable.ts';
import { verdictNames } from '../running/verdict.ts';
import styles from './attempts.module.css';
import { timeAgo } from './time-ago.ts';
import { useAttempts } from './use-attempts.ts';

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
