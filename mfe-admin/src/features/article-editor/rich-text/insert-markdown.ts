import { articleMarkdown } from '@site/shared/contracts/editorial';
import { messageOf, toast } from '@site/shared/platform';
import type { Editor } from '@tiptap/core';
import { documentOf } from './schema/article-html.ts';
import { cleanPasted } from './schema/pasted.ts';

export const isMarkdown = ({ name }: File): boolean => /\.(?:md|markdown)$/i.test(name);

/** Inserts Markdown files at the cursor, read as the site's own content is: with the tables, formulas and callouts of GitHub's. */
export async function insertMarkdown(editor: Editor, files: readonly File[]): Promise<void> {
  for (const file of files) {
    try {
      const [{ Marked }, text] = await Promise.all([import('marked'), file.text()]);
      const { html } = cleanPasted(new Marked(articleMarkdown).parse(text, { async: false }));
      editor.chain().focus().insertContent(documentOf(html).content.toJSON()).run();
    } catch (error) {
      toast.error(messageOf(error, `We couldn't read ${file.name}.`));
    }
  }
}
