/**
 * Merge accounts that belong to the same person.
 *
 * An account is a name and at least one email address. Each result has the name and all the person's
 * addresses, sorted. The results may be in any order.
 * @param {string[][]} accounts
 * @returns {string[][]}
 */
function accountsMerge(accounts) {
}

const accounts = [
  ['Asha', 'asha@a.in', 'asha@b.in'],
  ['Ravi', 'ravi@a.in'],
  ['Asha', 'asha@c.in'],
  ['Asha', 'asha@d.in', 'asha@b.in'],
];

console.log(accountsMerge(accounts));
