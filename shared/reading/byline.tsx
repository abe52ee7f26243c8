import { brand } from '@site/shared/brand';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Who stands behind a text, and the day of its last review if there was one: the last of its `Facts`. */
export const Byline = ({ reviewed }: { reviewed: string | null }) => (
  <>
    <li>By the {brand.name} editors</li>
    {reviewed && (
      <li>
        Reviewed <time dateTime={reviewed}>{day.format(new Date(reviewed))}</time>
      </li>
    )}
  </>
);
