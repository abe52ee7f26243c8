import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { CodeLanguage } from './code-language.tsx';
import { TableTools } from './table-tools.tsx';
import { Tool, Toolbar } from './toolbar.tsx';

interface ContextToolsProps {
  editor: Editor;
  /** Opens the dialog for the alternative text of the selected image. */
  onImage: () => void;
}

/** Tools for the element at the cursor: a table, a listing, an image. */
export function ContextTools({ editor, onImage }: ContextToolsProps) {
  const context = useEditorState({
    editor,
    selector: ({ editor }) => {
      if (editor.isActive('image')) return 'image';
      if (editor.isActive('codeBlock')) return 'code';
      return editor.isActive('table') ? 'table' : null;
    },
  });
  if (context === 'table') return <TableTools editor={editor} />;
  if (context === 'code') return <CodeLanguage editor={editor} />;
  if (context === 'image') {
    return (
      <Toolbar label="Image">
        <Tool label="Alternative text" onUse={onImage}>
          Alternative text
        </Tool>
        <Tool label="Remove image" onUse={() => editor.chain().focus().deleteSelection().run()}>
          Remove
        </Tool>
      </Toolbar>
    );
  }
  return null;
}
