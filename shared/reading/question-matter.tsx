import type { UnitQuizQuestion } from '@site/shared/contracts/practice';
import { Table } from '@site/shared/ui';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import styles from './article-body.module.css';
import { ArticleBody } from './article-body.tsx';

interface QuestionMatterProps {
  question: Pick<UnitQuizQuestion, 'code' | 'table' | 'passage' | 'picture'>;
  /** Distinguishes the table of one question from that of another on the same page. */
  tableLabel: string;
}

/** What a question is about, if anything: a passage, code, a table, a chart or a picture. */
export const QuestionMatter = ({ question, tableLabel }: QuestionMatterProps) => {
  const { passage, code, table, picture } = question;
  return (
    <>
      {passage && (
        <div className={styles.body}>
          <Prose text={passage} />
        </div>
      )}
      {code && <ArticleBody html={code.html} />}
      {table && (
        <Table label={tableLabel} columns={table.head}>
          {table.rows.map((row, at) => (
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
      {picture && <ArticleBody html={picture} />}
    </>
  );
};
