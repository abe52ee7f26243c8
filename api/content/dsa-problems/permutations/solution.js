function permute(numbers) {
  const found = [];
  const chosen = [];
  const used = new Array(numbers.length).fill(false);
  const fillNextPlace = () => {
    if (chosen.length === numbers.length) {
      found.push([...chosen]);
      return;
    }
    for (const [position, number] of numbers.entries()) {
      if (used[position]) continue;
      used[position] = true;
      chosen.push(number);
      fillNextPlace();
      chosen.pop();
      used[position] = false;
    }
  };
  fillNextPlace();
  return found;
}

console.log(permute([1, 2, 3]));
