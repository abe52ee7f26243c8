import { renderFacts } from '@site/shared/rendering';
import type { Theme } from './themes.ts';

/** The theme that the person's cookie asks for. */
export const currentTheme = (): Theme => renderFacts().theme ?? 'system';
