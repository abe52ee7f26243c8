function singleNumber(numbers) {
  const unpaired = new Set();
  for (const number of numbers) {
    // Deleting says whether the number was there.
    if (!unpaired.delete(number)) unpaired.add(number);
  }
  const [single] = unpaired;
  return single;
}

console.log(singleNumber([7, 3, 5, 3, 7]));
