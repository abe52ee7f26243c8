function carPooling(bookings, capacity) {
  const people = Array(10_001).fill(0);
  for (const [passengers, start, end] of bookings) {
    for (let kilometre = start; kilometre < end; kilometre += 1) people[kilometre] += passengers;
  }
  return people.every((count) => count <= capacity);
}

const bookings = [
  [3, 2, 8],
  [2, 5, 9],
  [4, 8, 10],
];
console.log(carPooling(bookings, 5));
