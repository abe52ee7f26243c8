import { messageOf } from '@site/shared/platform';
import { ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';

interface NotLoadedProps {
  /** Why the data couldn't be loaded; null while it's loading. */
  error: Error | null;
  refetch: () => Promise<unknown>;
  /** The title of the error. */
  failed: string;
  loading: string;
  /** Of the placeholder: about that of the data. */
  height: string;
}

/** What stands in place of a query's data until it's there. */
export const NotLoaded = ({ error, refetch, failed, loading, height }: NotLoadedProps) =>
  error ? (
    <ErrorState
      title={failed}
      message={messageOf(error, "The server isn't responding.")}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
