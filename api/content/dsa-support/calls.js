/**
 * Calls methods of target one after the other and returns their results, null for a method that returns nothing.
 * calls(stack, ["push", 3], ["pop"]) calls stack.push(3), then stack.pop().
 */
function calls(target, ...steps) {
  return steps.map(([name, ...given]) => target[name](...given) ?? null);
}
