import type { Admin } from '@site/shared/contracts/identity';
import { NavLink, useLocation } from '@site/shared/platform';
import { Badge, VisuallyHidden } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './admin-menu.module.css';
import { sectionsFor } from './sections.ts';
import type { Disclosure } from './use-disclosure.ts';

interface AdminMenuProps {
  /** null for anyone who isn't an administrator. */
  admin: Admin | null;
  /** Whether it's folded out, on small screens. */
  menu: Disclosure;
  /** How many items are pending on a page, by its address. */
  waiting: Record<string, number | undefined>;
}

/** The admin area's navigation. On small screens, it's folded behind a button of the header. */
export function AdminMenu({ admin, menu: { id, open }, waiting }: AdminMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: brings the current page into view after every navigation
  useEffect(() => {
    if (list.current) showCurrentPage(list.current);
  }, [pathname]);
  return (
    <div ref={list} id={id} className={styles.menu} data-state={open ? 'open' : 'closed'}>
      <nav aria-label="Administration" className={styles.sections}>
        {sectionsFor(admin?.role ?? null).map(({ title, pages }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.pages}>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.page}>
                    {label}
                    <Waiting count={waiting[to] ?? 0} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

/** Scrolls only the menu: `scrollIntoView` would move the page, too. */
function showCurrentPage(list: HTMLElement): void {
  const page = list.querySelector<HTMLElement>('[aria-current="page"]');
  if (!page) return;
  const isAbove = page.offsetTop < list.scrollTop;
  const isBelow = page.offsetTop + page.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = page.offsetTop - list.clientHeight / 2;
}

const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="accent" className={styles.waiting}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
