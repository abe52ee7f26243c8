import type { ContentPreview, CsvTarget } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, ButtonLink, Card, Notice } from '@site/shared/ui';
import styles from '../content.module.css';
import { roadmapsQuery } from '../roadmaps/roadmaps.queries.ts';
import { changesInWords } from './change-list.tsx';

interface ImportedNoticeProps {
  preview: ContentPreview;
  /** Of a CSV file. */
  target: CsvTarget | null | undefined;
  onAnother: () => void;
}

/** What was imported, with a link to it. */
export function ImportedNotice({ preview, target, onAnother }: ImportedNoticeProps) {
  const { data: roadmaps = [] } = useQuery(roadmapsQuery);
  const [id] = roadmapIds(preview, target);
  const roadmap = roadmaps.find(
    (one) => one.id === id || (target && 'title' in target && one.title === target.title),
  );
  return (
    <Card className={styles.stack}>
      <Notice tone="success" title="Imported">
        <p>{changesInWords(preview.changes).join(', ')}.</p>
      </Notice>
      {roadmap && (
        <p>
          {roadmap.retired
            ? `Learners don't see ${roadmap.title} yet. Look it over, then show it on its page.`
            : `Learners see ${roadmap.title} now. Its page has the rest: description, order, single problems.`}
        </p>
      )}
      <div className={styles.actions}>
        {roadmap && (
          <ButtonLink variant="primary" to={`/admin/roadmaps/${roadmap.id}`}>
            Open {roadmap.title}
          </ButtonLink>
        )}
        {preview.changes.some(({ kind }) => kind === 'dsa-problem') && (
          <ButtonLink to="/admin/problems">DSA problems</ButtonLink>
        )}
        <Button onClick={onAnother}>Import another file</Button>
      </div>
    </Card>
  );
}

const roadmapIds = ({ changes }: ContentPreview, target: ImportedNoticeProps['target']) =>
  target && 'id' in target
    ? [target.id]
    : changes.filter(({ kind }) => kind === 'roadmap').map(({ id }) => id);
