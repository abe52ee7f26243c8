import { renderFacts } from '@site/shared/rendering';
import type { Theme } from './themes.ts';

/** The theme in the person's cookie. */
export const currentTheme = (): Theme => renderFacts().theme ?? 'system';
