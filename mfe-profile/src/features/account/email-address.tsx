import { Fragment } from 'react';

/** An address that breaks before its parts if it's too long for the line, not inside a word. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=[.@])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
