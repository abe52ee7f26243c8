import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './toolbar.module.css';
import { Tool, Toolbar, ToolGroup } from './toolbar.tsx';

interface ContextToolsProps {
  editor: Editor;
  /** Opens the dialog for the alternative text of the selected image. */
  onAltText: () => void;
  /** Opens the dialog for a file that takes the place of the selected image. */
  onChooseImage: () => void;
  /** Opens the dialog for the HTML of the selected block. */
  onHtml: () => void;
}

/** Tools for the element at the cursor: a table, a listing, an image, a block of HTML. */
export function ContextTools({ editor, onAltText, onChooseImage, onHtml }: ContextToolsProps) {
  const context = useEditorState({
    editor,
    selector: ({ editor }) => {
      if (editor.isActive('image')) return editor.getAttributes('image').src ? 'image' : 'missing';
      if (editor.isActive('htmlBlock')) return 'html';
      if (editor.isActive('codeBlock')) return 'code';
      return editor.isActive('table') ? 'table' : null;
    },
  });
  if (context === 'table') return <TableTools editor={editor} />;
  if (context === 'code') return <CodeLanguage editor={editor} />;
  const remove = () => editor.chain().focus().deleteSelection().run();
  if (context === 'html') {
    return (
      <Toolbar label="HTML">
        <Tool label="Edit HTML" onUse={onHtml}>
          Edit HTML
        </Tool>
        <Tool label="Remove block" onUse={remove}>
          Remove
        </Tool>
      </Toolbar>
    );
  }
  if (context === 'image' || context === 'missing') {
    return (
      <Toolbar label="Image">
        {context === 'missing' ? (
          <Tool label="Choose the missing picture" onUse={onChooseImage}>
            Choose a picture
          </Tool>
        ) : (
          <Tool label="Alternative text" onUse={onAltText}>
            Alternative text
          </Tool>
        )}
        <Tool label="Remove image" onUse={remove}>
          Remove
        </Tool>
      </Toolbar>
    );
  }
  return null;
}

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
function TableTools({ editor }: { editor: Editor }) {
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

const languages: [value: string, label: string][] = [
  ['', 'Plain text'],
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['java', 'Java'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['csharp', 'C#'],
  ['go', 'Go'],
  ['kotlin', 'Kotlin'],
  ['rust', 'Rust'],
  ['sql', 'SQL'],
  ['bash', 'Shell'],
  ['json', 'JSON'],
  ['html', 'HTML'],
  ['css', 'CSS'],
];

/** The language of the listing at the cursor. An unlisted language is left as it is. */
function CodeLanguage({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor }) => String(editor.getAttributes('codeBlock').language ?? ''),
  });
  const known = languages.some(([value]) => value === language);
  return (
    <Toolbar label="Listing">
      <label>
        Language{' '}
        <select
          className={styles.select}
          value={language}
          onChange={({ target }) =>
            editor
              .chain()
              .updateAttributes('codeBlock', { language: target.value || null })
              .run()
          }
        >
          {languages.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {!known && <option value={language}>{language}</option>}
        </select>
      </label>
    </Toolbar>
  );
}
