import { openSolution, PYTHON_STARTS_MS, STOPS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

/** A site makes what compiles C++ when it's first requested: that takes a minute, or longer on a busy machine. */
const COMPILER_ARRIVES_MS = 240_000;

const RIGHT = `using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int> numbers, int target) {
        unordered_map<int, int> seen;
        for (int index = 0; index < (int)numbers.size(); index++) {
            auto found = seen.find(target - numbers[index]);
            if (found != seen.end()) return {found->second, index};
            seen[numbers[index]] = index;
        }
        return {};
    }
};
`;
const withBody = (body: string) =>
  `using namespace std;\n\nclass Solution {\npublic:\n    vector<int> twoSum(vector<int> numbers, int target) {\n${body}\n    }\n};\n`;

/** Every way to the machine or to others that the library has a name for. */
const WAYS = `${RIGHT}
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
extern char** environ;
extern "C" __attribute__((import_module("wasi_snapshot_preview1"), import_name("sock_accept"))) int takeCall(int, int, void*);
void attempt(const char* name, bool reached) {
    if (reached) printf("REACHED %s\\n", name);
}
int main(int count, char** words) {
    struct stat facts;
    char letter;
    for (const char* path : {"/", ".", "/etc/passwd", "/proc/self/environ", "/dev/stdin", "solution.cpp"}) {
        attempt(path, fopen(path, "r") || fopen(path, "w") || opendir(path));
        attempt(path, open(path, O_RDWR | O_CREAT, 0777) >= 0 || mkdir(path, 0777) == 0);
        attempt(path, stat(path, &facts) == 0 || unlink(path) == 0 || rename(path, "/x") == 0);
    }
    for (int file = 3; file < 20; file++) {
        attempt("a descriptor", write(file, "x", 1) > 0 || read(file, &letter, 1) > 0);
        attempt("a call", takeCall(file, 0, &letter) == 0);
    }
    attempt("the environment", (environ && *environ) || getenv("PATH"));
    attempt("arguments", count > 0 && words && words[0] && *words[0]);
    attempt("input", read(0, &letter, 1) > 0);
    puts("All ways tried.");
}
`;

/** Crashes the compiler. */
const ENDLESS = `${RIGHT}
template <typename A, typename B> struct Pair : Pair<Pair<A, B>, Pair<B, A>> {};
int main() { Pair<int, long> pair; }
`;

test('someone solves a problem in C++: mistakes are explained at their line, nothing harms the next run, and it works again without a network', async ({
  page,
  context,
  complaints,
  person: _,
}) => {
  complaints.expect(AWAY);
  test.setTimeout(600_000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const compiler = () => requested.filter((url) => url.includes('/releases/toolchain/'));
  const solution = await openSolution(page, { language: 'C++', editing: true });
  const { button, output } = solution;
  const fails = async (program: string, words: string | RegExp) => {
    await solution.run(program);
    await button('Run tests').click();
    await expect(output).toContainText(words, { timeout: STOPS_MS });
  };
  expect(compiler(), 'nothing of the compiler is loaded before a run').toEqual([]);

  await test.step('the first run fetches the compiler and prints', async () => {
    await solution.run(
      `${RIGHT}int main() {\n    printf("%d\\n", 6 * 7);\n    cout << "done" << endl;\n}\n`,
    );
    await expect(output).toContainText(/42\s*done/, { timeout: COMPILER_ARRIVES_MS });
  });

  await test.step('a program that is a `main` alone runs, and is told what the cases call', async () => {
    const alone = 'int main() {\n    printf("%d\\n", 5 * 5);\n}\n';
    await solution.expect(alone, '25');
    await fails(alone, /there is no class Solution in your program/);
  });

  await test.step('mistakes', async () => {
    await solution.expect(
      withBody('        return notDeclaredAnywhere;'),
      /Compile error: use of undeclared identifier 'notDeclaredAnywhere'\s*at solution\.cpp:6/,
    );
    await fails(withBody('        return {numbers[numbers.size()]};'), /out of bounds/);
    await fails(withBody('        int* nothing = nullptr;\n        return {*nothing};'), /null/);
    await fails(withBody('        return twoSum(numbers, target + 1);'), /recurses too deeply/);
    await fails(
      withBody(
        '        vector<vector<int>> all;\n        while (true) all.emplace_back(1 << 22, 1);',
      ),
      /needs more memory than it can have/,
    );
    await fails(
      withBody(
        '        try {\n            throw runtime_error("no pair");\n        } catch (...) {\n            return {};\n        }',
      ),
      /runtime_error: no pair. Programs in C\+\+ run without exceptions/,
    );
    await fails(
      withBody('        for (;;) { target++; if (!target) break; target--; }\n        return {};'),
      /Stopped after/,
    );
  });

  await test.step('a program finds nothing outside of it, and what crashes the compiler is a mistake like others', async () => {
    await solution.expect(WAYS, 'All ways tried.');
    await expect(output).not.toContainText('REACHED');
    await solution.expect(withBody('#include "/etc/passwd"'), /'\/etc\/passwd' file not found/);
    await solution.expect(ENDLESS, /Compile error: the compiler gave up/);
  });

  await test.step('a right program is submitted', async () => {
    await solution.run(RIGHT);
    await button('Submit').click();
    await expect(output).toContainText(/20 of 20 cases passed/, { timeout: PYTHON_STARTS_MS });
    const workspace = page.getByRole('region', { name: 'Your code', exact: true });
    await workspace.getByText('Attempts', { exact: true }).click();
    await expect(workspace.getByText(/20\/20.*C\+\+/)).toBeVisible();
  });

  await test.step('without a network, after a reload', async () => {
    const kept = () =>
      page.evaluate(async () => {
        const files = await (await caches.open('site-files')).keys();
        return files.filter(({ url }) => url.includes('/releases/toolchain/')).length;
      });
    await expect.poll(kept).toBe(new Set(compiler()).size);
    await context.setOffline(true);
    await page.reload();
    await button('Run tests').click();
    await expect(output).toContainText(/5 of 5 tests passed/, { timeout: PYTHON_STARTS_MS });
    await context.setOffline(false);
  });
});
