function readWatch(lit) {
  const found = [];
  for (let hour = 0; hour < 12; hour += 1) {
    for (let minute = 0; minute < 60; minute += 1) {
      if (lightsOf(hour) + lightsOf(minute) === lit) {
        found.push(`${hour}:${String(minute).padStart(2, '0')}`);
      }
    }
  }
  return found;
}

function lightsOf(number) {
  let count = 0;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}

console.log(readWatch(8));
