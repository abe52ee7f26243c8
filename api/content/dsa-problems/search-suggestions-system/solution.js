class Node {
  children = new Map();
  suggestions = [];
}

function suggest(products, typed) {
  const root = new Node();
  for (const product of [...products].sort()) {
    let node = root;
    for (const letter of product) {
      if (!node.children.has(letter)) node.children.set(letter, new Node());
      node = node.children.get(letter);
      if (node.suggestions.length < 3) node.suggestions.push(product);
    }
  }
  let node = root;
  return [...typed].map((letter) => {
    // Without a child, nothing will match any more.
    node = node.children.get(letter) ?? new Node();
    return [...node.suggestions];
  });
}

const products = ['pear', 'peach', 'plum', 'pea', 'perch'];

console.log(suggest(products, 'pea'));
