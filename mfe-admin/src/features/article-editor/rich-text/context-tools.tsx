import { type CalloutKind, calloutNames } from '@site/shared/contracts/editorial';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './toolbar.module.css';
import { Tool, Toolbar, ToolGroup } from './toolbar.tsx';

interface ContextToolsProps {
  editor: Editor;
  /** Opens the dialog for the alternative text of the selected image. */
  onAltText: () => void;
  /** Opens the dialog for an image that takes the place of the selected one. */
  onChooseImage: () => void;
  /** Opens the dialog for the HTML of the selected block. */
  onHtml: () => void;
  /** Opens the dialog for the selected formula. */
  onFormula: () => void;
  /** Opens the dialog for the selected video. */
  onVideo: () => void;
}

/** Tools for the element at the cursor, such as a table, a listing, an image or a formula. */
export function ContextTools({
  editor,
  onAltText,
  onChooseImage,
  onHtml,
  onFormula,
  onVideo,
}: ContextToolsProps) {
  const context = useEditorState({
    editor,
    selector: ({ editor }) => {
      if (editor.isActive('image')) return editor.getAttributes('image').src ? 'image' : 'missing';
      if (editor.isActive('htmlBlock')) return 'html';
      if (editor.isActive('formula') || editor.isActive('formulaBlock')) return 'formula';
      if (editor.isActive('video')) return 'video';
      if (editor.isActive('codeBlock')) return 'code';
      if (editor.isActive('table')) return 'table';
      return editor.isActive('callout') ? 'callout' : null;
    },
  });
  if (context === 'table') return <TableTools editor={editor} />;
  if (context === 'code') return <CodeLanguage editor={editor} />;
  if (context === 'callout') return <CalloutTools editor={editor} />;
  const remove = () => editor.chain().focus().deleteSelection().run();
  const edited = context === 'html' || context === 'formula' || context === 'video';
  if (edited) {
    const { name, edit, onEdit } = {
      html: { name: 'HTML', edit: 'Edit HTML', onEdit: onHtml },
      formula: { name: 'Formula', edit: 'Edit formula', onEdit: onFormula },
      video: { name: 'Video', edit: 'Edit video', onEdit: onVideo },
    }[context];
    return (
      <Toolbar label={name}>
        <Tool label={edit} onUse={onEdit}>
          {edit}
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

/** The kind of the callout at the cursor. */
function CalloutTools({ editor }: { editor: Editor }) {
  const kind = useEditorState({
    editor,
    selector: ({ editor }) => editor.getAttributes('callout').kind as CalloutKind,
  });
  return (
    <Toolbar label="Callout">
      <label>
        Kind{' '}
        <select
          className={styles.select}
          value={kind}
          onChange={({ target }) =>
            editor.chain().updateAttributes('callout', { kind: target.value }).run()
          }
        >
          {Object.entries(calloutNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Tool label="Remove callout" onUse={() => editor.chain().focus().lift('callout').run()}>
        Remove
      </Tool>
    </Toolbar>
  );
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
