import { FORMULA_CLASS } from '@site/shared/contracts/editorial';
import { type AnyExtension, Node } from '@tiptap/core';
import type { Formula } from '../formulas/draw-formula.ts';
import { mathmlOf } from '../formulas/mathml.ts';

const CODE = `code.${FORMULA_CLASS}`;

const tex = { default: '', rendered: false, parseHTML: (element: Element) => element.textContent };

/** Loaded by the first one that's shown, since it makes calls: the schema is used without a page, too (scripts/content). */
const draw = async (formula: Formula) =>
  (await import('../formulas/draw-formula.ts')).drawFormula(formula);

/** Shows the formula as readers see it; one with a mistake stays TeX, and says what's wrong. */
function viewOf(formula: Formula): HTMLElement {
  const dom = document.createElement(formula.display ? 'div' : 'span');
  dom.dataset.formula = '';
  const source = dom.appendChild(document.createElement('code'));
  source.textContent = formula.tex;
  draw(formula).then(
    (drawn) => {
      if ('html' in drawn) return dom.replaceChildren(mathmlOf(drawn.html));
      const mistake = dom.appendChild(document.createElement('span'));
      mistake.textContent = ` ${drawn.error}`;
      dom.dataset.wrong = '';
    },
    // Without the server, it stays TeX.
    () => {},
  );
  return dom;
}

/** A formula in a line. */
const formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ tex }),
  parseHTML: () => [{ tag: CODE, priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'code',
    { class: FORMULA_CLASS, ...HTMLAttributes },
    node.attrs.tex,
  ],
  addNodeView:
    () =>
    ({ node }) => ({ dom: viewOf({ tex: node.attrs.tex, display: false }) }),
});

/** A formula that stands by itself. */
const formulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ tex }),
  parseHTML: () => [
    {
      tag: 'pre',
      priority: 60,
      getAttrs: (pre) => (pre.firstElementChild?.matches(CODE) ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'pre',
    HTMLAttributes,
    ['code', { class: FORMULA_CLASS }, node.attrs.tex],
  ],
  addNodeView:
    () =>
    ({ node }) => ({ dom: viewOf({ tex: node.attrs.tex, display: true }) }),
});

export const formulas: readonly AnyExtension[] = [formula, formulaBlock];
