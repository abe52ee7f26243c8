function carPooling(bookings, capacity) {
  const changes = bookings.flatMap(([passengers, start, end]) => [
    [start, passengers],
    [end, -passengers],
  ]);
  changes.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let people = 0;
  for (const [, change] of changes) {
    people += change;
    if (people > capacity) return false;
  }
  return true;
}
