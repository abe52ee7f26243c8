/**
 * What a program is to the driver (driver.hpp), as an expression in C++.
 * @param {{ target: string, node: string | null, methods: readonly string[], constructorArguments: number }} signature
 *   the class that the cases use and that of its nodes, its methods, and how many arguments its constructor takes
 */
export function programOf({ target, node, methods, constructorArguments }) {
  const named = methods.map(
    (name) => `{"${name}", &::driver::MethodOf<&${target}::${name}>::call}`,
  );
  return `::driver::Program{&::driver::constructWith<${target}, ${constructorArguments}>, ${
    node ? `&::driver::nodeType<${node}>` : 'nullptr'
  }, {${named.join(', ')}}, {}}`;
}
