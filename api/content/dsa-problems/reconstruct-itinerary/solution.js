function findItinerary(tickets) {
  const destinations = new Map();
  for (const [origin, destination] of tickets) {
    if (!destinations.has(origin)) destinations.set(origin, []);
    destinations.get(origin).push(destination);
  }
  // The smallest comes last, where it's taken from.
  for (const left of destinations.values()) left.sort().reverse();
  const route = [];
  const stack = ['JFK'];
  while (stack.length > 0) {
    const left = destinations.get(stack.at(-1)) ?? [];
    if (left.length > 0) stack.push(left.pop());
    // Stuck: all that follows this airport is in the route.
    else route.push(stack.pop());
  }
  return route.reverse();
}

console.log(
  findItinerary([
    ['JFK', 'OSL'],
    ['OSL', 'JFK'],
    ['JFK', 'BER'],
  ]),
);
