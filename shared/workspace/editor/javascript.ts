import { javascriptLanguage } from '@codemirror/lang-javascript';
import { draftLinesOf } from './index.ts';

export { CodeEditor } from './index.ts';

export const language = { grammar: javascriptLanguage, indent: '  ' };
export const draftLines = draftLinesOf(javascriptLanguage);
