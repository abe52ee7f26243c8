import type { LearningUnit } from '@site/shared/contracts';
import { type ComponentType, createContext } from 'react';

/** A component that the page adds beside the rating of each completed problem; null adds nothing. */
export const UnitExtra = createContext<ComponentType<{ unit: LearningUnit }> | null>(null);
