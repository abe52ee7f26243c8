function canCompleteCircuit(gas, cost) {
  for (let start = 0; start < gas.length; start += 1) {
    if (completes(start, gas, cost)) return start;
  }
  return -1;
}

function completes(start, gas, cost) {
  let tank = 0;
  for (let driven = 0; driven < gas.length; driven += 1) {
    const station = (start + driven) % gas.length;
    tank += gas[station] - cost[station];
    if (tank < 0) return false;
  }
  return true;
}

console.log(canCompleteCircuit([2, 3, 4, 1], [3, 4, 1, 1]));
