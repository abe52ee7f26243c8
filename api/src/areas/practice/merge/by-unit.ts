/** Those of each exercise, in their order. */
export function byUnit<One extends { unitId: string }>(all: readonly One[]) {
  const units = new Map<string, One[]>();
  for (const one of all) {
    const others = units.get(one.unitId);
    if (others) others.push(one);
    else units.set(one.unitId, [one]);
  }
  return (unitId: string): readonly One[] => units.get(unitId) ?? [];
}
