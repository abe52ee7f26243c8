import { CircleAlertIcon, CircleCheckIcon, classNames } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { RunState } from '../run-state.ts';
import { CaseValues } from './case-results.tsx';
import { outcomeMessage } from './run-messages.ts';
import { type Judgement, judge, verdictNames } from './verdict.ts';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  judgement: Judgement;
  state: RunState;
  /** Shown if it was accepted. */
  children: ReactNode;
}

/** What came of a submission: the verdict, and the first case that didn't pass. */
export function VerdictPanel({ judgement, state, children }: VerdictPanelProps) {
  const { verdict, failed } = judgement;
  const accepted = verdict === 'accepted';
  const Icon = accepted ? CircleCheckIcon : CircleAlertIcon;
  const why = whyOf(judgement, state);
  return (
    <div className={classNames(styles.panel, accepted ? styles.accepted : styles.refused)}>
      <h4 className={styles.verdict}>
        <Icon aria-hidden="true" />
        {verdictNames[verdict]}
      </h4>
      <p className={styles.counts}>{countsOf(judgement, state)}</p>
      {why && <p>{why}</p>}
      {failed && (
        <div className={styles.case}>
          <p className={styles.name}>
            Case {failed.index + 1} of {judgement.total}: {failed.given.name}
          </p>
          <CaseValues given={failed.given} result={failed.result} />
        </div>
      )}
      {accepted && children}
    </div>
  );
}

/** The verdict on a submission in a sentence, for those who can't see it; '' if there is none. */
export function announcementOf(state: RunState): string {
  const judgement = state.mode === 'submit' && judge(state);
  if (!judgement) return '';
  const { verdict, failed } = judgement;
  const first = failed ? ` The first that failed: ${failed.given.name}.` : '';
  return `${verdictNames[verdict]}. ${countsOf(judgement, state)}.${first}`;
}

const countsOf = ({ passed, total }: Judgement, { milliseconds }: RunState) =>
  `${passed} of ${total} cases passed in ${milliseconds.toLocaleString('en')} ms`;

/** What the values of the case don't say. */
function whyOf({ verdict, failed }: Judgement, { outcome, language }: RunState): string | null {
  if (verdict === 'accepted' || verdict === 'wrong-answer' || failed?.result?.error) return null;
  if (outcome?.kind === 'finished' && !outcome.error)
    return 'The program ended itself before its cases were run.';
  const message = outcome && outcomeMessage(outcome, language);
  return message && `${message.title}. ${message.text}`;
}
