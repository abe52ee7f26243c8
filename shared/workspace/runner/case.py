# How a case is run: its own operators and functions never meet an answer that hasn't been looked at.
#
# A case is an expression such as sorted(map(sorted, group_anagrams(words))). What a call in it gives is checked
# before anything is done with it, and what is compared is copied first.

CHECKED = "the answer, checked"
COMPARED = "plain data, compared"
PLACES = "the places"


def guarded(source, mode):
    """What a text says, with the guards in it. In what is provided, only what must be equal is copied."""
    checks_calls = mode == "eval"
    orders = () if mode == "exec" else (ast.In, ast.NotIn, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    compares = (ast.Eq, ast.NotEq, *orders)

    class Guarding(ast.NodeTransformer):
        def visit_Call(self, node):
            self.generic_visit(node)
            callee = name_of(node.func)
            is_ours = callee in BUILTINS or isinstance(node.func, ast.Lambda)
            return call(CHECKED, node, ast.Constant(callee)) if checks_calls and not is_ours else node

        def visit_Compare(self, node):
            self.generic_visit(node)
            is_guarded = all(isinstance(operator, compares) for operator in node.ops)
            return comparison(node) if is_guarded else node

    tree = compile(source, "case", mode, ast.PyCF_ONLY_AST, dont_inherit=True)
    return ast.fix_missing_locations(Guarding().visit(tree))


def comparison(node):
    values = [node.left, *node.comparators]
    first, *others = [
        ast.Subscript(loaded(PLACES), ast.Constant(place), ast.Load()) for place in range(len(values))
    ]
    parameters = ast.arguments([], [ast.arg(PLACES)], None, [], [], None, [])
    compare = ast.Lambda(parameters, ast.Compare(first, node.ops, others))
    return call(COMPARED, ast.Tuple(values, ast.Load()), compare)


def loaded(name):
    return ast.Name(name, ast.Load())


def call(name, *values):
    return ast.Call(loaded(name), list(values), [])


def name_of(node):
    return node.id if isinstance(node, ast.Name) else None


def is_direct(body):
    """Whether the value of a case is what a call of the program gives."""
    return isinstance(body, ast.Call) and name_of(body.func) == CHECKED


GUARDS = {COMPARED: lambda values, compare: compare(copied(values))}


class Answers:
    """Looks at what the calls of one case give."""

    def __init__(self, own, provided):
        self.own = {name: value for name, value in own.items() if name not in provided}
        self.classes = [value for value in provided.values() if isinstance(value, type)]
        self.calls = 0
        # What the program returned, if it was called once, and if that is plain data.
        self.text = None

    def check(self, value, callee):
        called = self.own.get(callee)
        # An object of a class that the case makes one of is there to be worked with.
        if not isinstance(called, type) or type(value) is not called:
            checked(value, self.is_node)
        if callee in self.own:
            self.calls += 1
            self.text = text_of(value) if self.calls == 1 else None
        return value

    def is_node(self, kind):
        """Classes that are provided, and those that a program has put in their place."""
        if any(kind is one for one in self.classes):
            return True
        return type(kind) is type and kind.__name__ in [one.__name__ for one in self.classes]


def text_of(value):
    try:
        return quoted(shown(copied(value)))
    except Refused:
        return None
