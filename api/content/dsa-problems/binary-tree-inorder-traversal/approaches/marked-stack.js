function inorderTraversal(root) {
  const found = [];
  const tasks = [root];
  while (tasks.length > 0) {
    const task = tasks.pop();
    if (typeof task === 'number') found.push(task);
    else if (task !== null) tasks.push(task.right, task.val, task.left);
  }
  return found;
}

console.log(inorderTraversal(tree([5, 2, 8, null, 3])));
