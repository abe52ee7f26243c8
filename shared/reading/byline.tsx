import { brand } from '@site/shared/brand';
import type { ReactNode } from 'react';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

interface BylineProps {
  /** The day of the last review, if there was one. */
  reviewed: string | null;
  /** If it isn't the editors. */
  author?: ReactNode;
}

/** Who stands behind a text, and the day of its last review: the last of its `Facts`. */
export const Byline = ({ reviewed, author }: BylineProps) => (
  <>
    <li>By {author ?? `the ${brand.name} editors`}</li>
    {reviewed && (
      <li>
        Reviewed <time dateTime={reviewed}>{day.format(new Date(reviewed))}</time>
      </li>
    )}
  </>
);
