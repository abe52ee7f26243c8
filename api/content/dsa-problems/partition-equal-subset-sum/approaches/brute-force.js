function canPartition(numbers) {
  function addUp(index, missing) {
    if (missing === 0) return true;
    if (missing < 0 || index === numbers.length) return false;
    return addUp(index + 1, missing - numbers[index]) || addUp(index + 1, missing);
  }

  const total = numbers.reduce((sum, number) => sum + number, 0);
  return total % 2 === 0 && addUp(0, total / 2);
}

console.log(canPartition([3, 1, 5, 9]));
