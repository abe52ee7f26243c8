import { Button } from '@site/shared/ui';
import { useState } from 'react';
import { useCategories } from '../features/categories/categories.queries.ts';
import { CategoryDialog } from '../features/categories/category-dialog.tsx';
import { CategoryList } from '../features/categories/category-list.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/categories */
export function CategoriesPage() {
  const [creating, setCreating] = useState(false);
  return (
    <AdminPage
      title="Categories"
      right="content"
      intro="What articles are filed under."
      actions={
        <Button variant="primary" onClick={() => setCreating(true)}>
          New category
        </Button>
      }
    >
      <Categories />
      {creating && <CategoryDialog onClose={() => setCreating(false)} />}
    </AdminPage>
  );
}

const Categories = () => <CategoryList {...useCategories()} />;
