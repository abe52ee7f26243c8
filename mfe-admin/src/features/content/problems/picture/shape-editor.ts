import { javascriptLanguage } from '@codemirror/lang-javascript';

export { CodeEditor } from '@site/shared/workspace/editor';

/** JSON is what JavaScript calls a single expression. */
export const language = {
  grammar: javascriptLanguage.configure({ top: 'SingleExpression' }),
  indent: '  ',
};
