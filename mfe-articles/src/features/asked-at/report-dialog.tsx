import { monthInWords } from '@site/shared/contracts/composition';
import {
  COMPANY_NAME_MAX,
  type CompanyReport,
  type ReportRound,
  reportMonths,
  reportRounds,
} from '@site/shared/contracts/practice';
import { messageOf, toast, useQuery } from '@site/shared/platform';
import { Button, Dialog, DialogActions, Notice, SelectField, TextField } from '@site/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import {
  companiesQuery,
  type OwnReports,
  ownReportsQuery,
  sendReport,
  takeBackReport,
} from './company-reports.ts';
import styles from './report-dialog.module.css';

const rounds: Record<ReportRound, string> = {
  'online-test': 'Online test',
  phone: 'Phone interview',
  'on-site': 'On-site interview',
  technical: 'Technical interview',
  managerial: 'Managerial interview',
  hr: 'HR interview',
  other: 'Another round',
};

interface ReportDialogProps {
  personId: string;
  unitId: string;
  onClose: () => void;
}

/** Where a learner says which company asked them a problem, sees what they have said so far, and takes it back. */
export function ReportDialog({ personId, unitId, onClose }: ReportDialogProps) {
  const own = { userId: personId, unitId };
  const { data } = useQuery(ownReportsQuery(own));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Were you asked this?"
      description="Others see how many learners a company asked, once there are three. Nobody sees who they are."
    >
      {data && data.items.length > 0 && <OwnList own={own} reports={data.items} />}
      <ReportForm own={own} onClose={onClose} />
    </Dialog>
  );
}

function OwnList({ own, reports }: { own: OwnReports; reports: CompanyReport[] }) {
  const takeBack = (slug: string) =>
    takeBackReport(own, slug).catch((error: unknown) => {
      toast.error(
        messageOf(error, "We couldn't take it back. Check your connection and try again."),
      );
    });
  return (
    <ul className={styles.reports} aria-label="Your reports">
      {reports.map(({ company, round, month, pending }) => (
        <li key={company.slug} className={styles.report}>
          <span>
            <strong>{company.name}</strong>
            <br />
            {rounds[round]}, {monthInWords(month)}
            {pending && (
              <>
                <br />
                Only you see this name until we've checked it.
              </>
            )}
          </span>
          <Button
            size="sm"
            aria-label={`Take back ${company.name}`}
            onClick={() => void takeBack(company.slug)}
          >
            Take back
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ReportForm({ own, onClose }: { own: OwnReports; onClose: () => void }) {
  const { data: companies = [] } = useQuery(companiesQuery);
  const [state, setState] = useState<'editing' | 'sending' | { failed: string }>('editing');
  const listId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setState('sending');
    try {
      await sendReport(own, {
        company: String(fields.get('company')),
        round: fields.get('round') as ReportRound,
        month: String(fields.get('month')),
      });
      toast.success('Thanks for your report.');
      onClose();
    } catch (error) {
      const failed = "We couldn't save it. Check your connection and try again.";
      setState({ failed: messageOf(error, failed) });
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Company"
        name="company"
        required
        maxLength={COMPANY_NAME_MAX}
        list={listId}
        autoComplete="off"
        data-initial-focus=""
      />
      <datalist id={listId}>
        {companies.map(({ name, slug }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <SelectField label="Round" name="round">
        {reportRounds.map((round) => (
          <option key={round} value={round}>
            {rounds[round]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Month" name="month">
        {reportMonths(new Date()).map((month) => (
          <option key={month} value={month}>
            {monthInWords(month)}
          </option>
        ))}
      </SelectField>
      {typeof state === 'object' && <Notice tone="danger">{state.failed}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={state === 'sending'}>
          Save report
        </Button>
      </DialogActions>
    </form>
  );
}
