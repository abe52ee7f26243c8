import type { ArticleCategory } from '@site/shared/contracts';
import { Dialog } from '@site/shared/ui';
import { CategoryForm } from './category-form.tsx';

interface CategoryDialogProps {
  /** Called with the category once it is stored, before `onClose`. */
  onCreated?: (category: ArticleCategory) => void;
  onClose: () => void;
}

/** Makes a category without leaving the page. */
export const CategoryDialog = ({ onCreated, onClose }: CategoryDialogProps) => (
  <Dialog open onOpenChange={onClose} title="New category">
    <CategoryForm
      onCancel={onClose}
      onCreated={(category) => {
        onCreated?.(category);
        onClose();
      }}
    />
  </Dialog>
);
