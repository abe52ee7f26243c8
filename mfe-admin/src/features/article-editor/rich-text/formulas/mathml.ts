import { formulaParts } from '@site/shared/contracts/editorial';
import { copyParts } from '../schema/copy-parts.ts';
import { inert } from '../schema/inert.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** The elements of a drawn formula, rebuilt from allowed parts only. */
export function mathmlOf(html: string): Element {
  const math = inert(html).querySelector('math') ?? document.createElementNS(MATHML, 'math');
  return copyParts(math, { namespace: MATHML, parts: formulaParts });
}
