import type { ApprovalInfo } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import { Moment } from '../../../time/moment.tsx';
import { authorName } from '../author-name.ts';
import styles from '../releases.module.css';
import { outcomes, subjectOf } from './approval-words.ts';

/** Recently decided requests, the latest first. */
export const Decided = ({ approvals }: { approvals: readonly ApprovalInfo[] }) => (
  <Table label="Recently decided" columns={['Request', 'Asked by', 'Outcome', 'When', 'Why']}>
    {approvals.map((approval) => (
      <tr key={approval.id}>
        <th scope="row" className={styles.wide}>
          {subjectOf(approval)}
        </th>
        <td>{authorName(approval.askedBy, approval.askedByAdministrator)}</td>
        <td>
          {outcomes[approval.state]}
          {approval.decidedBy &&
            ` by ${authorName(approval.decidedBy, approval.decidedByAdministrator)}`}
        </td>
        <td className={styles.figure}>
          <Moment at={approval.decidedAt ?? approval.expiresAt} />
        </td>
        <td className={styles.wide}>{approval.verdict ?? approval.why}</td>
      </tr>
    ))}
  </Table>
);
