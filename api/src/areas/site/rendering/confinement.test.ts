import { type Confinement, strongest, warnIfUnconfined } from './confinement.ts';

/** The kind that is chosen on a machine with these programs, and the programs that were tried. */
async function chosenWith(programs: readonly string[], platform: NodeJS.Platform = 'linux') {
  const tried: string[] = [];
  const works = async (command: readonly string[]) => {
    const program = ['bwrap', 'unshare'].find((name) => command.includes(name)) ?? '';
    tried.push(program);
    return programs.includes(program);
  };
  const { kind } = await strongest(platform, works);
  return { kind, tried };
}

test.each([
  ['bubblewrap and user namespaces', ['bwrap', 'unshare'], 'bubblewrap', ['bwrap']],
  ['user namespaces alone', ['unshare'], 'namespaces', ['bwrap', 'unshare']],
  ['neither', [], 'permissions', ['bwrap', 'unshare']],
])(
  'a machine with %s confines server builds by the strongest it has',
  async (_, programs, kind, tried) => {
    expect(await chosenWith(programs)).toEqual({ kind, tried });
  },
);

test('elsewhere than on Linux, nothing that only Linux has is tried', async () => {
  expect(await chosenWith(['bwrap', 'unshare'], 'darwin')).toEqual({
    kind: 'permissions',
    tried: [],
  });
});

test('whatever is around a process, it starts without rights, secrets or code from strings', async () => {
  for (const program of ['bwrap', 'unshare', 'nothing']) {
    const { command, env } = await strongest('linux', async (tried) => tried.includes(program));
    expect(command).toContain('--disallow-code-generation-from-strings');
    expect(command.some((part) => /^--(experimental-)?permission$/.test(part))).toBe(true);
    expect(Object.keys(env)).toEqual(['PATH']);
  }
});

function warningsOf(kind: Confinement['kind'], hasPermissionModel?: boolean): unknown[] {
  const warn = jest.fn();
  warnIfUnconfined({ kind }, { warn }, hasPermissionModel);
  return warn.mock.calls.flat();
}

test("with Node's permission model alone, the log says what it doesn't hold, and what to do", () => {
  const [warning, ...others] = warningsOf('permissions', true);
  expect(warning).toMatch(
    /nothing keeps them from the network\. Install bubblewrap, .*RENDERERS=0/,
  );
  expect(others).toEqual([]);
});

test('without a permission model, the log says that nothing holds', () => {
  expect(warningsOf('permissions', false)).toEqual([
    expect.stringMatching(/^Nothing keeps .* from files, programs and the network\. .*RENDERERS=0/),
  ]);
});

test.each(['bubblewrap', 'namespaces'] as const)('with %s, nothing is said', (kind) => {
  expect([...warningsOf(kind, true), ...warningsOf(kind, false)]).toEqual([]);
});
