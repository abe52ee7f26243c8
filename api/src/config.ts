import path from 'node:path';
import { brand } from '@site/shared/brand';
import { environment } from './environment.ts';
import { StartupError } from './errors/startup-error.ts';
import { isLoopback } from './loopback.ts';
import { halfRegistrations, type OauthConfig, oauthConfig } from './oauth-environment.ts';
import { projectRoot } from './project-root.ts';

/** Everything that can differ between installations. Nothing else in the API reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  /** What browsers put in front of /v1; '' where it was set to nothing, which pages report. */
  readonly apiBaseUrl: string;
  /** Further origins whose pages may call the API with cookies. */
  readonly allowedOrigins: readonly string[];
  /** Where browsers find /posts and /posts/{id}; null: at this API. */
  readonly postsApiUrl: string | null;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** null: PostgreSQL is embedded and lives under `dataDir`. */
  readonly databaseUrl: string | null;
  /** null: made once and kept in the database, so that all processes on it agree. */
  readonly sessionSecret: string | null;
  readonly logLevel: string;
  /** null: mails are written to a folder. See `outboxDir`. */
  readonly smtpUrl: string | null;
  /** Where mails are written as files while no SMTP server is configured. */
  readonly outboxDir: string;
  /** The sender's address of every mail. */
  readonly mailFrom: string;
  /** Who is told that somebody wants to be called back. */
  readonly operatorEmail: string;
  /** Whose X-Forwarded-For counts: how many proxies, or which; null: nobody's. */
  readonly trustProxy: number | readonly string[] | null;
  /** Every limit is multiplied by it. */
  readonly limitsFactor: number;
  /** Sign-in through other services. */
  readonly oauth: OauthConfig;
  /** Whether demonstration accounts exist. */
  readonly demo: boolean;
}

/**
 * Reads the environment once.
 * @throws StartupError that lists every bad variable with what would be right.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) throw new StartupError(describe(parsed.error.issues));
  if (parsed.data.SMTP_URL && !parsed.data.MAIL_FROM) throw new StartupError(NO_SENDER);
  const halves = halfRegistrations(parsed.data);
  if (halves.length > 0) throw new StartupError(describe(halves));
  return Object.freeze(complete(parsed.data));
}

const NO_SENDER =
  'The environment does not fit:\n  MAIL_FROM must be set with SMTP_URL: the address that mails come from';

function complete(values: ReturnType<typeof environment.parse>): Config {
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(projectRoot, '.data'));
  const databaseUrl = values.DATABASE_URL ?? null;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    apiBaseUrl: values.API_BASE_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    postsApiUrl: values.POSTS_API_URL ?? null,
    dataDir,
    releasesDir: path.resolve(values.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    databaseUrl,
    sessionSecret: values.SESSION_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL ?? null,
    outboxDir: path.join(dataDir, 'outbox'),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    operatorEmail: values.OPERATOR_EMAIL ?? brand.contact.email,
    trustProxy: values.TRUST_PROXY ?? null,
    limitsFactor: values.LIMITS_FACTOR,
    oauth: oauthConfig(values),
    demo: values.DEMO ? values.DEMO === 'on' : databaseUrl === null && isLoopback(values.HOST),
  };
}

/** A blank variable counts as absent, except where blank has a meaning of its own. */
function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value?.trim() || name === 'API_BASE_URL'),
  );
}

function describe(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map((issue) => `  ${issue.path.map(String).join('.')} ${issue.message}`);
  return `The environment does not fit:\n${lines.join('\n')}`;
}
