import styles from './companies.module.css';
import { companyMarks } from './company-marks.ts';

/** At most two: JP of JPMorgan, B of Bloomberg, TC of TCS. */
const initials = (name: string) =>
  (name.match(/^.|\p{Lu}/gu) ?? []).slice(0, 2).join('').toUpperCase();

/** The company's logo, or a tile with its initials. Decorative: the name is shown beside it. */
export function CompanyMark({ name }: { name: string }) {
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
