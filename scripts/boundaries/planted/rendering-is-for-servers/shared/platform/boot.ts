import { renderFacts } from '../rendering/index.ts';

export const boot = () => renderFacts();
