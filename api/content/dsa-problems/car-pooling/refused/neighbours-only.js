function carPooling(bookings, capacity) {
  const sorted = bookings.toSorted((a, b) => a[1] - b[1]);
  return sorted.every(([passengers, start], index) => {
    const before = sorted[index - 1];
    return passengers + (before && before[2] > start ? before[0] : 0) <= capacity;
  });
}
