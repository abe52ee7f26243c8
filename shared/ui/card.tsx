import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `none` if the content has its own, as a table does. */
  padding?: 'none' | 'md' | 'lg';
  /** Lifts under the pointer: for a card that holds one link stretched over it (class of `cardLink`). */
  interactive?: boolean;
}

/** A bordered surface that groups related content. */
export function Card(props: CardProps) {
  const { as: Element = 'div', padding = 'md', interactive, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        padding !== 'none' && styles[padding],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}

/** For the one link in an interactive card: makes the whole card its target. */
export const cardLink = styles.link ?? '';
