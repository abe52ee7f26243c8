import { Button, SelectField } from '@site/shared/ui';
import { useState } from 'react';
import styles from './picture.module.css';
import { isKind, shapeKinds } from './shape-kinds.ts';
import { shapeText } from './shape-text.ts';

interface AddShapeProps {
  /** Such as frame 1. */
  frame: string;
  /** Called with the text of an example of the chosen kind. */
  onAdd: (text: string) => void;
}

/** Adds a shape: an editable example of the chosen kind. */
export function AddShape({ frame, onAdd }: AddShapeProps) {
  const [kind, setKind] = useState<keyof typeof shapeKinds>('array');
  return (
    <div className={styles.add}>
      <SelectField
        label="Kind of shape"
        value={kind}
        onChange={({ target: { value } }) => isKind(value) && setKind(value)}
      >
        {Object.entries(shapeKinds).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        aria-label={`Add shape to ${frame}`}
        onClick={() => onAdd(shapeText(shapeKinds[kind].example))}
      >
        Add shape
      </Button>
    </div>
  );
}
