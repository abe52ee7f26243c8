function kthSmallest(matrix, k) {
  const elements = matrix.flat();
  for (let taken = 1; taken < k; taken += 1) {
    let smallest = 0;
    for (let at = 1; at < elements.length; at += 1) {
      if (elements[at] < elements[smallest]) smallest = at;
    }
    elements.splice(smallest, 1);
  }
  return elements.reduce((one, other) => Math.min(one, other));
}
