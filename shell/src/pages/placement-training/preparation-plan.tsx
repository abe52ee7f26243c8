import { Link } from '@site/shared/platform';
import { Card } from '@site/shared/ui/card.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import { plan } from './placement-training.content.ts';
import styles from './placement-training-page.module.css';

/** A twelve-week plan as a table: what to learn, what to practise, what to have at the end. */
export const PreparationPlan = () => (
  <section aria-labelledby="plan">
    <h2 id="plan">A twelve-week preparation plan</h2>
    <p className={styles.intro}>
      About ten hours a week. Start early and you can take it slowly; short on time, begin with the
      topics you know least. The problems are in the <Link to="/roadmaps/dsa">DSA sheet</Link>. Is
      your interview sooner? <Link to="/roadmaps/plan">Make a plan of your own</Link>, day by day.
    </p>
    <Card padding="none" className={styles.plan}>
      <Table
        label="Preparation plan"
        columns={['Weeks', 'Topics', 'Practice', 'By the end you can']}
      >
        {plan.map(({ weeks, topics, practice, result }) => (
          <tr key={weeks}>
            <th
              scope="row"
              className={styles.weeks}
              data-label={weeks.includes('–') ? 'Weeks' : 'Week'}
            >
              {weeks}
            </th>
            <td data-label="Topics:">{topics}</td>
            <td data-label="Practice:">{practice}</td>
            <td data-label="By the end you can">{result}</td>
          </tr>
        ))}
      </Table>
    </Card>
  </section>
);
