import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.ts';
import { useCloseRequest } from './use-close-request.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false when the person closes it: Escape, Back on a phone, the close button or a click outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** sm 26 rem, md 34 rem, lg 60 rem. */
  size?: 'sm' | 'md' | 'lg';
  /** Shown beside the content if there is room for it. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * What is in a dialog: traps the focus and returns it on closing. The overlay is our own, since the primitive's
 * overlay injects a stylesheet, which the policy forbids.
 */
export function ModalDialog({ open, onOpenChange, title, description, ...props }: DialogProps) {
  const { size = 'md', aside, children } = props;
  const focus = useFocusReturn();
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className={styles.overlay} data-scroll-lock="" />
        <Primitive.Content
          className={classNames(styles.dialog, styles[size])}
          onInteractOutside={keepOpenOnNotices}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.body}>
            <header className={styles.header}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {description && (
                <Primitive.Description className={styles.description}>
                  {description}
                </Primitive.Description>
              )}
            </header>
            {children}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
          <Primitive.Close asChild>
            <IconButton size="sm" label="Close" className={styles.close}>
              <XIcon />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Remembers what had the focus when the dialog opened, and returns the focus to it. The focus starts at the
 * element with `data-initial-focus`, or at the first focusable one.
 */
function useFocusReturn() {
  const owner = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { currentTarget: dialog } = event;
      if (!(dialog instanceof Element)) return;
      if (!dialog.contains(document.activeElement)) owner.current = document.activeElement;
      const first = dialog.querySelector<HTMLElement>('[data-initial-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (owner.current instanceof HTMLElement) owner.current.focus();
    },
  };
}

/** Dismissing a toast over the page doesn't count as a click outside. */
function keepOpenOnNotices(event: Event & { detail: { originalEvent: Event } }) {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[aria-live]')) event.preventDefault();
}
