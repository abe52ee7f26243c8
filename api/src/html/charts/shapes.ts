import { escapeHtml } from '../escape-html.ts';

/** A part of a chart, and how far down it reaches. */
export interface Drawing {
  shapes: string[];
  bottom: number;
}

/** Numbers with at most one decimal are exact enough for a picture. */
const attributes = (values: Record<string, number | string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join(' ');
const rounded = (value: number) => Math.round(value * 10) / 10;

export const shape = (element: string, role: string, values: Record<string, number | string>) =>
  `<${element} class="picture-${role}" ${attributes(values)}/>`;

export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map((point) => point.map(rounded).join(',')).join(' ');

/** A short text; centred at `x`, or beginning there. */
export const note = (x: number, y: number, text: string, classes = 'picture-note') =>
  `<text class="${classes}" ${attributes({ x, y })}>${escapeHtml(text)}</text>`;

export const numberText = (value: number) => value.toLocaleString('en');

/** The first shade is the strongest. */
export const shadeOf = (at: number) => `shade-${(at % 3) + 1}`;
