import { Link } from 'react-router-dom';
import styles from './back-link.module.css';
import { ArrowLeftIcon } from './icons.ts';

export interface BackLinkProps {
  to: string;
  /** What it leads to, as in "All articles". */
  children: string;
}

/** The link back to the list that a page belongs to; goes above the heading. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className={styles.back}>
    <ArrowLeftIcon aria-hidden="true" />
    {children}
  </Link>
);
