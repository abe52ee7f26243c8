import styles from './companies.module.css';
import { companyMarks, companyMonograms } from './company-marks.ts';

/** The company's logo, or a tile with its initials. Decorative: the name is shown beside it. */
export function CompanyMark({ name }: { name: string }) {
  const mark = companyMarks[name];
  if (!mark) {
    return (
      <span className={styles.monogram} aria-hidden="true">
        {companyMonograms[name] ?? name.slice(0, 1).toUpperCase()}
      </span>
    );
  }
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.path} fill="currentColor" />
    </svg>
  );
}
