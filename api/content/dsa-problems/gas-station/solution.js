function canCompleteCircuit(gas, cost) {
  let total = 0;
  let tank = 0;
  let start = 0;
  for (let station = 0; station < gas.length; station += 1) {
    const gained = gas[station] - cost[station];
    total += gained;
    tank += gained;
    if (tank < 0) {
      // Nobody who starts between start and here gets any further.
      start = station + 1;
      tank = 0;
    }
  }
  return total >= 0 ? start : -1;
}

console.log(canCompleteCircuit([2, 3, 4, 1], [3, 4, 1, 1]));
