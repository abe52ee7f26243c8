import { IMAGES_PAGE_SIZE, type LibraryImage } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, EmptyState } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { NotLoaded } from '../loading/not-loaded.tsx';
import styles from './image-grid.module.css';
import { type ImageFilter, imagesQuery } from './images.queries.ts';

interface ImageGridProps {
  filter: ImageFilter;
  onPage: (page: number) => void;
  /** What each picture is shown with. */
  children: (image: LibraryImage) => ReactNode;
}

/** A page of the pictures that match. */
export function ImageGrid({ filter, onPage, children }: ImageGridProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...imagesQuery(filter),
    // The previous page stays until the next one has loaded.
    placeholderData: (former) => former,
  });
  if (error || !data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the pictures"
        loading="Loading pictures..."
        height="24rem"
      />
    );
  }
  return (
    <>
      {data.items.length === 0 ? (
        <NoImages isSearch={filter.search !== ''} />
      ) : (
        <ul className={styles.grid} aria-label="Pictures" aria-busy={isPlaceholderData}>
          {data.items.map((image) => (
            <li key={image.hash} className={styles.item}>
              {children(image)}
            </li>
          ))}
        </ul>
      )}
      <Pages page={filter.page} total={data.total} onPage={onPage} />
    </>
  );
}

const NoImages = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState
      title="No pictures found"
      text="Try other words of the alternative text or of the file's name."
    />
  ) : (
    <EmptyState
      title="No pictures here"
      text="Pictures that are uploaded for articles will be here."
    />
  );

interface PagesProps {
  page: number;
  /** Of all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Nothing if there is only one page. */
function Pages({ page, total, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / IMAGES_PAGE_SIZE));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Button onClick={() => onPage(Math.min(page - 1, pages))}>Previous</Button>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Button onClick={() => onPage(page + 1)}>Next</Button>}
    </nav>
  );
}

/** A picture in its frame, large enough to recognise it. What it shows is said beside it. */
export const Thumbnail = ({ image: { url, width, height } }: { image: LibraryImage }) => (
  <span className={styles.frame}>
    <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
  </span>
);

/** What a picture is called in labels. */
export const nameOf = ({ alt, file_name }: LibraryImage): string =>
  alt || file_name || 'Picture without a name';
