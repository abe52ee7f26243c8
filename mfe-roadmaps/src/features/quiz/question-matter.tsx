import type { UnitQuizQuestion } from '@site/shared/contracts';
import { ArticleBody } from '@site/shared/reading';
import { Table } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';

/** The code or the table that a question is about, if any. */
export const QuestionMatter = ({ code, table }: Pick<UnitQuizQuestion, 'code' | 'table'>) => (
  <>
    {code && <ArticleBody html={code.html} />}
    {table && (
      <Table label="Table" columns={table.head}>
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
