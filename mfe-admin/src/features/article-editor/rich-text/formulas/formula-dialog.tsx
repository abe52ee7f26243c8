import { messageOf, queryOptions, useQuery } from '@site/shared/platform';
import { Button, DialogActions, TextAreaField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSettled } from '../../article-form.ts';
import richText from '../rich-text.module.css';
import { drawFormula, type Formula } from './draw-formula.ts';
import styles from './formula-dialog.module.css';
import { mathmlOf } from './mathml.ts';

interface FormulaDialogProps {
  editor: Editor;
  onClose: () => void;
}

const drawnQuery = (formula: Formula) =>
  queryOptions({
    queryKey: ['admin-data', 'formula', formula],
    queryFn: () => drawFormula(formula),
    enabled: formula.tex !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Writes a formula as TeX, or changes the selected one, and shows how readers will see it. */
export function FormulaDialog({ editor, onClose }: FormulaDialogProps) {
  const [before] = useState(() => selectedFormula(editor));
  const [typed, setTyped] = useState(before?.tex ?? '');
  const [display, setDisplay] = useState(before?.display ?? false);
  const tex = typed.trim();
  const drawn = useQuery(drawnQuery({ tex: useSettled(tex), display }));
  const mistake = drawn.data && 'error' in drawn.data ? drawn.data.error : undefined;
  const failure = drawn.error && messageOf(drawn.error, "We couldn't draw this formula.");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside the article's form.
    event.stopPropagation();
    const type = display ? 'formulaBlock' : 'formula';
    if (tex !== '') editor.chain().focus().insertContent({ type, attrs: { tex } }).run();
    onClose();
  };
  return (
    <FormDialog
      isDirty={tex !== (before?.tex ?? '')}
      onClose={onClose}
      title={before ? 'Change formula' : 'Add formula'}
    >
      <form className={richText.dialog} noValidate onSubmit={submit}>
        <TextAreaField
          label="Formula in TeX"
          rows={3}
          dir="ltr"
          spellCheck={false}
          value={typed}
          error={mistake ?? failure ?? undefined}
          hint="Such as O(n \log n) or \frac{n(n+1)}{2}"
          data-initial-focus=""
          onChange={({ target }) => setTyped(target.value)}
        />
        <label className={styles.display}>
          <input
            type="checkbox"
            checked={display}
            onChange={({ target }) => setDisplay(target.checked)}
          />
          On a line of its own
        </label>
        <Drawn html={drawn.data && 'html' in drawn.data ? drawn.data.html : ''} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={tex === ''}>
            {before ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}

function Drawn({ html }: { html: string }) {
  const output = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => output.current?.replaceChildren(html ? mathmlOf(html) : ''), [html]);
  return <output ref={output} className={styles.drawn} aria-label="Preview of the formula" />;
}

/** The selected formula; null if none is. */
function selectedFormula(editor: Editor): Formula | null {
  const type = ['formula', 'formulaBlock'].find((name) => editor.isActive(name));
  if (!type) return null;
  return { tex: String(editor.getAttributes(type).tex), display: type === 'formulaBlock' };
}
