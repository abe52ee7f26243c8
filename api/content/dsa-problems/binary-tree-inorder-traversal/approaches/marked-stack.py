def inorder_traversal(root: TreeNode | None) -> list[int]:
    found: list[int] = []
    tasks: list[TreeNode | int | None] = [root]
    while tasks:
        task = tasks.pop()
        if isinstance(task, int):
            found.append(task)
        elif task is not None:
            tasks += [task.right, task.val, task.left]
    return found


print(inorder_traversal(tree([5, 2, 8, None, 3])))
