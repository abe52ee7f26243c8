function carFleet(target, positions, speeds) {
  const cars = positions.map((position, index) => [position, speeds[index]]);
  cars.sort((one, other) => one[0] - other[0]);
  const times = []; // of the leaders so far, the one in front on top
  for (const [position, speed] of cars) {
    const time = (target - position) / speed;
    while (times.at(-1) <= time) times.pop();
    times.push(time);
  }
  return times.length;
}

console.log(carFleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]));
