import type {
  AdminArticleSummary,
  ArticleStatus,
  BulkAction,
} from '@site/shared/contracts/editorial';
import { IconButton } from '@site/shared/ui';
import { Menu, MenuItem } from '@site/shared/ui/menu.tsx';
import styles from './article-list.module.css';

export const actionLabels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  restore: 'Restore',
};

const byStatus: Record<ArticleStatus, BulkAction[]> = {
  draft: ['publish', 'feature', 'unfeature', 'delete'],
  scheduled: ['publish', 'unpublish', 'feature', 'unfeature', 'delete'],
  published: ['unpublish', 'feature', 'unfeature', 'delete'],
  trash: ['restore'],
};

interface ActionMenuProps {
  /** The article's title, for screen readers. */
  label: string;
  actions: readonly BulkAction[];
  disabled: boolean;
  onChoose: (action: BulkAction) => void;
}

/** A menu of actions. */
export const ActionMenu = ({ label, actions, disabled, onChoose }: ActionMenuProps) => (
  <Menu
    trigger={
      <IconButton size="sm" label={label} disabled={disabled}>
        <span aria-hidden="true" className={styles.dots}>
          ⋯
        </span>
      </IconButton>
    }
  >
    {actions.map((action) => (
      <MenuItem key={action} onSelect={() => onChoose(action)}>
        {actionLabels[action]}
      </MenuItem>
    ))}
  </Menu>
);

/** The actions for one article. */
export const actionsFor = ({ status, is_featured }: AdminArticleSummary): BulkAction[] => {
  const pointless = is_featured ? 'feature' : 'unfeature';
  return byStatus[status].filter((action) => action !== pointless);
};
