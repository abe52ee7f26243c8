import type { UnitQuiz } from '@site/shared/contracts/practice';
import { ProgressBar } from '@site/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QuestionView } from './question-view.tsx';
import styles from './quiz.module.css';
import { roundOf, withAnswer } from './round.ts';
import { Summary } from './summary.tsx';
import { useAnswers } from './use-answers.ts';

interface QuizViewProps {
  quiz: UnitQuiz;
  /** The unit's name. */
  title: string;
  /** Called when the last open question has been answered correctly. */
  onDone: () => void;
  /** The next step, shown once every question was answered correctly. */
  offer: ReactNode;
}

/** The last checked answer, until the next question. */
interface Checked {
  questionId: string;
  option: number;
}

/** The questions one after another; those that were missed come back until all are right. */
export function QuizView({ quiz, title, onDone, offer }: QuizViewProps) {
  const { questions } = quiz;
  const { answers, change } = useAnswers(quiz, title);
  const [started, setStarted] = useState(1);
  const [checked, setChecked] = useState<Checked | null>(null);
  const round = roundOf(questions, answers, started);
  const question =
    questions.find(({ id }) => id === checked?.questionId) ?? round.open.at(0) ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Counts the steps, so that the heading isn't focused as the page opens. */
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (steps > 0) heading.current?.focus();
  }, [steps]);

  const proceed = () => {
    setChecked(null);
    setSteps((count) => count + 1);
  };
  const check = (questionId: string, option: number) => {
    const next = withAnswer(answers, questionId, option, round.number);
    setChecked({ questionId, option });
    change(next);
    const { open, missed } = roundOf(questions, next);
    if (open.length === 0 && missed.length === 0) onDone();
  };
  const retry = () => {
    setStarted(round.number + 1);
    proceed();
  };
  const startOver = () => {
    setStarted(1);
    change([]);
    proceed();
  };

  const done = round.size - round.open.length;
  const number = checked ? done : done + 1;
  return (
    <section className={styles.quiz} aria-labelledby="quiz" data-notices="urgent">
      <div className={styles.head}>
        <h2 id="quiz" ref={heading} tabIndex={-1}>
          {question ? `Question ${number} of ${round.size}` : 'How you did'}
        </h2>
        {round.number > 1 && question && <p>The ones you missed</p>}
      </div>
      {question ? (
        <>
          <ProgressBar label="Answered" value={done} max={round.size} />
          <QuestionView
            key={`${question.id} ${round.number}`}
            question={question}
            checked={checked?.option ?? null}
            isLast={round.open.length === 0}
            onCheck={(option) => check(question.id, option)}
            onNext={proceed}
          />
        </>
      ) : (
        <Summary
          questions={questions}
          answers={answers}
          missed={round.missed}
          onRetry={retry}
          onStartOver={startOver}
          offer={offer}
        />
      )}
    </section>
  );
}
