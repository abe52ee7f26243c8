/** In the reader's time zone. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{new Date(at).toLocaleString()}</time>
);
