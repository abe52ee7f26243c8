import { createElement, Fragment } from 'react';

/** Plain text in which `backquotes` mark code. */
export const TextWithCode = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
