import type { AdminDsaProblem, ListingChecked } from '@site/shared/contracts/editorial';
import { Badge, Notice, Table } from '@site/shared/ui';
import styles from '../content.module.css';
import own from './problems.module.css';

interface CheckResultsProps {
  problem: AdminDsaProblem;
  checked: ListingChecked;
}

/** The results of running a listing: each case, and the output. */
export function CheckResults({ problem, checked }: CheckResultsProps) {
  const { cases, fault, output } = checked;
  const passed = passedIn(checked);
  const all = passed === cases.length && !fault;
  return (
    <section className={styles.stack} aria-label="Results">
      <Notice tone={all ? 'success' : 'danger'} title={`${passed} of ${cases.length} cases passed`}>
        {fault && (
          <p>
            <strong>{fault.title}</strong> {fault.text}
          </p>
        )}
      </Notice>
      <Table label="Cases" columns={['Case', 'Result', 'Input', 'Expected', 'Actual']}>
        {problem.cases.map(({ name, input, expected }, index) => {
          const result = cases[index];
          return (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td>
                {result ? (
                  <Badge tone={result.passed ? 'success' : 'danger'}>
                    {result.passed ? 'Passed' : 'Failed'}
                  </Badge>
                ) : (
                  <Badge>Not reached</Badge>
                )}
              </td>
              <td className={own.value}>{input}</td>
              <td className={own.value}>{expected}</td>
              <td className={own.value}>{result?.error ?? result?.actual}</td>
            </tr>
          );
        })}
      </Table>
      {output && (
        <details className={own.output}>
          <summary>Printed by the program</summary>
          <pre>{output}</pre>
        </details>
      )}
    </section>
  );
}

export const passedIn = ({ cases }: ListingChecked) =>
  cases.filter((result) => result?.passed).length;
