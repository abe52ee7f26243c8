import type { Page } from './page.ts';

export interface Chapter {
  pages: Page[];
}
