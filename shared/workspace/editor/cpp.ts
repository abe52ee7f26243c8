import { indentNodeProp, LRLanguage } from '@codemirror/language';
import { parser } from '@lezer/cpp';
import { draftLinesOf } from './index.ts';

export { CodeEditor } from './index.ts';

/** Nodes whose content is indented by one level. */
const INDENTED =
  'CompoundStatement FieldDeclarationList InitializerList ArgumentList ParameterList';

const grammar = LRLanguage.define({
  name: 'cpp',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        [INDENTED]: (context) => {
          const isClosing = /^\s*[})]/.test(context.textAfter);
          return context.baseIndent + (isClosing ? 0 : context.unit);
        },
      }),
    ],
  }),
  languageData: { closeBrackets: { brackets: ['(', '[', '{', "'", '"'] } },
});

export const language = { grammar, indent: '  ' };
export const draftLines = draftLinesOf(grammar);
