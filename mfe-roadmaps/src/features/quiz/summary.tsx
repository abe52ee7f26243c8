import type { QuizAnswer, UnitQuizQuestion } from '@site/shared/contracts/practice';
import { QuestionMatter } from '@site/shared/reading';
import { Button, CheckIcon, CircleCheckIcon, RotateCwIcon, XIcon } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import { OptionMark, stateOf } from './option-mark.tsx';
import styles from './quiz.module.css';
import { rightAtFirst } from './round.ts';

interface SummaryProps {
  questions: readonly UnitQuizQuestion[];
  answers: readonly QuizAnswer[];
  missed: readonly UnitQuizQuestion[];
  onRetry: () => void;
  onStartOver: () => void;
  /** The next step, shown once every question was answered correctly. */
  offer: ReactNode;
}

/** How a round went, what to do next, and every question with its answer and the reason. */
export function Summary({ questions, answers, missed, ...on }: SummaryProps) {
  const first = rightAtFirst(questions, answers);
  const isDone = missed.length === 0;
  return (
    <div className={styles.summary}>
      <p className={styles.score}>
        {isDone && <CircleCheckIcon aria-hidden="true" />}
        {isDone ? 'You got every question right.' : `${first} of ${questions.length} right.`}
      </p>
      <p>{isDone ? firstTry(first, questions.length) : toTryAgain(missed.length)}</p>
      <div className={styles.actions}>
        {!isDone && (
          <Button variant="primary" icon={<RotateCwIcon aria-hidden="true" />} onClick={on.onRetry}>
            {missed.length === 1 ? 'Try the one you missed' : 'Try the ones you missed'}
          </Button>
        )}
        {isDone && on.offer}
        <Button variant="ghost" onClick={on.onStartOver}>
          Start over
        </Button>
      </div>
      <h3>All questions</h3>
      <ol className={styles.review}>
        {questions.map((question, at) => (
          <Reviewed
            key={question.id}
            question={question}
            number={at + 1}
            last={answers.find(({ questionId }) => questionId === question.id)?.last ?? null}
          />
        ))}
      </ol>
    </div>
  );
}

const firstTry = (first: number, all: number) =>
  first === all ? 'All of them on the first try.' : `${first} of ${all} on the first try.`;

const toTryAgain = (count: number) =>
  count === 1
    ? "Try the one you missed again: the quiz is complete once it's right."
    : `Try the ${count} you missed again: the quiz is complete once they're right.`;

interface ReviewedProps {
  question: UnitQuizQuestion;
  number: number;
  last: number | null;
}

/** A question with its last answer, folded. */
function Reviewed({ question, number, last }: ReviewedProps) {
  const isRight = last === question.answer;
  const [prompt = '', ...details] = question.question.split('\n\n');
  return (
    <li>
      <Fold
        title={
          <span className={styles.prompt} data-state={isRight ? 'right' : 'wrong'}>
            {isRight ? (
              <CheckIcon role="img" aria-label="Right:" />
            ) : (
              <XIcon role="img" aria-label="Wrong:" />
            )}
            <span>
              {number}. <Inline text={prompt} />
            </span>
          </span>
        }
      >
        {details.length > 0 && (
          <div className={proseStyles.prose}>
            <Prose text={details.join('\n\n')} />
          </div>
        )}
        <QuestionMatter question={question} tableLabel={`Table of question ${number}`} />
        <ul className={styles.options}>
          {question.options.map((option, at) => {
            const facts = { isRight: at === question.answer, isChosen: at === last };
            return (
              <li key={option} className={styles.option} data-state={stateOf(facts)}>
                <span>
                  <Inline text={option} />
                </span>
                <OptionMark {...facts} />
              </li>
            );
          })}
        </ul>
        <div className={proseStyles.prose}>
          <Prose text={question.explanation} />
        </div>
      </Fold>
    </li>
  );
}
