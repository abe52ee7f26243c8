const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A time such as Nov 22, 2026, 3:11 PM. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{format.format(new Date(at))}</time>
);
