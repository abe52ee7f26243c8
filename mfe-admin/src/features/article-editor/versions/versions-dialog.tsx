import { request } from '@site/shared/api';
import type { VersionReason } from '@site/shared/contracts/editorial';
import { messageOf, queryOptions, useQuery } from '@site/shared/platform';
import { Button, Dialog, EmptyState, ErrorState, Spinner } from '@site/shared/ui';
import { useState } from 'react';
import { momentText } from '../../../time/moment.tsx';
import type { Fields } from '../article-form.ts';
import type { DeviceCopy } from '../saving/device-copies.ts';
import { Comparison } from './difference.tsx';
import styles from './versions.module.css';

const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-versions', id],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/articles/{id}/versions', { params: { id }, signal })).items,
    staleTime: 0,
  });

/** Versions never change. */
const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin-data', 'article-version', id, number],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/articles/{id}/versions/{number}', { params: { id, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const reasons: Record<VersionReason, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Restored',
  replaced: 'Replaced by someone else',
};

/** A version on the server, or a text that is stored in this browser. */
type Chosen = { kind: 'version'; number: number } | { kind: 'copy'; copy: DeviceCopy };

interface VersionsDialogProps {
  article: string;
  /** The text in the editor. */
  current: Fields;
  copies: DeviceCopy[];
  /** @param number that of the version; undefined for a text from this browser */
  onRestore: (fields: Fields, number?: number) => void;
  onClose: () => void;
}

/** The article's history: how each version differs, and a button that restores it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { article, current, copies, onRestore, onClose } = props;
  const { data: versions, error, refetch } = useQuery(versionsQuery(article));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const shown = chosen ?? firstOf(versions?.[0]?.number, copies[0]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Versions"
      description="Struck-out text is only in the version. Marked text is only in the editor."
    >
      {error && (
        <ErrorState
          title="We couldn't load the versions"
          message={messageOf(error, "The server isn't responding.")}
          onRetry={() => void refetch()}
        />
      )}
      {!versions && !error && <Loading />}
      {versions?.length === 0 && copies.length === 0 && (
        <EmptyState
          title="No versions yet"
          text="Each time the article is saved, its text is kept here."
        />
      )}
      {shown && (
        <div className={styles.columns}>
          <ol className={styles.list} aria-label="Versions">
            {copies.map((copy) => (
              <li key={copy.at}>
                <button
                  type="button"
                  aria-pressed={shown.kind === 'copy' && shown.copy === copy}
                  onClick={() => setChosen({ kind: 'copy', copy })}
                >
                  <strong>Yours, in this browser</strong>
                  <span>{momentText(copy.at)}</span>
                  <span>Replaced with someone else's text</span>
                </button>
              </li>
            ))}
            {versions?.map(({ number, at, author, reason }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-pressed={shown.kind === 'version' && shown.number === number}
                  onClick={() => setChosen({ kind: 'version', number })}
                >
                  <strong>Version {number}</strong>
                  <span>
                    <time dateTime={at}>{momentText(at)}</time>
                  </span>
                  <span>
                    {reasons[reason]}, {author.name}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {shown.kind === 'copy' ? (
            <Shown
              fields={shown.copy.fields}
              current={current}
              onRestore={() => onRestore(shown.copy.fields)}
            />
          ) : (
            <Version article={article} number={shown.number} {...{ current, onRestore }} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const firstOf = (number: number | undefined, copy: DeviceCopy | undefined): Chosen | null => {
  if (copy) return { kind: 'copy', copy };
  return number === undefined ? null : { kind: 'version', number };
};

const Loading = () => (
  <p role="status">
    <Spinner /> Loading versions...
  </p>
);

interface VersionProps {
  article: string;
  number: number;
  current: Fields;
  onRestore: VersionsDialogProps['onRestore'];
}

function Version({ article, number, current, onRestore }: VersionProps) {
  const { data, error, refetch } = useQuery(versionQuery(article, number));
  if (data) {
    return (
      <Shown
        fields={data.article}
        current={current}
        onRestore={() => onRestore(data.article, number)}
      />
    );
  }
  if (!error) return <Loading />;
  return (
    <ErrorState
      title="We couldn't load this version"
      message={messageOf(error, "The server isn't responding.")}
      onRetry={() => void refetch()}
    />
  );
}

interface ShownProps {
  fields: Fields;
  current: Fields;
  onRestore: () => void;
}

const Shown = ({ fields, current, onRestore }: ShownProps) => (
  <div className={styles.shown}>
    <Comparison before={fields} after={current} same="The editor already has this text." />
    <Button className={styles.restore} variant="primary" onClick={onRestore}>
      Restore this text in the editor
    </Button>
  </div>
);
