import { counted } from '@site/shared/contracts/composition';
import type { Growth, Judgement } from './judge-timings.ts';

/** More candidates than this say nothing. */
const MOST_NAMED = 3;
/** If the ends of the interval of growth are further apart than this, the times were disturbed. */
const VAGUE = 1.5;

/** What a judgement comes to, in plain words. */
export function judgementWords({ fits, likely, growth, used }: Judgement): {
  title: string;
  text: string[];
} {
  if (!growth) {
    return { title: "We can't tell", text: [tooFew(used.length)] };
  }
  const pace = paceOf(growth);
  const names = likely.map(({ model }) => model);
  if (names.length === 0) {
    const [best] = fits;
    const off = best && `Even the closest, ${best.model}, is off by ${percent(best.deviation)}.`;
    const isVague = growth.high > VAGUE * growth.low;
    const next = isVague ? 'Your device may be busy: close what you can, and measure again.' : '';
    const text = [off ?? '', pace, powerOf(growth), next].filter((sentence) => sentence !== '');
    return { title: isVague ? "We can't tell" : 'None of the six fits', text };
  }
  if (names.length > MOST_NAMED) {
    const text = `The times vary too much: ${listed(names, 'and')} fit them about equally well.`;
    return { title: "We can't tell", text: [text, pace] };
  }
  const title = `Looks like ${listed(names, 'or')}`;
  if (names.length === 1) return { title, text: [pace] };
  return { title, text: ["These can't be told apart on these sizes.", pace] };
}

const tooFew = (count: number) =>
  `Only ${counted(count, 'size')} could be timed: calls are too quick for the browser's clock, or soon take too long.`;

function paceOf({ per, factor, low, high }: Growth): string {
  const each = per === 'step' ? 'Each time n grows by one' : 'Each time n doubles';
  const range = `between ${times(low)} and ${times(high)}`;
  return `${each}, your code takes ${times(factor)} times as long (${range}, with 95% confidence).`;
}

/** A power of n that isn't among the six. */
function powerOf({ per, factor, low, high }: Growth): string {
  if (per === 'step' || high > 1.3 * low) return '';
  return `That's about as fast as n to the power of ${Math.log2(factor).toFixed(1)}.`;
}

const times = (factor: number) => factor.toFixed(factor < 10 ? 2 : 0);

export const percent = (share: number) => `${Math.round(share * 100)}%`;

function listed(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A time with two digits, such as 13 µs. */
export function timeWords(seconds: number): string {
  const [value, unit] =
    seconds < 1e-3 ? [seconds * 1e6, 'µs'] : seconds < 1 ? [seconds * 1e3, 'ms'] : [seconds, 's'];
  return `${Number(value.toPrecision(2)).toLocaleString('en')} ${unit}`;
}
