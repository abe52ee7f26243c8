import { request } from '@site/shared/api';
import { type DrawnFormula, formulaLimits } from '@site/shared/contracts/editorial';

export interface Formula {
  tex: string;
  /** Whether it stands by itself. */
  display: boolean;
}

/** A cache: the same TeX is always drawn as the same. */
const drawn = new Map<string, Promise<DrawnFormula>>();
let next: { formulas: Formula[]; answer: Promise<DrawnFormula[]> } | null = null;

/** The formula as readers get it, or what is wrong with its TeX. Rejects if the server doesn't respond. */
export function drawFormula(formula: Formula): Promise<DrawnFormula> {
  const { characters } = formulaLimits;
  if (formula.tex.length > characters)
    return Promise.resolve({ error: `has more than ${characters} characters` });
  const key = JSON.stringify(formula);
  const known = drawn.get(key) ?? fetchNext(formula);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
}

/** All formulas of one moment are sent in one request, such as those of an article that is opened. */
async function fetchNext(formula: Formula): Promise<DrawnFormula> {
  if (!next || isFull([...next.formulas, formula])) {
    const formulas: Formula[] = [];
    next = { formulas, answer: Promise.resolve().then(() => fetchFormulas(formulas)) };
  }
  const at = next.formulas.push(formula) - 1;
  const formulas = await next.answer;
  return formulas[at] ?? { error: 'is missing' };
}

const isFull = (formulas: Formula[]) =>
  formulas.length > formulaLimits.count ||
  formulas.reduce((sum, { tex }) => sum + tex.length, 0) > formulaLimits.total;

async function fetchFormulas(formulas: Formula[]): Promise<DrawnFormula[]> {
  next = null;
  return (await request('POST /v1/admin/articles/formulas', { body: { formulas } })).formulas;
}
