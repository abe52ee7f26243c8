import { type importPreview, nameInId } from '@site/shared/contracts/practice';
import type * as z from 'zod/mini';
import { type ImportRow, LONGEST_NAME } from './read-file.ts';

/** A learning unit, as a file may name it. */
export interface KnownUnit {
  id: string;
  name: string;
  roadmapId: string;
  roadmapTitle: string;
  /** Where it's solved elsewhere. */
  problemLink: string | null;
  /** Left the roadmaps: only its id still names it. */
  retired: boolean;
}

/** What a file says of one of our units. */
export type UnitRow = ImportRow & { unitId: string; name: string };

type UnknownRow = z.infer<typeof importPreview>['unknownRows'][number];

const plain = (text: string) => text.trim().toLowerCase();

/** Finds the units that rows are about; a unit that several rows name gets what they say together. */
export function matchUnits(
  rows: ImportRow[],
  units: KnownUnit[],
): { known: UnitRow[]; unknown: UnknownRow[] } {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const byName = new Map<string, KnownUnit[]>();
  for (const unit of units) {
    if (unit.retired) continue;
    const link = unit.problemLink && linkKey(unit.problemLink);
    const names = [plain(unit.name), nameInId(unit.id, unit.roadmapId), ...(link ? [link] : [])];
    for (const name of new Set(names)) {
      byName.set(name, [...(byName.get(name) ?? []), unit]);
    }
  }

  const known = new Map<string, UnitRow>();
  const unknown: UnknownRow[] = [];
  for (const row of rows) {
    const unit = byId.get(plain(row.problem));
    const name = linkKey(row.problem) ?? plain(row.problem);
    const named = unit ? [unit] : (byName.get(name) ?? []);
    const fitting = named.filter((one) => isOf(one, plain(row.roadmap)));
    const [found] = fitting;
    if (!found || fitting.length > 1) {
      const reason = found ? 'ambiguous' : 'unknown';
      unknown.push({ row: row.row, problem: row.problem.slice(0, LONGEST_NAME), reason });
    } else {
      const { id: unitId, name } = found;
      known.set(unitId, together(known.get(unitId), { ...row, unitId, name }));
    }
  }
  return { known: [...known.values()], unknown };
}

const isOf = ({ roadmapId, roadmapTitle }: KnownUnit, roadmap: string) =>
  roadmap === '' || roadmap === roadmapId || roadmap === plain(roadmapTitle);

function together(former: UnitRow | undefined, row: UnitRow): UnitRow {
  if (!former) return row;
  return {
    ...row,
    completed: former.completed || row.completed,
    bookmarked: former.bookmarked || row.bookmarked,
    notes: row.notes || former.notes,
  };
}

/** A path of LeetCode names a problem in its first two parts; the rest is a tab of its page. */
const LEETCODE = 'leetcode.com';
const PROBLEM_PARTS = 2;

/** What addresses of the same problem have in common; null for what is no address. */
function linkKey(address: string): string | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const host = hostname.startsWith('www.') ? hostname.slice('www.'.length) : hostname;
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  return [host, ...(host === LEETCODE ? parts.slice(0, PROBLEM_PARTS) : parts)].join('/');
}
