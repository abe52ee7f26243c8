import type { ArticleCategory } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Badge, Button, Notice } from '@site/shared/ui';
import { CardTable } from '../../tables/card-table.tsx';
import styles from './categories.module.css';
import type { Categories } from './categories.queries.ts';

/** All categories; each links to its articles. */
export function CategoryList({ categories, failed, retry }: Categories) {
  return (
    <div className={styles.list}>
      {failed && (
        <Notice tone="danger" title="We couldn't load the categories">
          <p>The one below is a sample. You can't save an article with it.</p>
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      <CardTable label="Categories" columns={['Name', 'Slug', 'Description', 'Position']}>
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} sample={failed} />
        ))}
      </CardTable>
    </div>
  );
}

interface CategoryRowProps {
  category: ArticleCategory;
  sample: boolean;
}

const CategoryRow = ({ category, sample }: CategoryRowProps) => (
  <tr>
    <th scope="row">
      <span className={styles.name}>
        <svg className={styles.dot} viewBox="0 0 2 2" fill={category.color} aria-hidden="true">
          <circle cx="1" cy="1" r="1" />
        </svg>
        {sample ? (
          <>
            {category.name} <Badge tone="warning">Sample</Badge>
          </>
        ) : (
          <Link to={`/admin/articles?category=${category.slug}`}>{category.name}</Link>
        )}
      </span>
    </th>
    <td className={styles.slug} data-label="Slug">
      {category.slug}
    </td>
    <td className={styles.description} data-label="Description">
      {category.description}
    </td>
    <td data-label="Position">{category.sort_order}</td>
  </tr>
);
