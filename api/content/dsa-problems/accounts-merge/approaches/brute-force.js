function accountsMerge(accounts) {
  const people = accounts.map(([name, ...emails]) => ({ name, emails: new Set(emails) }));

  const mergeTwo = () => {
    for (let second = 0; second < people.length; second += 1) {
      for (let first = 0; first < second; first += 1) {
        const shared = [...people[second].emails].some((email) => people[first].emails.has(email));
        if (!shared) continue;
        for (const email of people[second].emails) people[first].emails.add(email);
        people.splice(second, 1);
        return true;
      }
    }
    return false;
  };

  while (mergeTwo());
  return people.map(({ name, emails }) => [name, ...[...emails].sort()]);
}

const accounts = [
  ['Asha', 'asha@a.in', 'asha@b.in'],
  ['Ravi', 'ravi@a.in'],
  ['Asha', 'asha@c.in'],
  ['Asha', 'asha@d.in', 'asha@b.in'],
];

console.log(accountsMerge(accounts));
