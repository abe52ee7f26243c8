import { javascriptLanguage } from '@codemirror/lang-javascript';
import { draftLinesOf } from '@site/shared/editor';

export { CodeEditor } from '@site/shared/editor';

export const language = { grammar: javascriptLanguage, indent: '  ' };
export const draftLines = draftLinesOf(javascriptLanguage);
