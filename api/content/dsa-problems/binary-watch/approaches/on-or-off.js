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
  const decide = (light, left, hour, minute) => {
    if (light === LIGHTS.length) {
      if (left === 0 && hour < 12 && minute < 60) {
        found.push(`${hour}:${String(minute).padStart(2, '0')}`);
      }
      return;
    }
    const [moreHours, moreMinutes] = LIGHTS[light];
    decide(light + 1, left - 1, hour + moreHours, minute + moreMinutes);
    decide(light + 1, left, hour, minute);
  };
  decide(0, lit, 0, 0);
  return found;
}

console.log(readWatch(8));
