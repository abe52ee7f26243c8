import type { MergeItem } from '@site/shared/contracts';
import type { MergeKind } from '../kind.ts';
import { attempts } from './attempts.ts';
import { cases } from './cases.ts';
import { draft } from './draft.ts';
import { plan } from './plan.ts';
import { quiz } from './quiz.ts';

/** Every kind of thing that can be merged. Each checks what it's given by its own type, which the contract has checked. */
const kinds = { attempts, cases, draft, plan, quiz };

export const kindOf = (name: MergeItem['kind']) => kinds[name] as MergeKind<MergeItem, object>;
