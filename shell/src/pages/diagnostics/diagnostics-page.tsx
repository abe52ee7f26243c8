import { NavLink } from '@site/shared/platform';
import { Page } from '@site/shared/ui/page.tsx';
import type { ReactNode } from 'react';
import styles from './diagnostics.module.css';

interface DiagnosticsPageProps {
  title: string;
  intro: string;
  actions?: ReactNode;
  children: ReactNode;
}

const links = [
  { to: '/test', label: 'Composition' },
  { to: '/article-test', label: 'Routes' },
  { to: '/admin-test', label: 'API' },
  { to: '/test-article/two-sum', label: 'Slug' },
];

/** The frame of the pages for people who ship remotes: they link only to each other and aren't indexed. */
export const DiagnosticsPage = ({ title, intro, actions, children }: DiagnosticsPageProps) => (
  <Page
    title={title}
    intro={intro}
    actions={actions}
    above={
      <nav aria-label="Diagnostics" className={styles.links}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
    }
  >
    <div className={styles.sections}>{children}</div>
  </Page>
);
