interface MomentProps {
  at: string;
  className?: string;
}

/** A time to the second, as the reader's browser writes it. */
export const Moment = ({ at, className }: MomentProps) => (
  <time dateTime={at} className={className}>
    {new Date(at).toLocaleString()}
  </time>
);

const minutes = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A time to the minute, such as Nov 22, 2026, 3:11 PM. */
export const ShortMoment = ({ at }: MomentProps) => (
  <time dateTime={at}>{minutes.format(new Date(at))}</time>
);

/** The day of a time, as the reader's browser writes it. */
export const Day = ({ at }: MomentProps) => (
  <time dateTime={at}>{new Date(at).toLocaleDateString()}</time>
);

const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time to the minute within a sentence, as the reader's browser writes it. */
export const momentText = (at: string): string => local.format(new Date(at));
