import { javascriptLanguage } from '@codemirror/lang-javascript';
import { draftLinesOf } from './draft-lines.ts';

export { CodeEditor } from './code-editor.tsx';

export const language = { grammar: javascriptLanguage, indent: '  ' };
export const draftLines = draftLinesOf(javascriptLanguage);
