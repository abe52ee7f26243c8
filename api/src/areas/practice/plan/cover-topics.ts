import { lastDay, type Task, type Workload } from './schedule-days.ts';

/** A task and its place in its topic, from 0: the most important first, whether solved or not. */
export interface RankedTask extends Task {
  rank: number;
}

/**
 * The order of tasks for which there may not be time enough: as many of each topic as there is time for, the most
 * important ones, topic by topic as on the sheet; after them, one more of each topic at a time. Without it, a plan of
 * a few weeks would end in the first topics. If there's time for all, their order stays.
 */
export function coverTopics<T extends RankedTask>(load: Workload<T>): T[] {
  const { tasks } = load;
  const upTo = (count: number) => tasks.filter(({ rank }) => rank < count);
  const isTimeFor = (count: number) => lastDay({ ...load, tasks: upTo(count) }) !== null;
  const all = Math.max(0, ...tasks.map(({ rank }) => rank + 1));
  if (isTimeFor(all)) return [...tasks];
  let most = 0;
  let tooMany = all;
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (isTimeFor(middle)) most = middle;
    else tooMany = middle;
  }
  const others = tasks.filter(({ rank }) => rank >= most);
  return [...upTo(most), ...others.toSorted((one, other) => one.rank - other.rank)];
}
