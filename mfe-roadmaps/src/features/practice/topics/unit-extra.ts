import type { LearningUnit } from '@site/shared/contracts';
import { type ComponentType, createContext } from 'react';

/** A component that the page shows beside the rating of each completed problem; null for none. */
export const UnitExtra = createContext<ComponentType<{ unit: LearningUnit }> | null>(null);
