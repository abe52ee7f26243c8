function carPooling(bookings, capacity) {
  const road = 10_000;
  const changes = Array(road + 1).fill(0);
  for (const [passengers, start, end] of bookings) {
    changes[start] += passengers;
    changes[end] -= passengers;
  }
  let people = 0;
  for (const change of changes) {
    people += change;
    if (people > capacity) return false;
  }
  return true;
}

const bookings = [
  [3, 2, 8],
  [2, 5, 9],
  [4, 8, 10],
];
console.log(carPooling(bookings, 5));
