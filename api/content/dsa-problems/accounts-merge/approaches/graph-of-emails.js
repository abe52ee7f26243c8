function accountsMerge(accounts) {
  const names = new Map();
  const neighbours = new Map();
  for (const [name, ...emails] of accounts) {
    for (const email of emails) {
      names.set(email, name);
      if (!neighbours.has(email)) neighbours.set(email, []);
      neighbours.get(emails[0]).push(email);
      neighbours.get(email).push(emails[0]);
    }
  }
  const merged = [];
  const seen = new Set();
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const reached = [start];
    // The loop also meets what is added meanwhile.
    for (const email of reached) {
      for (const neighbour of neighbours.get(email)) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        reached.push(neighbour);
      }
    }
    merged.push([names.get(start), ...reached.sort()]);
  }
  return merged;
}

const accounts = [
  ['Asha', 'asha@a.in', 'asha@b.in'],
  ['Ravi', 'ravi@a.in'],
  ['Asha', 'asha@c.in'],
  ['Asha', 'asha@d.in', 'asha@b.in'],
];

console.log(accountsMerge(accounts));
