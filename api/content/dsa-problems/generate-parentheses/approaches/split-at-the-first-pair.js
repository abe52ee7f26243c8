function generateParentheses(pairs) {
  const withPairs = [['']];
  for (let count = 1; count <= pairs; count += 1) {
    const strings = withPairs.flatMap((behinds, split) =>
      withPairs[count - 1 - split].flatMap((inside) =>
        behinds.map((behind) => `(${inside})${behind}`),
      ),
    );
    withPairs.push(strings);
  }
  return withPairs[pairs];
}

console.log(generateParentheses(3));
