import type { Line } from './line.ts';

export interface Page {
  lines: Line[];
}
