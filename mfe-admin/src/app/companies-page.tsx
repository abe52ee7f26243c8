import { counted } from '@site/shared/contracts/composition';
import { type AdminCompany, companyName } from '@site/shared/contracts/editorial';
import { messageOf, useQuery } from '@site/shared/platform';
import { ErrorState, SelectField, Skeleton, TextField } from '@site/shared/ui';
import { useState } from 'react';
import {
  companiesQuery,
  mergeCompany,
  nameCompany,
  removeCompany,
} from '../features/companies/companies.queries.ts';
import { type CompanyAction, CompanyTable } from '../features/companies/company-table.tsx';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/companies */
export const CompaniesPage = () => (
  <AdminPage
    right="content"
    title="Companies"
    intro="The names of companies that ask problems. A new one is from a learner's report: nobody else sees it until you accept it."
  >
    <Companies />
  </AdminPage>
);

function Companies() {
  const { data, error, refetch } = useQuery(companiesQuery);
  const [chosen, setChosen] = useState<{ action: CompanyAction; company: AdminCompany } | null>(
    null,
  );
  if (!data && error) {
    return (
      <ErrorState
        title="We couldn't load the companies"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="20rem" />;
  const Chosen = chosen && dialogs[chosen.action];
  return (
    <>
      <CompanyTable
        companies={data.items}
        onAct={(action, company) => setChosen({ action, company })}
      />
      {Chosen && (
        <Chosen
          company={chosen.company}
          others={data.items.filter(({ id, pending }) => id !== chosen.company.id && !pending)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

interface CompanyDialogProps {
  company: AdminCompany;
  /** Those that it can be merged into. */
  others: AdminCompany[];
  onClose: () => void;
}

function NameDialog({ company: { id, name: former, pending }, onClose }: CompanyDialogProps) {
  const [name, setName] = useState(former);
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      title={pending ? `Accept ${former}?` : `Rename ${former}`}
      description={
        pending
          ? 'Correct the name first if it has a typo. Everyone can see and choose it then.'
          : 'The former name leads to this one from then on.'
      }
      action={pending ? 'Accept' : 'Rename'}
      variant="primary"
      isDirty={name !== former}
      check={() => {
        const message = companyName.safeParse({ name }).error?.issues[0]?.message;
        setError(message);
        return message === undefined;
      }}
      run={() => nameCompany(id, { name })}
      done={pending ? 'Company accepted!' : 'Company renamed!'}
      failed="We couldn't save the name. Please try again."
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function MergeDialog({ company: { id, name, reports }, others, onClose }: CompanyDialogProps) {
  const [into, setInto] = useState(String(others[0]?.id ?? ''));
  return (
    <ConfirmDialog
      title={`Merge ${name}`}
      description={`Its ${counted(reports, 'report')} and its name go to the other company. This can't be undone.`}
      action="Merge"
      run={() => mergeCompany(id, { into: Number(into) })}
      done="Companies merged!"
      failed="We couldn't merge them. Please try again."
      onClose={onClose}
    >
      <SelectField label="Into" value={into} onChange={(event) => setInto(event.target.value)}>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}

function RemoveDialog({ company: { id, name, pending, reports }, onClose }: CompanyDialogProps) {
  const action = pending ? 'Reject' : 'Remove';
  return (
    <ConfirmDialog
      title={`${action} ${name}?`}
      description={`Its ${counted(reports, 'report')} will be deleted. This can't be undone.`}
      action={action}
      run={() => removeCompany(id)}
      done={pending ? 'Company rejected!' : 'Company removed!'}
      failed="We couldn't delete it. Please try again."
      onClose={onClose}
    />
  );
}

const dialogs = { name: NameDialog, merge: MergeDialog, remove: RemoveDialog };
