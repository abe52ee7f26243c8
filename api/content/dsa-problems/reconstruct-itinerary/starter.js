/**
 * Return the airports in the order of a journey that starts at JFK.
 *
 * It uses every ticket [origin, destination] once, and is the smallest
 * in lexicographic order.
 * findItinerary([["JFK", "OSL"]]) is ["JFK", "OSL"].
 * @param {string[][]} tickets
 * @returns {string[]}
 */
function findItinerary(tickets) {
}

console.log(
  findItinerary([
    ['JFK', 'OSL'],
    ['OSL', 'JFK'],
    ['JFK', 'BER'],
  ]),
);
