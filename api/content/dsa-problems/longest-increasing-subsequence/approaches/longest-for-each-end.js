function lengthOfLis(numbers) {
  const lengths = []; // of the longest that ends at each index
  let longest = 0;
  for (const [index, number] of numbers.entries()) {
    let length = 1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      if (numbers[earlier] < number) length = Math.max(length, lengths[earlier] + 1);
    }
    lengths.push(length);
    longest = Math.max(longest, length);
  }
  return longest;
}

console.log(lengthOfLis([8, 2, 9, 4, 3, 6, 7]));
