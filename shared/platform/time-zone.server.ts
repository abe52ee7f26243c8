import { renderFacts } from '../rendering/index.ts';

/** The one that the person's browser named last. */
export const timeZone = (): string => renderFacts().zone ?? 'UTC';
