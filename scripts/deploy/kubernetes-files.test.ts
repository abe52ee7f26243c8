/** No cluster is needed to see that the manifests are what Kubernetes has published, and fit the rest of deploy/. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { variableNames } from '@site/api/config';
import { healthRoutes } from '@site/shared/contracts/site';
import { parse, parseAllDocuments } from 'yaml';
import { projectPath } from '../webpack/paths.mjs';

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom: { secretRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: what it has is what the published schema says, which is the test.
  spec: any;
}

const read = (name: string) => readFileSync(projectPath(`deploy/${name}`), 'utf8');
const manifests: Manifest[] = readdirSync(projectPath('deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS()),
);
const find = (kind: string, name = 'api') => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
const podsOf = ({ spec }: Manifest) => spec.template.spec;
const containers: Container[] = [
  find('Deployment'),
  find('Job', 'migrate'),
  find('Job', 'publish'),
].flatMap((each) => podsOf(each).containers);
const [api] = containers as [Container];
const dockerfile = read('Dockerfile');
const scripts: object = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')).scripts;

/** @throws Error that names every field that isn't as the schema says */
function validate({ apiVersion, kind, ...rest }: object & Pick<Manifest, 'apiVersion' | 'kind'>) {
  const models = createRequire(__filename)(`kubernetes-models/${apiVersion}`);
  new models[kind](rest).validate();
}

test.each(manifests.map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
  '%s is what Kubernetes takes',
  (_, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

/** No field takes it. */
const NOTHING_TAKES_IT = [[null]];

/** Paths of all fields below a value. */
function fieldsBelow(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...fieldsBelow(inner, [...path, key]),
  ]);
}

function replaced(manifest: Manifest, path: string[]): Manifest {
  const copy = structuredClone(manifest);
  const inner = path.slice(0, -1).reduce((at, key) => at[key as never], copy as object);
  Object.assign(inner, { [path.at(-1) ?? '']: NOTHING_TAKES_IT });
  return copy;
}

/** A published schema lets fields pass that it doesn't know, whatever they hold; those that it knows it checks. */
test('every field is one that the schema knows', () => {
  const unknown = manifests.flatMap((manifest) =>
    fieldsBelow(manifest.spec, ['spec'])
      .filter((path) => {
        try {
          validate(replaced(manifest, path));
          return true;
        } catch {
          return false;
        }
      })
      .map((path) => `${manifest.kind} ${path.join('.')}`),
  );
  expect(unknown).toEqual([]);
  expect(manifests.length).toBe(7);
});

test('variables are those that the API reads, and come from the settings of the installation', () => {
  const own = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  expect(own).toEqual(['DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST']);
  expect(own.filter((name) => !variableNames.includes(name))).toEqual([]);
  for (const { envFrom } of containers) expect(envFrom).toEqual([{ secretRef: { name: 'site' } }]);
});

test('images, programs, user and folders are those of the containers of compose.yaml', () => {
  const compose: { services: Record<string, { image: string }> } = parse(read('compose.yaml'), {
    merge: true,
  });
  expect(api.image).toBe(compose.services['api-3001']?.image);
  expect(containers.slice(1).map(({ image }) => image)).toEqual(
    Array(2).fill(compose.services.publish?.image),
  );
  for (const { command } of containers)
    if (command) expect(Object.keys(scripts)).toContain(command[2]);
  expect(dockerfile).toContain('\nENV DATA_DIR=/data\n');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(api.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
});

test('ports and addresses are those at which the API is', () => {
  const { startupProbe, readinessProbe, livenessProbe } = podsOf(find('Deployment')).containers[0];
  for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
    expect(Object.keys(healthRoutes)).toContain(`GET ${httpGet.path}`);
  expect(readinessProbe.httpGet.path).toBe('/v1/ready');
  const port = (name: string) => api.ports.find((each) => each.name === name)?.containerPort;
  expect(dockerfile).toContain(`PORT=${port('http')} `);
  const value = (name: string) => api.env?.find((each) => each.name === name)?.value;
  expect(value('METRICS_PORT')).toBe(String(port('metrics')));
  const [way] = find('Service').spec.ports;
  expect(port(way.targetPort)).toBeDefined();
  const { backend } = find('Ingress', 'site').spec.rules[0].http.paths[0];
  expect(backend.service).toEqual({ name: 'api', port: { name: way.name } });
});

test('a process has as long to end as the guide says, after it has been taken out of the Service', () => {
  const { terminationGracePeriodSeconds, containers } = podsOf(find('Deployment'));
  const { periodSeconds, failureThreshold } = containers[0].readinessProbe;
  const drain = Number(api.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
  expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 20);
});

test('what counts and replaces processes means those of the API, of which there are always two', () => {
  const deployment = find('Deployment');
  const { labels } = deployment.spec.template.metadata;
  expect(find('Service').spec.selector).toEqual(labels);
  expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  const { minReplicas, metrics, scaleTargetRef } = find('HorizontalPodAutoscaler').spec;
  expect(minReplicas).toBeGreaterThan(find('PodDisruptionBudget').spec.minAvailable);
  expect(scaleTargetRef).toMatchObject({ kind: deployment.kind, name: deployment.metadata.name });
  const guide = readFileSync(projectPath('docs/guides/operator.md'), 'utf8');
  expect(guide).toContain(`| \`${metrics[0].pods.metric.name}\` |`);
});

test('rendering is confined as it is with compose.yaml', () => {
  const { securityContext } = podsOf(find('Deployment')).containers[0];
  expect(securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
    seccompProfile: { type: 'Localhost' },
    appArmorProfile: { type: 'Unconfined' },
  });
});
