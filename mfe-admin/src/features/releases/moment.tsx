/** In the reader's own time. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{new Date(at).toLocaleString()}</time>
);
