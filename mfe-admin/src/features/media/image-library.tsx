import { useTyped } from '@site/shared/address';
import { counted, limits } from '@site/shared/contracts/composition';
import type { LibraryImage } from '@site/shared/contracts/editorial';
import { Link, useSearchParams } from '@site/shared/platform';
import { Button, SearchField } from '@site/shared/ui';
import { StatusBadge } from '../../articles/status-badge.tsx';
import { ImageGrid, nameOf, Thumbnail } from '../../media/image-grid.tsx';
import type { ImageFilter } from '../../media/images.queries.ts';
import styles from './image-library.module.css';

/** What can be done with a picture. */
export type ImageAction = 'describe' | 'delete';

interface ImageLibraryProps {
  onAct: (action: ImageAction, image: LibraryImage) => void;
}

/** The last page that the API accepts. */
const LAST_PAGE = 1_000;

function readFilter(params: URLSearchParams): ImageFilter {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

const writeFilter = ({ search, page }: ImageFilter) =>
  new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });

/** All pictures of articles, with where each is used. The search and the page are in the address. */
export function ImageLibrary({ onAct }: ImageLibraryProps) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [typed, type] = useTyped(filter.search, (search) =>
    setParams(writeFilter({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  return (
    <div className={styles.library}>
      <SearchField
        label="Search pictures"
        placeholder="Search alternative text and file name"
        className={styles.search}
        maxLength={limits.search}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onClear={() => type('')}
      />
      <ImageGrid filter={filter} onPage={(page) => setParams(writeFilter({ ...filter, page }))}>
        {(image) => <ImageCard image={image} onAct={(action) => onAct(action, image)} />}
      </ImageGrid>
    </div>
  );
}

interface ImageCardProps {
  image: LibraryImage;
  onAct: (action: ImageAction) => void;
}

function ImageCard({ image, onAct }: ImageCardProps) {
  const { alt, file_name, width, height, bytes, uses } = image;
  const name = nameOf(image);
  return (
    <article className={styles.card} aria-label={name}>
      <Thumbnail image={image} />
      <div className={styles.about}>
        <p className={alt ? styles.alt : styles.missing}>{alt || 'No alternative text yet'}</p>
        <p className={styles.facts}>
          {file_name && <span className={styles.file}>{file_name}</span>}
          <span>
            {width} × {height}, {Math.ceil(bytes / 1024)} KiB
          </span>
        </p>
        <Uses image={image} />
        <div className={styles.actions}>
          <Button
            size="sm"
            aria-label={`Alternative text of ${name}`}
            onClick={() => onAct('describe')}
          >
            Alternative text
          </Button>
          {uses.length === 0 && (
            <Button size="sm" aria-label={`Delete ${name}`} onClick={() => onAct('delete')}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function Uses({ image: { uses, earlier } }: { image: LibraryImage }) {
  return (
    <>
      {uses.length === 0 ? (
        <p className={styles.facts}>Not used</p>
      ) : (
        <ul className={styles.uses} aria-label="Used in">
          {uses.map(({ id, title, status, only_draft }) => (
            <li key={id}>
              <Link to={`/admin/articles/${id}`}>{title}</Link> <StatusBadge status={status} />
              {only_draft && <span className={styles.note}>In its draft</span>}
            </li>
          ))}
        </ul>
      )}
      {earlier > 0 && (
        <p className={styles.facts}>In earlier versions of {counted(earlier, 'article')}</p>
      )}
    </>
  );
}
