import { counted } from '@site/shared/contracts/composition';
import type { AdminCompany } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Badge, Button } from '@site/shared/ui';
import { CardTable } from '../../tables/card-table.tsx';
import styles from './companies.module.css';

/** What can be done with a company. */
export type CompanyAction = 'name' | 'merge' | 'remove';

interface CompanyTableProps {
  companies: AdminCompany[];
  onAct: (action: CompanyAction, company: AdminCompany) => void;
}

/** All companies, those that are pending first. */
export const CompanyTable = ({ companies, onAct }: CompanyTableProps) => (
  <CardTable
    label="Companies"
    columns={['Name', 'Reports', 'Listed for', 'Also called', 'Actions']}
  >
    {companies.map((company) => (
      <CompanyRow key={company.id} company={company} onAct={(action) => onAct(action, company)} />
    ))}
  </CardTable>
);

interface CompanyRowProps {
  company: AdminCompany;
  onAct: (action: CompanyAction) => void;
}

function CompanyRow({ company, onAct }: CompanyRowProps) {
  const { name, slug, pending, reports, listed, merged } = company;
  const button = (label: string, action: CompanyAction) => (
    <Button size="sm" aria-label={`${label} ${name}`} onClick={() => onAct(action)}>
      {label}
    </Button>
  );
  return (
    <tr>
      <th scope="row">
        {pending ? (
          <span className={styles.name}>
            {name} <Badge tone="warning">New</Badge>
          </span>
        ) : (
          <Link to={`/roadmaps/company/${slug}`}>{name}</Link>
        )}
      </th>
      <td data-label="Reports">{reports}</td>
      <td data-label="Listed for">{counted(listed, 'problem')}</td>
      <td data-label="Also called" className={styles.merged}>
        {merged.join(', ')}
      </td>
      <td>
        <span className={styles.actions}>
          {button(pending ? 'Accept' : 'Rename', 'name')}
          {button('Merge', 'merge')}
          {listed === 0 && button(pending ? 'Reject' : 'Remove', 'remove')}
        </span>
      </td>
    </tr>
  );
}
