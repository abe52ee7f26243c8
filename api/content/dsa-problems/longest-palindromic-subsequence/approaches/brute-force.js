function longestPalindromeSubsequence(text) {
  for (let length = text.length; length > 1; length -= 1) {
    // The places of the letters, at first the leftmost ones.
    const places = [...Array(length).keys()];
    while (true) {
      if (places.every((place, i) => text[place] === text[places.at(-1 - i)])) return length;
      // The last place that can move to the right does, and the others follow it.
      let moved = length - 1;
      while (moved >= 0 && places[moved] === text.length - length + moved) moved -= 1;
      if (moved < 0) break;
      const first = places[moved] + 1;
      for (let i = moved; i < length; i += 1) places[i] = first + i - moved;
    }
  }
  return 1;
}

console.log(longestPalindromeSubsequence('narration'));
