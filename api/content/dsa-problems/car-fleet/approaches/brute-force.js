function carFleet(target, positions, speeds) {
  const times = positions.map((position, index) => (target - position) / speeds[index]);
  let leaders = 0;
  for (const [index, position] of positions.entries()) {
    const leads = positions.every(
      (ahead, other) => ahead <= position || times[other] < times[index],
    );
    if (leads) leaders += 1;
  }
  return leaders;
}

console.log(carFleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]));
