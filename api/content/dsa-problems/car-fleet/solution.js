function carFleet(target, positions, speeds) {
  const cars = positions.map((position, index) => [position, speeds[index]]);
  cars.sort((one, other) => other[0] - one[0]);
  let fleets = 0;
  let slowest = 0;
  for (const [position, speed] of cars) {
    const time = (target - position) / speed;
    if (time > slowest) {
      fleets += 1;
      slowest = time;
    }
  }
  return fleets;
}

console.log(carFleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]));
