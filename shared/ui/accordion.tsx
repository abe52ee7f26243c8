import * as Primitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons.ts';

export interface AccordionProps {
  /** The open item's value, '' for none. Leave out to let the accordion keep it. */
  value?: string;
  onValueChange?: (value: string) => void;
  defaultValue?: string;
  className?: string;
  /** AccordionItem elements. */
  children: ReactNode;
}

/** Sections of which at most one is open; clicking the open one closes it. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      {...rest}
      className={classNames(styles.accordion, className)}
    />
  );
}

export interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** Stands at the end of the title's row, such as a count and a progress bar. */
  meta?: ReactNode;
  /** Level of the heading that holds the button. Default 3. */
  level?: 2 | 3 | 4;
  /** `none` where the content brings its own, as a table does. */
  padding?: 'md' | 'none';
  children: ReactNode;
}

/** One section: a heading with a button, and what it shows. */
export function AccordionItem({ value, title, meta, level = 3, ...rest }: AccordionItemProps) {
  const { padding = 'md', children } = rest;
  const Heading = `h${level}` as const;
  return (
    <Primitive.Item value={value} className={styles.item}>
      <Primitive.Header asChild>
        <Heading className={styles.heading}>
          <Primitive.Trigger className={styles.trigger}>
            <span className={styles.title}>{title}</span>
            {meta && <span className={styles.meta}>{meta}</span>}
            <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
          </Primitive.Trigger>
        </Heading>
      </Primitive.Header>
      <Primitive.Content className={styles.content}>
        <div className={classNames(padding === 'md' && styles.padded)}>{children}</div>
      </Primitive.Content>
    </Primitive.Item>
  );
}
