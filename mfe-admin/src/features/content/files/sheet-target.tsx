import type { CsvTarget } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { SelectField, TextField } from '@site/shared/ui';
import { roadmapsQuery } from '../roadmaps/roadmaps.queries.ts';
import styles from './files.module.css';

/** The id of a roadmap that exists, or '' and the title of a new one. */
export interface Target {
  id: string;
  title: string;
}

export const targetOf = ({ id, title }: Target): CsvTarget =>
  id ? { id } : { title: title.trim() };

interface SheetTargetProps {
  target: Target;
  onChange: (target: Target) => void;
}

/** Where the problems of a CSV file go. */
export function SheetTarget({ target, onChange }: SheetTargetProps) {
  const { data: roadmaps = [] } = useQuery(roadmapsQuery);
  return (
    <div className={styles.target}>
      <SelectField
        label="Add the problems to"
        value={target.id}
        onChange={({ currentTarget }) => onChange({ ...target, id: currentTarget.value })}
      >
        <option value="">a new roadmap</option>
        {roadmaps.map(({ id, title, retired }) => (
          <option key={id} value={id}>
            {title}
            {retired ? ' (retired)' : ''}
          </option>
        ))}
      </SelectField>
      {!target.id && (
        <TextField
          label="Name of the new roadmap"
          maxLength={100}
          value={target.title}
          onChange={({ currentTarget }) => onChange({ ...target, title: currentTarget.value })}
        />
      )}
    </div>
  );
}
