import { createElement, Fragment } from 'react';
import styles from './prose.module.css';

/** Code of up to this many characters fits on a line of the narrowest screen, so it isn't broken. */
const SHORT = 24;

/** Plain text in which `backquotes` mark code. */
export const Inline = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 === 1 ? codeOf(part) : part)),
  );

const codeOf = (text: string) =>
  createElement(
    'code',
    { className: text.length <= SHORT ? `${styles.code} ${styles.short}` : styles.code },
    text,
  );

/** Such text in paragraphs, separated by blank lines. */
export const Prose = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      <Inline text={paragraph} />
    </p>
  ));
