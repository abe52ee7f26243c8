import type { MergeItem } from '@site/shared/contracts';
import type { MergeKind } from '../kind.ts';
import { attempts } from './attempts.ts';
import { draft } from './draft.ts';
import { plan } from './plan.ts';

/** Every kind of thing that can be merged. Each checks what it's given by its own type, which the contract has checked. */
const kinds = { attempts, draft, plan };

export const kindOf = (name: MergeItem['kind']) => kinds[name] as MergeKind<MergeItem, object>;
