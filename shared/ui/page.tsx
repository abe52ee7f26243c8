import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** Names the page in the browser's tab, followed by the site's name as the document gives it. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);
}

export interface PageProps {
  /** The page's one h1, and its name in the browser's tab. */
  title: string;
  intro?: ReactNode;
  /** A line above the heading, such as a back link. */
  above?: ReactNode;
  /** Buttons or links beside the heading. */
  actions?: ReactNode;
  /** `text` for reading, `wide` (default) for lists and tables, `form` for a form alone in the middle. */
  width?: 'wide' | 'text' | 'form';
  children?: ReactNode;
}

/** The frame of a page: its width, its heading, its intro. */
export function Page({ title, intro, above, actions, width = 'wide', children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classNames(styles.page, styles[width])}>
      {above && <div className={styles.above}>{above}</div>}
      <header className={styles.header}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
