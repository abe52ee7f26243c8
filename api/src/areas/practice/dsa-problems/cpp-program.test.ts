import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';
import { cppProgramOf } from './cpp-program.ts';

const content = path.join(projectRoot, 'api/content');
const problems = path.join(content, 'dsa-problems');
const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8');

const shipped = readdirSync(problems)
  .filter((slug) => existsSync(path.join(problems, slug, 'solution.cpp')))
  .map((slug) => {
    const { support } = JSON.parse(read(problems, slug, 'problem.json'));
    const file = path.join(content, `dsa-support/${support}.cpp`);
    const nodes = support && existsSync(file) ? read(file) : '';
    return { slug, nodes, solution: read(problems, slug, 'solution.cpp') };
  });

test('a starter has the class with its public methods, which return something already', () => {
  const listing = `#include <vector>

using namespace std;

class Store {
public:
  Store(int size, const vector<pair<int, int>>& first = {}) : size(size) {}

  int get(int key) const {
    if (key > size) {
      return -1;
    }
    return key;
  }

  void put(
      int key,
      int value) {
    size = key + value;
  }

private:
  int size;

  int hidden(int key) {
    return key;
  }
};
`;
  const { starter, signature } = cppProgramOf(listing, '');
  expect(starter).toBe(`#include <bits/stdc++.h>

using namespace std;

class Store {
public:
  Store(int size, const vector<pair<int, int>>& first = {}) {
  }

  int get(int key) const {
    return {};
  }

  void put( int key, int value) {
  }
};
`);
  expect(signature).toEqual({
    ...{ target: 'Store', node: null },
    ...{ methods: ['get', 'put'], constructorArguments: 2 },
  });
});

test("what the cases of each problem call is in its starter, and nodes are the problem's own", () => {
  const missing = shipped.flatMap(({ slug, nodes, solution }) => {
    const { signature, starter } = cppProgramOf(solution, nodes);
    const { target, methods, node } = signature;
    const cases = read(problems, slug, 'cases.js.json');
    const called = target === 'Solution' ? methods : [target];
    return [
      ...called.filter((name) => !cases.includes(`${name}(`)),
      ...(methods.length > 0 && starter.includes(`class ${target} {`) ? [] : [`${slug}: starter`]),
      ...(node === null || starter.includes(node) ? [] : [`${slug}: ${node}`]),
    ];
  });
  expect(shipped.length).toBeGreaterThan(170);
  expect(missing).toEqual([]);
});
