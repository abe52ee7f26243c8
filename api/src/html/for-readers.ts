import { type CalloutKind, calloutNames } from '@site/shared/contracts/editorial';
import { withFormulas } from './formulas.ts';

const CALLOUT = /<aside class="callout-(note|tip|warning)"/g;

const withNames = (html: string): string =>
  html.replace(
    CALLOUT,
    (tag: string, kind: CalloutKind) => `${tag} role="note" aria-label="${calloutNames[kind]}"`,
  );

/** An article's sanitised body as readers get it: what's stored is what its author wrote. */
export const forReaders = (html: string): string => withNames(withFormulas(html));
