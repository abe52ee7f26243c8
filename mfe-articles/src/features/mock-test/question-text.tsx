import type { MockQuestion } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './questions.module.css';

/** Shows the code of a question, by a name that no other one has. */
export type CodeOf = (code: NonNullable<MockQuestion['code']>, label: string) => ReactNode;

interface QuestionTextProps {
  question: MockQuestion;
  /** From 1. */
  number: number;
  codeOf: CodeOf;
}

/** What is asked, with its code and its table. */
export const QuestionText = ({ question, number, codeOf }: QuestionTextProps) => (
  <div id={`${question.key}/text`} className={styles.text}>
    <Prose text={question.question} />
    {question.code && (
      <div className={styles.code}>{codeOf(question.code, `Code of question ${number}`)}</div>
    )}
    {question.table && (
      <Table label={`Data of question ${number}`} columns={question.table.head}>
        {question.table.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and never move
          <tr key={at}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells may be equal, and never move
              <td key={column}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    )}
  </div>
);
