function carPooling(bookings, capacity) {
  const changes = bookings.flatMap(([passengers, start, end]) => [
    [start, passengers],
    [end, -passengers],
  ]);
  changes.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let people = 0;
  for (const [, change] of changes) {
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
