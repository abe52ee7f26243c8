function maxSlidingWindow(numbers, k) {
  const maxima = [];
  let largest = 0; // an index
  for (let index = 0; index < numbers.length; index += 1) {
    if (numbers[index] >= numbers[largest]) {
      largest = index;
    } else if (largest <= index - k) {
      largest = index;
      for (let place = index - 1; place > index - k; place -= 1) {
        if (numbers[place] > numbers[largest]) largest = place;
      }
    }
    if (index >= k - 1) maxima.push(numbers[largest]);
  }
  return maxima;
}

console.log(maxSlidingWindow([4, 2, 5, 1, 3, 2, 0], 3));
