import { counted, monthInWords } from '@site/shared/contracts/composition';
import type { CompanyFrequency, DsaProblem } from '@site/shared/contracts/practice';
import { events, Link, sessionStore, toast, useSession, useWanted } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { useEffect, useState } from 'react';
import styles from './asked-at.module.css';

/** More than these would push the program out of view. */
const SHOWN = 5;

const INTENT = 'company-report';

const loadDialog = () => import('./report-dialog.tsx');

/** The companies that learners were asked the problem at, and where the reader can say the same. */
export function AskedAt({ problem }: { problem: Pick<DsaProblem, 'unitId' | 'askedAt'> }) {
  const { unitId, askedAt = [] } = problem;
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const { part, failed, retry } = useLoaded(loadDialog, open);
  useWanted<string>(INTENT, () => setOpen(true));
  useEffect(() => {
    if (!failed) return;
    toast.error("We couldn't load this. Check your connection and try again.");
    setOpen(false);
    retry();
  }, [failed, retry]);
  return (
    <section aria-label="Companies that asked this" className={styles.askedAt}>
      {askedAt.length > 0 && <Companies companies={askedAt} />}
      <Button
        size="sm"
        onClick={() =>
          sessionStore.getState().user ? setOpen(true) : promptLogin(unitId, () => setOpen(true))
        }
      >
        Were you asked this?
      </Button>
      {open && part && user && (
        <part.ReportDialog personId={user.id} unitId={unitId} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function Companies({ companies }: { companies: CompanyFrequency[] }) {
  const others = companies.length - SHOWN;
  return (
    <p>
      Asked at{' '}
      {companies.slice(0, SHOWN).map(({ company, frequency = 0, since = '' }, index) => (
        <span key={company.slug}>
          {index > 0 && ', '}
          <Link to={`/roadmaps/company/${company.slug}`}>{company.name}</Link> by{' '}
          {counted(frequency, 'learner')} since {monthInWords(since)}
        </span>
      ))}
      {others > 0 && `, and ${counted(others, 'other company', 'other companies')}`}.
    </p>
  );
}

function promptLogin(unitId: string, resume: () => void): void {
  const purpose = 'say which company asked you this';
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', {
    reason: `Log in to ${purpose}.`,
    resume,
    wanted: { kind: INTENT, purpose, meta: unitId },
  });
}
