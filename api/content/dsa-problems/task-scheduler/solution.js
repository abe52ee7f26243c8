function leastTime(tasks, pause) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  const ready = [...counts.values()];
  // Kinds that have to wait, in the order in which they may run again.
  const waiting = [];
  let time = 0;
  while (ready.length > 0 || waiting.length > 0) {
    // Idle until then.
    if (ready.length === 0) time = waiting[0].from;
    if (waiting[0]?.from === time) ready.push(waiting.shift().count);
    // At most 26 counts: sorting them is fast enough, and needs no heap.
    const count = ready.sort((a, b) => a - b).pop() - 1;
    if (count > 0) waiting.push({ from: time + pause + 1, count });
    time += 1;
  }
  return time;
}

console.log(leastTime('AAABBC', 2));
