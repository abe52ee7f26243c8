import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './toolbar.module.css';
import { Tool, Toolbar, ToolGroup } from './toolbar.tsx';

type Change = [label: string, text: string, run: (chain: ChainedCommands) => ChainedCommands];

const rows: Change[] = [
  ['Add a row above', '+ Row above', (c) => c.addRowBefore()],
  ['Add a row below', '+ Row below', (c) => c.addRowAfter()],
  ['Remove this row', '− Row', (c) => c.deleteRow()],
];
const columns: Change[] = [
  ['Add a column before', '+ Column before', (c) => c.addColumnBefore()],
  ['Add a column after', '+ Column after', (c) => c.addColumnAfter()],
  ['Remove this column', '− Column', (c) => c.deleteColumn()],
];
const table: Change[] = [
  ['Header row on or off', 'Header row', (c) => c.toggleHeaderRow()],
  ['Remove the table', '− Table', (c) => c.deleteTable()],
];

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const caption = useEditorState({
    editor,
    selector: ({ editor }) => editor.getAttributes('table').caption ?? '',
  });
  const tool = ([label, text, run]: Change) => (
    <Tool key={label} label={label} onUse={() => run(editor.chain().focus()).run()}>
      {text}
    </Tool>
  );
  return (
    <>
      <Toolbar label="Table">
        {[rows, columns, table].map((group) => (
          <ToolGroup key={group[0]?.[0]}>{group.map(tool)}</ToolGroup>
        ))}
      </Toolbar>
      <label className={styles.caption}>
        Caption
        <input
          value={caption}
          onChange={({ target }) =>
            editor
              .chain()
              .updateAttributes('table', { caption: target.value || null })
              .run()
          }
        />
      </label>
    </>
  );
}
