function findItinerary(tickets) {
  const destinations = new Map();
  for (const [origin, destination] of tickets) {
    if (!destinations.has(origin)) destinations.set(origin, []);
    destinations.get(origin).push(destination);
  }
  for (const choices of destinations.values()) choices.sort();
  const route = ['JFK'];
  for (let left = tickets.length - 1; left >= 0; left -= 1) {
    const choices = destinations.get(route.at(-1));
    const place = choices.findIndex((destination, index) => {
      choices.splice(index, 1);
      const canBeCompleted = ticketsInReach(destination, destinations) === left;
      choices.splice(index, 0, destination);
      return canBeCompleted;
    });
    route.push(...choices.splice(place, 1));
  }
  return route;
}

function ticketsInReach(airport, destinations) {
  const seen = new Set([airport]);
  let tickets = 0;
  // A set may grow while a loop goes through it.
  for (const reached of seen) {
    const choices = destinations.get(reached) ?? [];
    tickets += choices.length;
    for (const destination of choices) seen.add(destination);
  }
  return tickets;
}

console.log(
  findItinerary([
    ['JFK', 'OSL'],
    ['OSL', 'JFK'],
    ['JFK', 'BER'],
  ]),
);
