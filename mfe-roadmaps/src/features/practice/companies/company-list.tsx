import { counted, monthInWords } from '@site/shared/contracts/composition';
import type { CompanyFrequency, LearningUnit } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import { addressText } from '../sources/address-text.ts';
import { companySources } from '../sources/practice-sources.ts';
import styles from './companies.module.css';
import { companyMarks } from './company-marks.ts';

const SHOWN = 2;

interface CompanyListProps {
  frequencies: LearningUnit['company_learning_unit_frequencies'];
}

/** The first two companies of a problem, each with how many learners reported it; '+N' shows the rest. */
export function CompanyList({ frequencies }: CompanyListProps) {
  const [open, setOpen] = useState(false);
  const rest = frequencies.slice(SHOWN).map(({ company }) => company.name);
  if (frequencies.length === 0) return <VisuallyHidden>No companies</VisuallyHidden>;
  return (
    <ul className={styles.companies} title={originOf(frequencies)}>
      {(open ? frequencies : frequencies.slice(0, SHOWN)).map((entry) => (
        <li key={entry.company.slug} className={styles.company}>
          <Link className={styles.link} to={`/roadmaps/company/${entry.company.slug}`}>
            <CompanyMark name={entry.company.name} />
            <span className={styles.name}>{entry.company.name}</span>
            <ReportCount {...entry} />
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-label={open ? 'Fewer companies' : `+${rest.length} more: ${rest.join(', ')}`}
            title={open ? undefined : rest.join(', ')}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fewer' : `+${rest.length}`}
          </button>
        </li>
      )}
    </ul>
  );
}

function ReportCount({ frequency, since }: CompanyFrequency) {
  if (!frequency) return null;
  const learners = counted(frequency, 'learner');
  return (
    <span
      className={styles.count}
      title={since && `Asked ${learners} since ${monthInWords(since)}`}
    >
      {' '}
      {frequency}
      <VisuallyHidden> {frequency === 1 ? 'learner' : 'learners'}</VisuallyHidden>
    </span>
  );
}

function originOf(frequencies: CompanyListProps['frequencies']): string | undefined {
  const sources = companySources(frequencies).map(addressText);
  return sources.length > 0 ? `From ${sources.join(', ')}` : undefined;
}

/** At most two: JP of JPMorgan, B of Bloomberg, TC of TCS. */
const initials = (name: string) =>
  (name.match(/^.|\p{Lu}/gu) ?? []).slice(0, 2).join('').toUpperCase();

/** The company's logo, or a tile with its initials. Decorative: the name is shown beside it. */
function CompanyMark({ name }: { name: string }) {
  const mark = companyMarks[name];
  if (!mark) {
    return (
      <span className={styles.monogram} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.path} fill="currentColor" />
    </svg>
  );
}
