import { counted } from '@site/shared/contracts/composition';
import type { MockAttempt, MockProgram, MockWork } from '@site/shared/contracts/practice';
import { CopyButton } from '@site/shared/listing';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { useState } from 'react';
import { reopenTest } from './attempts.ts';
import { useTimeLeft } from './clock.ts';
import { forgetWork, lateWorkOf } from './device-work.ts';
import styles from './notice.module.css';
import { notifyOtherTabs } from './other-tabs.ts';
import { languageNames } from './texts.ts';
import { noWork } from './work.ts';

interface LeftOverProps {
  attempt: MockAttempt;
  person: string;
}

/** Work from after the test was handed in, to copy before it's removed. */
export function LeftOver({ attempt, person }: LeftOverProps) {
  const [work, setWork] = useState(() => lateWorkOf(attempt, person));
  const discard = () => {
    forgetWork(attempt.id, person);
    setWork(noWork);
  };
  const { programs } = work;
  const answers = answersInWords(work, attempt);
  if (programs.length + answers.length === 0) return null;
  return (
    <Notice tone="warning" title="Some of what you wrote here doesn't count">
      <div className={styles.notice}>
        <p>
          The test had been handed in, or the section ended, by the time you wrote this. It's on
          this device only: copy what you need.
        </p>
        <ul className={styles.leftOver}>
          {programs.map((program) => (
            <li key={`${program.problem}:${program.language}`} className={styles.notice}>
              <strong>{nameOf(program, attempt)}</strong>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
              <pre className={styles.program} tabIndex={0}>
                <code>{program.code}</code>
              </pre>
              <CopyButton code={program.code} />
            </li>
          ))}
          {answers.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Button size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

const nameOf = ({ problem, language }: MockProgram, { problems }: MockAttempt) =>
  `${problems.find(({ id }) => id === problem)?.title ?? problem} in ${languageNames[language]}`;

/** In the order of the questions. */
const answersInWords = ({ answers }: MockWork, { questions }: MockAttempt): string[] =>
  questions.flatMap(({ key, options }, index) => {
    const answer = answers.find(({ question }) => question === key);
    if (!answer) return [];
    const chosen = answer.option === null ? 'no answer' : options[answer.option];
    return [`Question ${index + 1}: ${chosen}`];
  });

interface ReopenOfferProps {
  attempt: MockAttempt;
  person: string;
  onReopened: (attempt: MockAttempt) => void;
}

/** Offers to continue a test that was handed in before its end; nothing once its time is up. */
export function ReopenOffer({ attempt, person, onReopened }: ReopenOfferProps) {
  const minutes = Math.ceil(useTimeLeft(attempt.endsAt) / 60);
  const { mutate, isPending } = useMutation({
    mutationFn: () => reopenTest(person, attempt.id),
    onSuccess: (reopened) => {
      onReopened(reopened);
      notifyOtherTabs(attempt.id);
    },
    onError: (error) =>
      void toast.error(messageOf(error, "We couldn't go on with the test. Please try again.")),
  });
  if (minutes === 0) return null;
  return (
    <Notice title={`Your time isn't up: ${counted(minutes, 'minute')} left`}>
      <div className={styles.notice}>
        <p>
          If you handed in by mistake, go on with the test. Its result will say that you'd seen the
          answers.
        </p>
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Go on with the test
        </Button>
      </div>
    </Notice>
  );
}
