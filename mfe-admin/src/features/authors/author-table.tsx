import type { ManagedAuthor } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Button, EmptyState } from '@site/shared/ui';
import { CardTable } from '../../tables/card-table.tsx';
import styles from './authors.module.css';

interface AuthorTableProps {
  authors: readonly ManagedAuthor[];
  mayChange: (author: ManagedAuthor) => boolean;
  onChange: (author: ManagedAuthor) => void;
}

/** The authors of articles; each name leads to the page that readers see. */
export const AuthorTable = ({ authors, mayChange, onChange }: AuthorTableProps) =>
  authors.length === 0 ? (
    <EmptyState
      title="No authors yet"
      text="Articles are by “the editors” until somebody writes their author page."
    />
  ) : (
    <CardTable label="Authors" columns={['Name', 'About', 'Account', 'Articles', 'Actions']}>
      {authors.map((author) => (
        <tr key={author.id}>
          <th scope="row" className={styles.name}>
            <Link to={`/author/${author.slug}`} dir="auto">
              {author.name}
            </Link>
          </th>
          <td data-label="About" dir="auto" className={styles.about}>
            {author.about}
          </td>
          <td data-label="Account">{author.administrator?.name ?? 'None'}</td>
          <td data-label="Articles">{author.articles}</td>
          <td>
            {mayChange(author) && (
              <Button
                size="sm"
                onClick={() => onChange(author)}
                aria-label={`Change ${author.name}`}
              >
                Change
              </Button>
            )}
          </td>
        </tr>
      ))}
    </CardTable>
  );
