/** A problem to be solved, and the minutes that it takes now and each time it comes back. */
export interface Task {
  minutes: number;
  again: number;
}

/** Days are counted from today, which is 0. */
export interface Workload<T extends Task> {
  /** What isn't solved yet, in order. */
  tasks: readonly T[];
  /** The minutes of the reviews that come due on each day, for problems that are solved already. */
  reviews: ReadonlyMap<number, readonly number[]>;
  /** On which days after it was solved a problem comes back. */
  returns: readonly number[];
  /** The minutes that were spent today. However many they are, they take nothing from other days. */
  spent: number;
  /** The minutes of each practice day. */
  daily: number;
  practises: (day: number) => boolean;
  /** The number of days that may be planned. */
  length: number;
}

export interface LaidOutDay<T extends Task> {
  day: number;
  minutes: number;
  reviews: number;
  tasks: T[];
}

/**
 * Lays the tasks out over the days: on each day first the reviews that have come due, then tasks in order, as many as
 * fit. What is longer than a whole day's time begins as soon as there is time, and the days after it pay for it.
 * What is planned earlier never depends on `length`.
 */
export function scheduleDays<T extends Task>(load: Workload<T>): LaidOutDay<T>[] {
  const days: LaidOutDay<T>[] = [];
  visitDays(load, (day) => days.push(day) > 0);
  return days;
}

/** The day on which the last task is done; null if there is too little time. -1 if there is nothing to do. */
export function lastDay<T extends Task>(load: Workload<T>): number | null {
  let left = load.tasks.length;
  if (left === 0) return -1;
  if (isTooMuch(load)) return null;
  let last = null;
  // No further than necessary: a plan calls this again and again.
  visitDays(load, ({ day, tasks }) => {
    left -= tasks.length;
    if (left === 0) last = day;
    return left > 0;
  });
  return last;
}

/** @param visit returns whether to go on */
function visitDays<T extends Task>(load: Workload<T>, visit: (day: LaidOutDay<T>) => boolean) {
  const { tasks, returns, daily, practises, length } = load;
  const due: number[][] = [];
  for (const [day, minutes] of load.reviews) due[day] = [...minutes];
  const waiting: number[] = [];
  let reviewed = 0;
  let done = 0;
  let overdrawn = 0;
  for (let day = 0; day < length; day += 1) {
    for (const minutes of due[day] ?? []) waiting.push(minutes);
    if (!practises(day)) continue;
    const planned: LaidOutDay<T> = { day, minutes: 0, reviews: 0, tasks: [] };
    let free = day === 0 ? Math.max(0, daily - load.spent) : daily - overdrawn;
    const take = (minutes: number | undefined): minutes is number => {
      if (minutes === undefined || (minutes > free && (minutes <= daily || free <= 0)))
        return false;
      free -= minutes;
      planned.minutes += minutes;
      return true;
    };
    while (take(waiting[reviewed])) {
      reviewed += 1;
      planned.reviews += 1;
    }
    for (let task = tasks[done]; task && take(task.minutes); task = tasks[done]) {
      planned.tasks.push(task);
      done += 1;
      for (const after of returns) {
        if (day + after >= length) continue;
        const others = due[day + after];
        if (others) others.push(task.again);
        else due[day + after] = [task.again];
      }
    }
    overdrawn = Math.max(0, -free);
    if (planned.minutes > 0 && !visit(planned)) return;
  }
}

/** Whether there'd be too little time even without reviews. The last task may go on beyond its day. */
function isTooMuch<T extends Task>({ tasks, daily, practises, length }: Workload<T>): boolean {
  let free = Math.max(...tasks.map(({ minutes }) => minutes));
  for (let day = 0; day < length; day += 1) if (practises(day)) free += daily;
  return tasks.reduce((sum, { minutes }) => sum + minutes, 0) > free;
}

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
