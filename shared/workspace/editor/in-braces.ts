import { indentNodeProp, LRLanguage } from '@codemirror/language';

type Parser = Parameters<typeof LRLanguage.define>[0]['parser'];

/**
 * The language of a grammar that has no package of its own for the editor.
 * @param indented nodes in braces or parentheses, whose content is indented by one level
 */
export const inBraces = (name: string, parser: Parser, indented: string) =>
  LRLanguage.define({
    name,
    parser: parser.configure({
      props: [
        indentNodeProp.add({
          [indented]: (context) => {
            const isClosing = /^\s*[})]/.test(context.textAfter);
            return context.baseIndent + (isClosing ? 0 : context.unit);
          },
        }),
      ],
    }),
    languageData: { closeBrackets: { brackets: ['(', '[', '{', "'", '"'] } },
  });
