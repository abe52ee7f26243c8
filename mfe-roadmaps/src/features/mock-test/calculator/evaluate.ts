/** What someone typed can't be calculated; the message says why. */
export class CalculationError extends Error {}

export interface Angles {
  /** Whether angles are in radians, rather than in degrees. */
  radians: boolean;
  /** The last result. */
  answer: number;
}

/**
 * The value of an expression, such as 2(3 + 4)^2 or sin 30. Read by descent, since what people type must never run as
 * code: sums of products of signed powers, and ( ) closes by itself at the end.
 * @throws CalculationError
 */
export function evaluate(expression: string, angles: Angles): number {
  const tokens = tokensOf(expression);
  if (tokens.length === 0) throw new CalculationError('Type something to calculate.');
  const reader = new Reader(tokens, angles);
  const value = reader.sum();
  if (reader.next !== undefined) throw new CalculationError(`“${reader.next}” doesn't fit here.`);
  if (!Number.isFinite(value)) throw new CalculationError('The result is too large, or no number.');
  return value;
}

/** Twelve digits, without the remains of binary fractions. */
export const resultText = (value: number): string =>
  String(Number(value.toPrecision(12))).replace('-', '−');

const TOKEN = /\s*(\d+(?:\.\d*)?|\.\d+|[a-z]+|[-−+*×/÷^!%()√π])/giy;

const SAME = new Map([
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
  ['√', 'sqrt'],
  ['π', 'pi'],
]);

const constants = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);

function tokensOf(expression: string): string[] {
  const text = expression.trim();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1]?.toLowerCase();
    if (token === undefined) {
      throw new CalculationError(`“${text.slice(at).trim().slice(0, 1)}” isn't known here.`);
    }
    tokens.push(SAME.get(token) ?? token);
  }
  return tokens;
}

class Reader {
  #at = 0;
  readonly #tokens: readonly string[];
  readonly #angles: Angles;

  constructor(tokens: readonly string[], angles: Angles) {
    this.#tokens = tokens;
    this.#angles = angles;
  }

  /** The token to be read; undefined at the end. */
  get next(): string | undefined {
    return this.#tokens[this.#at];
  }

  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#take('*')) value *= this.#signed();
      else if (this.#take('/')) value /= divisor(this.#signed());
      else if (this.#beginsFactor()) value *= this.#power();
      else return value;
    }
  }

  #signed(): number {
    if (this.#take('-')) return -this.#signed();
    if (this.#take('+')) return this.#signed();
    return this.#power();
  }

  /** From right to left, and before a sign: -2^2 is -4. */
  #power(): number {
    const base = this.#factor();
    return this.#take('^') ? base ** this.#signed() : base;
  }

  #factor(): number {
    let value = this.#value();
    for (;;) {
      if (this.#take('!')) value = factorial(value);
      else if (this.#take('%')) value /= 100;
      else return value;
    }
  }

  #value(): number {
    const token = this.next;
    if (token === undefined) throw new CalculationError('Something is missing at the end.');
    this.#at += 1;
    if (token === '(') return this.#inBrackets();
    if (/^[\d.]/.test(token)) return Number(token);
    const constant = token === 'ans' ? this.#angles.answer : constants.get(token);
    if (constant !== undefined) return constant;
    const calculate = functions.get(token);
    if (!calculate) throw new CalculationError(`“${token}” doesn't fit here.`);
    return calculate(this.#take('(') ? this.#inBrackets() : this.#signed(), this.#angles);
  }

  #inBrackets(): number {
    const value = this.sum();
    if (this.next !== undefined && !this.#take(')')) {
      throw new CalculationError(`“${this.next}” doesn't fit here.`);
    }
    return value;
  }

  /** Whether something is multiplied without a sign, as in 2π. */
  #beginsFactor(): boolean {
    return this.next !== undefined && /^[a-z(\d.]/.test(this.next);
  }

  #take(token: string): boolean {
    if (this.next !== token) return false;
    this.#at += 1;
    return true;
  }
}

function divisor(value: number): number {
  if (value === 0) throw new CalculationError('Nothing can be divided by 0.');
  return value;
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) {
    throw new CalculationError('A factorial needs a whole number from 0 to 170.');
  }
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** sin 180° is 0, though half of the binary π isn't exactly half a turn. */
const exact = (value: number) => Math.round(value * 1e15) / 1e15;

const turned =
  (of: (angle: number) => number) =>
  (value: number, { radians }: Angles) =>
    exact(of(radians ? value : (value * Math.PI) / 180));
const turnedBack =
  (of: (value: number) => number) =>
  (value: number, { radians }: Angles) =>
    radians ? of(value) : (of(value) * 180) / Math.PI;

const functions = new Map<string, (value: number, angles: Angles) => number>([
  ['sin', turned(Math.sin)],
  ['cos', turned(Math.cos)],
  [
    'tan',
    (value, angles) => turned(Math.sin)(value, angles) / divisor(turned(Math.cos)(value, angles)),
  ],
  ['asin', turnedBack(Math.asin)],
  ['acos', turnedBack(Math.acos)],
  ['atan', turnedBack(Math.atan)],
  ['sqrt', Math.sqrt],
  ['ln', Math.log],
  ['log', Math.log10],
  ['abs', Math.abs],
]);
