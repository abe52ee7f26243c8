function suggest(products, typed) {
  return [...typed].map((_, index) => {
    const prefix = typed.slice(0, index + 1);
    const matching = products.filter((product) => product.startsWith(prefix));
    return matching.sort().slice(0, 3);
  });
}

const products = ['pear', 'peach', 'plum', 'pea', 'perch'];

console.log(suggest(products, 'pea'));
