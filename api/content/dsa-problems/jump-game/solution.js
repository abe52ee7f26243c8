function canJump(jumps) {
  let reach = 0;
  for (let index = 0; index < jumps.length; index += 1) {
    if (index > reach) return false;
    reach = Math.max(reach, index + jumps[index]);
  }
  return true;
}

console.log(canJump([3, 0, 2, 0, 1, 4]));
