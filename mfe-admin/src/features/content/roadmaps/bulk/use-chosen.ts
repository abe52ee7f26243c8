import { useState } from 'react';

/** The units that are chosen, of a roadmap's topics. */
export interface Chosen {
  has: (id: string) => boolean;
  /**
   * @param range whether everything from the unit that was chosen or not last is treated the same way
   * @param list the units among which that is, in order
   */
  choose: (id: string, chosen: boolean, range: boolean, list: readonly string[]) => void;
  chooseAll: (ids: readonly string[], chosen: boolean) => void;
}

/** @param ids all that can be chosen, in order: what isn't among them any more isn't chosen either */
export function useChosen(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const chooseAll: Chosen['chooseAll'] = (some, isChosen) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of some) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const choose: Chosen['choose'] = (id, isChosen, range, list) => {
    const ends = [list.indexOf(id), last === null ? -1 : list.indexOf(last)];
    const isRange = range && Math.min(...ends) >= 0;
    chooseAll(isRange ? list.slice(Math.min(...ends), Math.max(...ends) + 1) : [id], isChosen);
    setLast(id);
  };
  return {
    ids: ids.filter((id) => chosen.has(id)),
    chosen: { has: (id: string) => chosen.has(id), choose, chooseAll },
    clear: () => setChosen(new Set()),
  };
}
