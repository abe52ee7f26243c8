import { Fragment } from 'react';

/** An address that wraps between its parts, not inside a word. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=[.@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
