// What each light adds to the hour and to the minute.
const LIGHTS = [
  [1, 0],
  [2, 0],
  [4, 0],
  [8, 0],
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 8],
  [0, 16],
  [0, 32],
];

function readWatch(lit) {
  const found = [];
  const extend = (start, left, hour, minute) => {
    // More lights never make the hour or the minute smaller.
    if (hour > 11 || minute > 59) return;
    if (left === 0) {
      found.push(`${hour}:${String(minute).padStart(2, '0')}`);
      return;
    }
    // The last light to try leaves just enough for the others.
    for (let light = start; light <= LIGHTS.length - left; light += 1) {
      const [moreHours, moreMinutes] = LIGHTS[light];
      extend(light + 1, left - 1, hour + moreHours, minute + moreMinutes);
    }
  };
  extend(0, lit, 0, 0);
  return found;
}

console.log(readWatch(8));
