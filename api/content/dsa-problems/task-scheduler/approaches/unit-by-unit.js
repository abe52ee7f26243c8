function leastTime(tasks, pause) {
  const kinds = new Map();
  for (const task of tasks) kinds.set(task, { left: (kinds.get(task)?.left ?? 0) + 1, from: 0 });
  let time = 0;
  for (let done = 0; done < tasks.length; time += 1) {
    let next = null;
    for (const kind of kinds.values()) {
      if (kind.left > 0 && kind.from <= time && kind.left > (next?.left ?? 0)) next = kind;
    }
    if (next === null) continue;
    next.left -= 1;
    next.from = time + pause + 1;
    done += 1;
  }
  return time;
}

console.log(leastTime('AAABBC', 2));
