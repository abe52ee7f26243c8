import type { UnitText } from '@site/shared/contracts/practice';
import styles from './unit-text.module.css';

/** What people can take along from a text, such as the template of a résumé. */
export const Documents = ({ documents }: Pick<UnitText, 'documents'>) => (
  <section aria-label="Downloads" className={styles.documents}>
    <ul>
      {documents.map(({ title, markdown, pdf }) => (
        <li key={title}>
          <span>{title}</span>
          <a href={markdown} aria-label={`${title} as Markdown`} download>
            Markdown
          </a>
          <a href={pdf} aria-label={`${title} as PDF`} download>
            PDF
          </a>
        </li>
      ))}
    </ul>
  </section>
);
