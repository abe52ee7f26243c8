import { createElement, Fragment } from 'react';

/** Plain text in which `backquotes` mark code. */
export const Inline = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );

/** Such text in paragraphs, parted by blank lines. */
export const Prose = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      <Inline text={paragraph} />
    </p>
  ));
