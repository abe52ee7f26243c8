import type { MockQuestion } from '@site/shared/contracts';
import { QuestionMatter } from '@site/shared/reading';
import { Prose } from '@site/shared/ui/prose.tsx';
import styles from './questions.module.css';

interface QuestionTextProps {
  question: MockQuestion;
  /** From 1. */
  number: number;
}

/** The text of a question, with its code and table. */
export const QuestionText = ({ question, number }: QuestionTextProps) => (
  <div id={`${question.key}/text`} className={styles.text}>
    <Prose text={question.question} />
    <QuestionMatter question={question} tableLabel={`Table of question ${number}`} />
  </div>
);
