import { pythonLanguage } from '@codemirror/lang-python';
import { draftLinesOf } from '@site/shared/editor';

export { CodeEditor } from '@site/shared/editor';

export const language = { grammar: pythonLanguage, indent: '    ' };
export const draftLines = draftLinesOf(pythonLanguage);
