import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';
import { javaStarterOf } from './java-starter.ts';

test('a starter has the class with its public methods, which are still empty', () => {
  const listing = `import java.util.HashMap;

class Store {
  private record Entry(int key, int value) {}

  private final int size;

  public Store(int size) {
    this.size = size;
  }

  public void put(
      int key,
      int value) throws IllegalStateException {
    hidden(key);
  }

  public boolean isEmpty() {}

  private int hidden(int key) {
    return key;
  }
}
`;
  expect(javaStarterOf(listing)).toBe(`import java.util.*;

class Store {
  public Store(int size) {
  }

  public void put(int key, int value) throws IllegalStateException {
  }

  public boolean isEmpty() {
  }
}
`);
});

test('each problem has a starter in Java with at least one method', () => {
  const folder = path.join(projectRoot, 'api/content/dsa-problems');
  const starters = readdirSync(folder)
    .map((slug) => path.join(folder, slug, 'solution.java'))
    .filter(existsSync)
    .map((file) => javaStarterOf(readFileSync(file, 'utf8')));
  expect(starters.length).toBeGreaterThan(150);
  for (const starter of starters)
    expect(starter).toMatch(/^import java\.util\.\*;\n\nclass \w+ \{\n {2}public .*\) \{\n/);
});
