import * as Primitive from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** A line above the entries, such as who is signed in. */
  heading?: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  /** MenuItem elements. */
  children: ReactNode;
}

/**
 * A menu of actions behind a button. Not modal: a modal one injects a stylesheet to lock scrolling. It is
 * rendered next to its trigger in the document, so that it belongs to the same landmark.
 */
export function Menu({ trigger, heading, align = 'end', children, ...state }: MenuProps) {
  return (
    <Primitive.Root modal={false} {...state}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={8}>
        {heading && <Primitive.Label className={styles.heading}>{heading}</Primitive.Label>}
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

export interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** One action of a Menu; choosing it closes the menu. */
export function MenuItem({ onSelect, icon, disabled, children }: MenuItemProps) {
  return (
    <Primitive.Item className={styles.item} disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </Primitive.Item>
  );
}
