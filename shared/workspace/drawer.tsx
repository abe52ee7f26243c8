import { Button, Notice, Skeleton } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { type ReactNode, useState } from 'react';
import styles from './drawer.module.css';

interface DrawerProps<Part> {
  title: string;
  /** Loads what it shows once it's opened. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}

/** A part of the workspace that is folded, and loaded once it's opened. */
export function Drawer<Part extends object>({ title, load, children }: DrawerProps<Part>) {
  const [open, setOpen] = useState(false);
  const { part, failed, retry } = useLoaded(load, open);
  return (
    <details
      className={styles.drawer}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {open && (
        <div className={styles.content}>
          {part && children(part)}
          {!part && !failed && <Skeleton height="2.5rem" />}
          {failed && (
            <Notice tone="danger" title="We couldn't load this part">
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            </Notice>
          )}
        </div>
      )}
    </details>
  );
}
