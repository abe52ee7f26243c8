import { counted } from '@site/shared/contracts';
import { Button, XIcon } from '@site/shared/ui';
import { type CatalogFilter, isFiltering, noFilter } from './catalog-filter.ts';
import styles from './results-bar.module.css';

interface ResultsBarProps {
  filter: CatalogFilter;
  onChange: (filter: CatalogFilter) => void;
  problems: number;
  articles: number;
}

/**
 * The number of results (if there are none, the list says so), the selected tag, and a button that clears
 * everything.
 */
export function ResultsBar({ filter, onChange, problems, articles }: ResultsBarProps) {
  const found = [
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
    ...(articles > 0 ? [counted(articles, 'article')] : []),
  ];
  return (
    <div className={styles.bar}>
      <p className={styles.found} role="status">
        {found.join(' and ')}
      </p>
      {filter.tag !== '' && (
        <Button
          size="sm"
          className={styles.tagFilter}
          icon={<XIcon aria-hidden="true" />}
          aria-label={`Tag ${filter.tag}: show all tags`}
          onClick={() => onChange({ ...filter, tag: '' })}
        >
          {filter.tag}
        </Button>
      )}
      {found.length > 0 && isFiltering(filter) && (
        <Button variant="ghost" size="sm" onClick={() => onChange(noFilter)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
