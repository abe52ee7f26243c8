function accountsMerge(accounts) {
  const parents = accounts.map((_, account) => account);

  const find = (account) => {
    let at = account;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  };

  const owners = new Map();
  for (const [account, [, ...emails]] of accounts.entries()) {
    for (const email of emails) {
      if (owners.has(email)) parents[find(account)] = find(owners.get(email));
      else owners.set(email, account);
    }
  }
  const groups = new Map();
  for (const [email, account] of owners) {
    const root = find(account);
    if (!groups.has(root)) groups.set(root, []);
    groups.get(root).push(email);
  }
  return [...groups].map(([root, emails]) => [accounts[root][0], ...emails.sort()]);
}

const accounts = [
  ['Asha', 'asha@a.in', 'asha@b.in'],
  ['Ravi', 'ravi@a.in'],
  ['Asha', 'asha@c.in'],
  ['Asha', 'asha@d.in', 'asha@b.in'],
];

console.log(accountsMerge(accounts));
