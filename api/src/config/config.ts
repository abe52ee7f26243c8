import path from 'node:path';
import { brand } from '@site/shared/brand';
import type { RuntimeConfig } from '@site/shared/contracts/composition';
import { StartupError } from '../errors/startup-error.ts';
import { contactOf } from './contact.ts';
import { demoObstacles } from './demo-mode.ts';
import { environment } from './environment.ts';
import { halfRegistrations, type OauthConfig, oauthConfig } from './oauth-environment.ts';
import { projectRoot } from './project-root.ts';

/** Everything that can differ between installations. Nothing else in the API reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  /** Origin of the files of releases, which serves nothing else; null: the site's own. */
  readonly releasesOrigin: string | null;
  /** What browsers put in front of /v1; '' if it was set to nothing, which pages report. */
  readonly apiBaseUrl: string;
  /** Further origins whose pages may call the API with cookies. */
  readonly allowedOrigins: readonly string[];
  /** Where browsers find /posts and /posts/{id}; null: at this API. */
  readonly postsApiUrl: string | null;
  /** A blog outside of the site, to which the navigation leads; null if there is none. */
  readonly blogUrl: string | null;
  /** How people reach the team. */
  readonly contact: RuntimeConfig['contact'];
  readonly dataDir: string;
  readonly releasesDir: string;
  /** null: PostgreSQL is embedded and lives under `dataDir`. */
  readonly databaseUrl: string | null;
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler; null: it doesn't. */
  readonly databaseDirectUrl: string | null;
  /** A replica from which visitors' reads are served; null: there is none. */
  readonly databaseReadUrl: string | null;
  /** null: made once and stored in the database, so that all processes on it agree. */
  readonly sessionSecret: string | null;
  /** Private keys for release manifests: the first signs, the others count as well. `installation` is its own one. */
  readonly manifestKeys: readonly (Buffer | 'installation')[];
  readonly logLevel: string;
  /** null: mails are written to a folder. See `outboxDir`. */
  readonly smtpUrl: string | null;
  /** Where mails are written as files while no SMTP server is configured. */
  readonly outboxDir: string;
  /** The sender's address of every mail. */
  readonly mailFrom: string;
  /** Who is notified of callback requests. */
  readonly operatorEmail: string;
  /** Whose X-Forwarded-For counts: how many proxies, or which; null: nobody's. */
  readonly trustProxy: number | readonly string[] | null;
  /** Every limit is multiplied by it. */
  readonly limitsFactor: number;
  /** Where metrics can be read, at a port of their own; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** How long the process goes on accepting connections after SIGTERM, while it says that it is not ready. */
  readonly drainSeconds: number;
  /** For how long caches in front of the site may give out a visitor's document without asking; 0: they store none. */
  readonly sharedCacheSeconds: number;
  /** How many processes render the pages of each unit; 0 leaves it to browsers. */
  readonly renderers: number;
  /** How long a document may take to be rendered; after that the browser renders it. */
  readonly renderLimitMs: number;
  /** Whether pages report how their views went. */
  readonly telemetry: boolean;
  /** Whether browsers cache pages that were visited, to open them without a network. */
  readonly serviceWorker: boolean;
  /** Which parts of all visitors get a candidate, one after the other, before it's live for all. */
  readonly canarySteps: readonly number[];
  /** How many page views of the candidate each of them needs at least, and how many minutes. */
  readonly canaryStepViews: number;
  readonly canaryStepMinutes: number;
  /** Sign-in through other services. */
  readonly oauth: OauthConfig;
  /** Whether this is a demonstration, with accounts for it; see `demoObstacles`. */
  readonly demo: boolean;
}

/** Every variable that `readConfig` reads. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the environment once.
 * @throws StartupError that lists every bad variable with what would be right.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) throw new StartupError(describe(parsed.error.issues));
  if (parsed.data.SMTP_URL && !parsed.data.MAIL_FROM) throw new StartupError(NO_SENDER);
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = parsed.data;
  if ((DATABASE_DIRECT_URL || DATABASE_READ_URL) && !DATABASE_URL)
    throw new StartupError(NO_SERVER);
  const halves = halfRegistrations(parsed.data);
  if (halves.length > 0) throw new StartupError(describe(halves));
  const config = complete(parsed.data);
  if (!isApart(config)) throw new StartupError(NOT_APART);
  return Object.freeze(config);
}

const NO_SENDER =
  "The environment is invalid:\n  MAIL_FROM must be set with SMTP_URL: it's the address that emails come from";

const NO_SERVER =
  'The environment is invalid:\n  DATABASE_URL must be set with DATABASE_DIRECT_URL or DATABASE_READ_URL, which lead to the same data';

const NOT_APART =
  'The environment is invalid:\n  RELEASES_ORIGIN must have a host name of its own, not one of PUBLIC_URL, API_BASE_URL or ALLOWED_ORIGINS';

/** By name alone: browsers send cookies to all ports of a host. */
function isApart({ releasesOrigin, publicUrl, apiBaseUrl, allowedOrigins }: Config): boolean {
  const others = [publicUrl, apiBaseUrl, ...allowedOrigins].filter((url) => URL.canParse(url));
  return !releasesOrigin || !others.map(hostnameOf).includes(hostnameOf(releasesOrigin));
}

const hostnameOf = (url: string) => new URL(url).hostname;

function complete(values: ReturnType<typeof environment.parse>): Config {
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(projectRoot, '.data'));
  const databaseUrl = values.DATABASE_URL ?? null;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const host = values.HOST;
  const trustProxy = values.TRUST_PROXY ?? null;
  const obstacles = demoObstacles({ host, publicUrl, trustProxy, databaseUrl });
  const demo = values.DEMO !== 'off' && obstacles.length === 0;
  return {
    port: values.PORT,
    host,
    publicUrl,
    releasesOrigin: values.RELEASES_ORIGIN ?? null,
    apiBaseUrl: values.API_BASE_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    postsApiUrl: values.POSTS_API_URL ?? null,
    blogUrl: values.BLOG_URL ?? null,
    contact: contactOf(values, { demo }),
    dataDir,
    releasesDir: path.resolve(values.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    databaseUrl,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    manifestKeys: values.MANIFEST_KEYS,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL ?? null,
    outboxDir: path.join(dataDir, 'outbox'),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    operatorEmail: values.OPERATOR_EMAIL ?? brand.contact.email,
    trustProxy,
    limitsFactor: values.LIMITS_FACTOR,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    drainSeconds: values.DRAIN_SECONDS,
    sharedCacheSeconds: values.SHARED_CACHE_SECONDS,
    renderers: values.RENDERERS,
    renderLimitMs: values.RENDER_LIMIT_MS,
    telemetry: values.TELEMETRY === 'on',
    serviceWorker: values.SERVICE_WORKER === 'on',
    canarySteps: values.CANARY_STEPS,
    canaryStepViews: values.CANARY_STEP_VIEWS,
    canaryStepMinutes: values.CANARY_STEP_MINUTES,
    oauth: oauthConfig(values),
    demo,
  };
}

/** A blank variable counts as absent, except the one for which blank has a meaning. */
function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value?.trim() || name === 'API_BASE_URL'),
  );
}

function describe(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map((issue) => `  ${issue.path.map(String).join('.')} ${issue.message}`);
  return `The environment is invalid:\n${lines.join('\n')}`;
}
