import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { familyOf } from '../../process/family.mjs';
import { freePort } from '../../process/free-port.mjs';
import { byExtent } from '../extent.mjs';
import { newLearner, notedUnits, noteUnit, unitIds } from './learner.mjs';

const ROUNDS = byExtent({ few: 15, some: 40, all: 100 });
const WRITES_AT_ONCE = 4;
const LONGEST_OUTAGE_MS = 60_000;
/** Below the ten minutes of an access token; the learner of a later round is another one. */
const ROUNDS_PER_LEARNER = 20;
/** Any number; the same one gives the same rounds. */
const SEED = Number(process.env.ROUNDS_SEED ?? 20261122);

/**
 * Ends processes of a site with an embedded database at random, while it starts, works, recovers and
 * stops. It must always come back, by itself or by a start, with every note that it has acknowledged.
 */
export const embeddedRoundsStep = (folder, dataDir) => ({
  name: `kills: ${ROUNDS} rounds around the embedded database (seed ${SEED})`,
  run: async () => {
    const site = createSite(folder, { DATA_DIR: dataDir, PORT: await freePort() });
    try {
      return await runRounds(site, dataDir);
    } finally {
      site.killAll();
    }
  },
});

async function runRounds(site, dataDir) {
  const random = randomFrom(SEED);
  const said = [];
  const failures = [];
  let writer = null;
  await site.start();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const began = Date.now();
    await site.untilReady();
    if (round % ROUNDS_PER_LEARNER === 1) {
      await writer?.stop();
      writer = await startWriting(site.url);
    }
    const before = writer.acknowledged();
    await until(() => writer.acknowledged() >= before + WRITES_AT_ONCE, 'no note was acknowledged');
    const deed = pick(random, deeds);
    try {
      await deed.run({ site, dataDir, random });
      if (!site.isRunning()) await site.start();
      await site.untilReady();
      await writer.compare();
    } catch (error) {
      failures.push(`Round ${round}, ${deed.name}: ${error.message}`);
      break;
    }
    said.push(`${round} ${deed.name} ${Date.now() - began} ms`);
  }
  const count = await writer?.stop();
  await site.stop();
  const output = [...said, `${count} notes of the last learner were acknowledged`, ...failures];
  return { passed: said.length, failed: failures.length, output: output.join('\n') };
}

/**
 * What may be done to a site; each returns when it is done, and the site may be ending or gone. What
 * needs no start of the API is quick and comes up more often.
 */
const OFTEN = 3;
const deeds = [
  {
    name: 'the API, under load',
    run: ({ site, random }) => site.end(pick(random, ['SIGKILL', 'SIGTERM', 'frozen'])),
  },
  ...Array(OFTEN)
    .fill(['postmaster', 'watchdog', 'backend', 'guard'])
    .flat()
    .map((victim) => ({
      name: `the ${victim}, under load`,
      run: ({ dataDir, random }) => hit(victim, dataDir, random),
    })),
  {
    name: 'the postmaster, and again while it recovers',
    run: async ({ dataDir, random }) => {
      await hit('postmaster', dataDir, random);
      await wait(300 + random() * 500);
      await hit('postmaster', dataDir, random);
    },
  },
  {
    name: 'the API while it starts',
    run: async ({ site, random }) => {
      await site.end('SIGKILL');
      void site.start().catch(() => {});
      await wait(random() * 2_000);
      await site.end('SIGKILL');
    },
  },
  {
    name: 'the postmaster while the API stops',
    run: async ({ site, dataDir, random }) => {
      const ended = site.end('SIGTERM');
      await hit('postmaster', dataDir, random);
      await ended;
    },
  },
  {
    name: 'the API and the watchdog at once',
    run: async ({ site, dataDir, random }) => {
      await hit('watchdog', dataDir, random);
      await site.end('SIGKILL');
    },
  },
];

/** Ends one process of the database; nothing if it is not there at this moment. */
async function hit(victim, dataDir, random) {
  const pid = find(victim, dataDir, random);
  if (!pid) return;
  const how = pick(random, ['SIGKILL', 'SIGKILL', 'SIGTERM', 'frozen']);
  if (how === 'frozen') {
    send(pid, 'SIGSTOP');
    await wait(random() * 500);
    send(pid, 'SIGKILL');
  } else send(pid, how);
}

function find(victim, dataDir, random) {
  const note = join(dataDir, 'postgres/data/postmaster.pid');
  const postmaster = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0;
  const [self, ...children] = postmaster ? familyOf(postmaster) : [];
  if (!self || victim === 'postmaster') return self?.pid;
  if (victim === 'backend') return pick(random, children)?.pid;
  const [watchdog, ...others] = familyOf(self.parent).filter(({ command }) =>
    command.includes('watchdog'),
  );
  return victim === 'watchdog' ? watchdog?.pid : others[0]?.pid;
}

/** The API's process, which can be ended and started again. */
function createSite(folder, env) {
  const url = `http://localhost:${env.PORT}`;
  const spawned = [];
  let child = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const gone = () => until(() => !isRunning(), `the API did not end:\n${output}`);

  return {
    url,
    isRunning,
    async start() {
      output = '';
      const started = spawn(process.execPath, ['api/dist/server.js'], {
        cwd: folder,
        env: { ...process.env, ...env, LIMITS_FACTOR: '10000', LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      spawned.push(started);
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
        });
      }
      await until(() => output.includes('Ready at') || started !== child || !isRunning());
      if (!output.includes('Ready at')) throw new Error(`the API did not start:\n${output}`);
    },
    /** Nothing is live there, so that it never says it's ready: it is once its database responds. */
    async untilReady() {
      await until(async () => {
        if (!isRunning()) throw new Error(`the API has ended:\n${output}`);
        return (await fetch(`${url}/v1/roadmaps`).catch(() => null))?.ok;
      }, `the site does not answer again:\n${output}`);
    },
    async end(how) {
      if (how === 'frozen') {
        send(child.pid, 'SIGSTOP');
        await wait(200);
      }
      send(child.pid, how === 'frozen' ? 'SIGKILL' : how);
      await gone();
    },
    async stop() {
      send(child.pid, 'SIGTERM');
      await gone();
    },
    killAll: () => {
      for (const { pid, exitCode } of spawned) if (exitCode === null) send(pid, 'SIGKILL');
    },
  };
}

/** A learner who writes numbered notes all the time, and knows which were acknowledged. */
async function startWriting(url) {
  const learner = await newLearner(url);
  const units = await unitIds(url);
  const last = new Map();
  let count = 0;
  let acknowledged = 0;
  let stopped = false;
  const write = async (own) => {
    for (let turn = 0; !stopped; turn += 1) {
      const unit = own[turn % own.length];
      count += 1;
      const number = count;
      const ok = await noteUnit(url, learner, unit, String(number)).catch(() => false);
      if (ok) {
        last.set(unit, number);
        acknowledged += 1;
      } else await wait(20);
    }
  };
  const size = Math.floor(units.length / WRITES_AT_ONCE);
  const writers = Array.from({ length: WRITES_AT_ONCE }, (_, index) =>
    write(units.slice(index * size, (index + 1) * size)),
  );
  return {
    acknowledged: () => acknowledged,
    /** A note may be newer than the last that was acknowledged, but never older. */
    async compare() {
      const expected = [...last];
      // A database that is shutting down still responds until it ends.
      let stored = null;
      await until(async () => {
        stored = await notedUnits(url, learner).catch(() => null);
        return stored !== null;
      }, 'the notes cannot be read');
      const lost = expected.filter(([unit, number]) => !(Number(stored.get(unit)) >= number));
      if (lost.length > 0) throw new Error(`lost: ${lost.map((one) => one.join('=')).join(', ')}`);
    },
    async stop() {
      stopped = true;
      await Promise.all(writers);
      return acknowledged;
    },
  };
}

async function until(condition, complaint = 'it took too long') {
  for (const start = Date.now(); !(await condition()); await wait(25)) {
    if (Date.now() - start > LONGEST_OUTAGE_MS) throw new Error(complaint);
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
