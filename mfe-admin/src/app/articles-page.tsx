import { ButtonLink } from '@site/shared/ui';
import { Overview } from '../features/article-figures/overview.tsx';
import { ArticleList } from '../features/article-list/article-list.tsx';
import { useCategories } from '../features/categories/categories.queries.ts';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** /admin/articles */
export const ArticlesPage = () => (
  <AdminPage
    title="Articles"
    right="read-content"
    actionsRight="content"
    intro="Everything that's published, and everything that isn't yet."
    actions={
      <ButtonLink to="/admin/articles/new" variant="primary">
        New article
      </ButtonLink>
    }
  >
    <Articles />
  </AdminPage>
);

function Articles() {
  const { categories } = useCategories();
  return (
    <div className={styles.sections}>
      <Overview />
      <ArticleList categories={categories} />
    </div>
  );
}
