function minEatingSpeed(piles, hours) {
  const needed = (speed) => piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0);
  let speed = 1;
  while (needed(speed) > hours) speed += 1;
  return speed;
}

console.log(minEatingSpeed([4, 9, 6], 6));
