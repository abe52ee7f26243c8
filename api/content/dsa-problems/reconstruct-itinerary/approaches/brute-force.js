function findItinerary(tickets) {
  const ordered = tickets.map((ticket) => ticket.join(' ')).sort();
  const origins = ordered.map((ticket) => ticket.slice(0, 3));
  const destinations = ordered.map((ticket) => ticket.slice(-3));
  const used = ordered.map(() => false);
  const chosen = []; // the tickets of the journey so far
  let index = 0;
  while (chosen.length < ordered.length) {
    const airport = chosen.length > 0 ? destinations[chosen.at(-1)] : 'JFK';
    while (index < ordered.length && (used[index] || origins[index] !== airport)) index += 1;
    if (index < ordered.length) {
      used[index] = true;
      chosen.push(index);
      index = 0;
    } else {
      index = chosen.pop();
      used[index] = false;
      index += 1;
    }
  }
  return ['JFK', ...chosen.map((ticket) => destinations[ticket])];
}

console.log(
  findItinerary([
    ['JFK', 'OSL'],
    ['OSL', 'JFK'],
    ['JFK', 'BER'],
  ]),
);
