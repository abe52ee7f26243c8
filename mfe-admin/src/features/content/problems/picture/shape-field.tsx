import { Button, Notice, Skeleton } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import type { EditorHandle } from '@site/shared/workspace/editor';
import { useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import forms from '../../forms/forms.module.css';
import { MoveButtons } from '../../move-buttons.tsx';
import type { ProblemValues } from '../problem-values.ts';
import styles from './picture.module.css';
import { kindIn } from './shape-kinds.ts';
import { checkShape, shapeIn } from './shape-text.ts';

const loadEditor = () => import('./shape-editor.ts');

interface ShapeFieldProps {
  id: string;
  /** Its position in the frame, from 0. */
  frame: number;
  position: number;
  count: number;
  onMove: (by: number, button: string) => void;
  onRemove: () => void;
}

/** A shape as text, with its first error. */
export function ShapeField({ id, frame, position, count, onMove, onRemove }: ShapeFieldProps) {
  const { field } = useController<ProblemValues, `picture.frames.${number}.shapes.${number}`>({
    name: `picture.frames.${frame}.shapes.${position}`,
  });
  const { text } = field.value;
  const { part, failed, retry } = useLoaded(loadEditor, true);
  const editor = useRef<EditorHandle>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => editor.current?.focus() }), []);
  const { error } = checkShape(text);
  const kind = kindIn(shapeIn(text));
  const name = `shape ${position + 1} of frame ${frame + 1}`;
  return (
    <fieldset className={styles.shape}>
      <legend>
        Shape {position + 1}
        {kind && `: ${kind}`}
      </legend>
      {part && (
        <div className={styles.editor}>
          <part.CodeEditor
            // The editor doesn't update its label.
            key={name}
            ref={editor}
            code={text}
            revision={0}
            onChange={(changed) => field.onChange({ text: changed })}
            start="elsewhere"
            markedLine={error?.line ?? null}
            label={`Text of ${name}`}
            language={part.language}
          />
        </div>
      )}
      {!part && !failed && <Skeleton height="10rem" />}
      {failed && (
        <Notice tone="danger" title="We couldn't load the editor">
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      <p role="status" className={forms.error}>
        {error && `Line ${error.line}: ${error.message}`}
      </p>
      <div className={forms.actions}>
        <MoveButtons id={id} name={name} position={position} count={count} onMove={onMove} />
        <Button size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove shape
        </Button>
      </div>
    </fieldset>
  );
}
