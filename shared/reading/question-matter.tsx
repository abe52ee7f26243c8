import type { UnitQuizQuestion } from '@site/shared/contracts/practice';
import { Table } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import { ArticleBody } from './article-body.tsx';

interface QuestionMatterProps {
  question: Pick<UnitQuizQuestion, 'code' | 'table'>;
  /** Distinguishes the table of one question from that of another on the same page. */
  tableLabel: string;
}

/** The code or the table that a question is about, if any. */
export const QuestionMatter = ({ question: { code, table }, tableLabel }: QuestionMatterProps) => (
  <>
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
  </>
);
