import * as Primitive from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  children: ReactNode;
}

/**
 * A small window next to its button, for more than a list of actions (that is a Menu). The focus moves in,
 * and back when it closes on Escape or a click outside. Not modal: a modal one injects a stylesheet to lock
 * scrolling.
 */
export function Popover({ trigger, label, align = 'end', children, ...state }: PopoverProps) {
  return (
    <Primitive.Root modal={false} {...state}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        className={styles.popover}
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={8}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
