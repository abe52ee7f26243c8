import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './toolbar.module.css';
import { Toolbar } from './toolbar.tsx';

const languages: [value: string, label: string][] = [
  ['', 'Plain text'],
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['java', 'Java'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['go', 'Go'],
  ['sql', 'SQL'],
  ['bash', 'Shell'],
  ['json', 'JSON'],
  ['html', 'HTML'],
  ['css', 'CSS'],
];

/** The language of the listing at the cursor. An unlisted language is left as it is. */
export function CodeLanguage({ editor }: { editor: Editor }) {
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
