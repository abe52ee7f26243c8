import type { Request } from '@playwright/test';
import { openSolution } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

/** What Python itself offers to get out by. */
const PROGRAM = `
def attempt(name, way):
    try:
        found = way()
        print("REACHED", name, found)
    except BaseException as error:
        print("nothing by", name, "-", type(error).__name__)

def js_global(name):
    import js
    return getattr(js, name)

for name in ["document", "window", "parent", "top", "opener", "localStorage", "indexedDB", "caches",
             "fetch", "XMLHttpRequest", "WebSocket", "BroadcastChannel", "importScripts", "postMessage",
             "navigator", "location", "eval", "Function", "globalThis", "self"]:
    attempt(name, lambda: js_global(name))

def run_js():
    from pyodide.code import run_js
    return run_js("globalThis.location.href")

def function_constructor():
    import pyodide_js
    return pyodide_js.FS.constructor.constructor("return globalThis")()

def open_url():
    from pyodide.http import open_url
    return open_url("/v1/auth/me").read()

def urllib_request():
    import urllib.request
    return urllib.request.urlopen("http://localhost/").read()

def connect():
    import socket
    connection = socket.create_connection(("localhost", 80), timeout=1)
    connection.send(b"GET / HTTP/1.0\\r\\n\\r\\n")
    answer = connection.recv(1)
    assert answer
    return answer

def process():
    import subprocess
    return subprocess.run(["ls"])

def load_package():
    import pyodide_js
    return pyodide_js.loadPackage("numpy").result()

def internals():
    import pyodide_js
    return pyodide_js._module, pyodide_js._api

def core():
    import _pyodide_core
    return _pyodide_core

def memory():
    import _ctypes
    return _ctypes

def machine_code():
    import _imp
    return _imp.create_dynamic

for way in [internals, core, memory, machine_code, run_js, function_constructor, open_url, urllib_request, connect, process, load_package]:
    attempt(way.__name__, way)
print("All ways tried.")
`;

/** What a worker could do if Python let a program through to it: every way that names a store, a channel or a network. */
async function searchWorker(site: string): Promise<string[]> {
  const found: string[] = [];
  const within = (way: () => unknown) =>
    Promise.race([
      Promise.resolve().then(way),
      new Promise((_, reject) => setTimeout(() => reject(new Error('nothing happened')), 2_000)),
    ]);
  const attempt = (name: string, way: () => unknown) =>
    within(way).then(
      (value) => value !== undefined && found.push(`${name}: ${String(value)}`),
      () => undefined,
    );
  const opened = (address: string) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      socket.onopen = resolve;
      socket.onerror = reject;
    });
  const request = (address: string) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open('GET', address);
      call.onload = () => resolve(call.status);
      call.onerror = reject;
      call.send();
    });
  const started = (worker: Worker) =>
    new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = reject;
    });
  const database = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('site');
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
  const globals = globalThis as unknown as Record<string, unknown>;
  await attempt('a connection between browsers', () => globals.RTCPeerConnection);
  await attempt('a worker from an address', () => started(new Worker(`${site}/script.js`)));
  for (const name of [
    'document',
    'parent',
    'top',
    'opener',
    'localStorage',
    'sessionStorage',
    'cookieStore',
  ]) {
    await attempt(name, () => globals[name]);
  }
  await attempt('origin', () => (globals.origin === 'null' ? undefined : globals.origin));
  await attempt('indexedDB', database);
  await attempt('caches', () => caches.open('site'));
  await attempt('file system', () => navigator.storage.getDirectory());
  await attempt('locks', () => navigator.locks.query());
  for (const base of [site, 'https://example.org']) {
    await attempt(`fetch ${base}`, () => fetch(`${base}/v1/auth/me`, { credentials: 'include' }));
    await attempt(`blind fetch ${base}`, () => fetch(base, { mode: 'no-cors' }));
    await attempt(`XMLHttpRequest ${base}`, () => request(`${base}/v1/auth/me`));
    await attempt(`WebSocket ${base}`, () => opened(base.replace('http', 'ws')));
    await attempt(`import ${base}`, () => import(/* webpackIgnore: true */ `${base}/script.js`));
  }
  await attempt('importScripts', () => (globals.importScripts as (address: string) => void)(site));
  await attempt('eval', () => new Function('return 1')());
  await attempt('forged results', () => {
    (globals.postMessage as (data: unknown) => void)({ type: 'output', text: 'FORGED' });
    new BroadcastChannel('site').postMessage('FORGED');
  });
  return found;
}

/** What the frame could do, if a worker had a way to make it. */
async function searchFrame(site: string): Promise<string[]> {
  const found: string[] = [];
  const ways: Record<string, () => unknown> = {
    "the page's document": () => parent.document,
    "the page's storage": () => parent.localStorage,
    cookies: () => document.cookie,
    localStorage: () => localStorage,
    sessionStorage: () => sessionStorage,
    'another page': () => {
      top?.location.assign(`${site}/posts`);
      return undefined;
    },
    'a new window': () => window.open(site),
    network: () => fetch(site, { mode: 'no-cors' }),
    'a connection between browsers': async () => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:3478' }] });
      const found: unknown[] = [];
      peer.onicecandidate = ({ candidate }) => candidate && found.push(candidate.candidate);
      peer.createDataChannel('out');
      await peer.setLocalDescription(await peer.createOffer());
      while (peer.iceGatheringState !== 'complete') {
        await new Promise((resolve) =>
          peer.addEventListener('icegatheringstatechange', resolve, { once: true }),
        );
      }
      return found[0];
    },
    'a picture': () =>
      new Promise((resolve, reject) => {
        const picture = new Image();
        picture.onload = resolve;
        picture.onerror = reject;
        picture.src = `${site}/picture.png`;
      }),
  };
  for (const [name, way] of Object.entries(ways)) {
    try {
      const value = await way();
      if (value !== undefined && value !== null) found.push(name);
    } catch {}
  }
  return found;
}

test('hostile code finds no cookie, storage, channel, network, page or frame', async ({
  page,
  person: _,
  complaints,
  baseURL,
}) => {
  // The browser reports in the console what the policy and the sandbox have refused.
  complaints.expect(/Content Security Policy|sandbox|ERR_BLOCKED_BY|WebSocket|Failed to load/i);
  complaints.expect(/^policy: (connect|img|script)-src blocked/);
  const { output, expect: expectOutput } = await openSolution(page, { editing: true });
  await expectOutput('print(6 * 7)', '42');
  const heard = await page.evaluateHandle(() => {
    const all: unknown[] = [];
    new BroadcastChannel('site').onmessage = ({ data }) => all.push(data);
    return all;
  });
  const requests: Request[] = [];
  const windows: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.context().on('page', (other) => windows.push(other.url()));
  const address = page.url();
  const site = baseURL ?? '';

  await expectOutput(PROGRAM, 'All ways tried.');
  await expect(output).toContainText('nothing by run_js');
  await expect(output).not.toContainText('REACHED');

  const [worker] = page.workers();
  expect(await worker?.evaluate(searchWorker, site)).toEqual([]);
  const frame = page.frames().find((one) => one.url().endsWith('/frame.html'));
  expect(await frame?.evaluate(searchFrame, site)).toEqual([]);

  // The page itself saves the program as the person's draft, reports how its view went, and loads what it shows later.
  const ofThePage =
    /\/v1\/(users\/[\w-]+\/units\/dsa-two-sum\/(draft|cases)(\?language=python)?|telemetry)$|\/releases\/shell\//;
  // A run that takes long on a busy machine has the frame start the next worker, from memory.
  const sent = requests.filter(
    (request) =>
      !/csp/i.test(request.failure()?.errorText ?? '') &&
      !request.url().startsWith('blob:null/') &&
      !ofThePage.test(request.url()),
  );
  expect(sent.map((request) => `${request.url()} ${request.failure()?.errorText}`)).toEqual([]);
  expect(windows).toEqual([]);
  expect(await heard.jsonValue()).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(output).not.toContainText('FORGED');
});
