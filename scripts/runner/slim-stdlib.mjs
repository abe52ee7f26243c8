/** node slim-stdlib.mjs PATH writes the standard library there, compiled and slimmed, as a zip. Takes three seconds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPython } from './load-python.mjs';

/**
 * What stays out: servers and clients of the network, mail, markup, processes, debuggers, documentation
 * and rare encodings. Pyodide itself needs asyncio with sslproto, pathlib and zipfile.
 */
const LEFT_OUT = [
  'encodings/(?!__init__|aliases|ascii|latin_1|utf_|cp437|charmap|unicode_escape|raw_unicode|hex|idna|punycode)',
  '(email|xml|xmlrpc|multiprocessing|unittest|_pyrepl|http|wsgiref|ctypes|sqlite3)/',
  'asyncio/(windows_\\w+|tools|__main__)\\.py',
  '(mailbox|imaplib|smtplib|ftplib|poplib|netrc|socketserver|webbrowser|antigravity)\\.py',
  '(pdb|bdb|cmd|code|pydoc|doctest|trace|profile|cProfile|pstats|tracemalloc|rlcompleter)\\.py',
  '(pickletools|modulefinder|compileall|pyclbr|tabnanny|zipapp|symtable|_pyio|optparse)\\.py',
  '(tarfile|wave|mimetypes|plistlib|fileinput|filecmp|pty|tty|getpass|quopri|shelve)\\.py',
].join('|');

const python = await loadPython();
python.runPython(readFileSync(new URL('./slim_stdlib.py', import.meta.url), 'utf8'));
const slim = python.globals.get('slim');
slim('/lib/python314.zip', '/tmp/slim.zip', `^(${LEFT_OUT})`);
writeFileSync(process.argv[2], python.FS.readFile('/tmp/slim.zip'));
