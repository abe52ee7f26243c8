import { Badge, Button, EyeIcon, LayersIcon, PencilIcon } from '@site/shared/ui';
import styles from './article-editor.module.css';
import { PublishButton } from './publication-card.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import type { Editing } from './use-editing.ts';

const badges = {
  draft: { tone: 'neutral', text: 'Draft' },
  scheduled: { tone: 'accent', text: 'Scheduled' },
  published: { tone: 'success', text: 'Published' },
  trash: { tone: 'danger', text: 'In the trash' },
} as const;

interface EditorBarProps {
  editing: Editing;
  isPreview: boolean;
  onPreview: () => void;
  onVersions: () => void;
}

/** Stays in view: the save status, and the article's actions. */
export function EditorBar({ editing, isPreview, onPreview, onVersions }: EditorBarProps) {
  const { saved, hasDraft, saver } = editing;
  const badge = badges[saved?.status ?? 'draft'];
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        {hasDraft && saved?.status === 'published' && (
          <Badge tone="warning">Unpublished changes</Badge>
        )}
        <SaveStatus saver={saver} />
      </div>
      <div className={styles.actions}>
        <Button
          aria-pressed={isPreview}
          icon={isPreview ? <PencilIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
          onClick={onPreview}
        >
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button
          icon={<LayersIcon aria-hidden="true" />}
          disabled={saved === null}
          onClick={onVersions}
        >
          Versions
        </Button>
        <PublishButton editing={editing} />
      </div>
    </div>
  );
}
