import type { UnitQuizQuestion } from '@site/shared/contracts/practice';
import { QuestionMatter } from '@site/shared/reading';
import { ArrowRightIcon, Button, CircleCheckIcon, XIcon } from '@site/shared/ui';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { OptionMark, stateOf } from './option-mark.tsx';
import styles from './quiz.module.css';

interface QuestionViewProps {
  question: UnitQuizQuestion;
  /** The option that was checked; null until then. */
  checked: number | null;
  /** Whether it's the last of its round. */
  isLast: boolean;
  onCheck: (option: number) => void;
  onNext: () => void;
}

/** One question: choose an option, check it, and see whether it's right, and why. */
export function QuestionView({ question, checked, isLast, onCheck, onNext }: QuestionViewProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen === null) setMissing(true);
    else onCheck(chosen);
  };
  const choose = (option: number) => {
    setChosen(option);
    setMissing(false);
  };
  const shown = checked ?? chosen;
  return (
    <form className={styles.question} onSubmit={check}>
      <div id={id} className={`${proseStyles.prose} ${styles.text}`}>
        <Prose text={question.question} />
      </div>
      <QuestionMatter question={question} tableLabel="Table of the question" />
      <fieldset className={styles.options} aria-labelledby={id} disabled={checked !== null}>
        {question.options.map((option, at) => {
          const facts = { isRight: at === question.answer, isChosen: at === checked };
          return (
            <label
              key={option}
              className={styles.option}
              data-state={checked === null ? 'open' : stateOf(facts)}
            >
              <input type="radio" name={id} checked={at === shown} onChange={() => choose(at)} />
              <span>
                <Inline text={option} />
              </span>
              {checked !== null && <OptionMark {...facts} />}
            </label>
          );
        })}
      </fieldset>
      {checked === null ? (
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            Check answer
          </Button>
          <p role="status" className={styles.missing}>
            {isMissing && 'Choose an answer first.'}
          </p>
        </div>
      ) : (
        <>
          <Result question={question} isRight={checked === question.answer} />
          <div className={styles.actions}>
            <Button variant="primary" icon={<ArrowRightIcon aria-hidden="true" />} onClick={onNext}>
              {isLast ? 'See how you did' : 'Next question'}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface ResultProps {
  question: UnitQuizQuestion;
  isRight: boolean;
}

/** Takes the focus, so that it's announced and the button after it is the next stop. */
function Result({ question, isRight }: ResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.result} data-state={isRight ? 'right' : 'wrong'} tabIndex={-1}>
      <p className={styles.verdict}>
        {isRight ? <CircleCheckIcon aria-hidden="true" /> : <XIcon aria-hidden="true" />}
        {isRight ? 'Right.' : 'Not quite.'}
      </p>
      {!isRight && (
        <p>
          The right answer: <Inline text={question.options[question.answer] ?? ''} />
        </p>
      )}
      <div className={proseStyles.prose}>
        <Prose text={question.explanation} />
      </div>
    </div>
  );
}
