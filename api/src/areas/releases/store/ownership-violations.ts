/** What a remote's release.json says about what isn't the remote's. */
import { foreignPaths, overlappingAreas, type RemoteDescription } from '@site/shared/contracts';

/** Whole sentences, each with the field and what would be right; none if all is well. */
export function ownershipViolations(
  microfrontend: string,
  description: RemoteDescription,
): string[] {
  const { base, unitManifest, container, exposes, slots } = description;
  const areas = overlappingAreas([], { [microfrontend]: description }).map(
    ([one, other]) =>
      `mountPaths: ${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`,
  );
  const exposed = Object.keys(exposes);
  const unexposed = slots.flatMap(({ module }, index) =>
    exposed.includes(module)
      ? []
      : [`slots.${index}.module: must be one of what it exposes (${exposed.join(', ')})`],
  );
  const own = `${microfrontend.replaceAll('-', '_')}_`;
  return [
    ...areas,
    ...foreignPaths(description),
    ...unexposed,
    ...(unitManifest === `${base}manifest.json`
      ? []
      : [`unitManifest: must be ${base}manifest.json`]),
    ...(container.startsWith(own) ? [] : [`container: must begin with ${own}`]),
  ];
}
