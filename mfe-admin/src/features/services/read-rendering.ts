import {
  type ConfinementKind,
  type RenderFailureReason,
  type RenderingStatus,
  renderingStatus,
} from '@site/shared/contracts';
import type { Reading } from './reading.ts';

const reasons: Record<RenderFailureReason, string> = {
  threw: 'its code failed',
  late: 'it took too long',
  hung: 'it stopped responding',
  crashed: 'its process ended',
  resting: 'its process ended as soon as it had started',
  busy: 'too many of its pages were requested at once',
};

const confinements: Record<ConfinementKind, string> = {
  bubblewrap: 'bubblewrap keeps it from files, other processes and the network.',
  namespaces: 'Linux namespaces keep it from files, other processes and the network.',
  permissions:
    "only Node's permission model confines it, and nothing keeps it from the network. The log of the server says what to do.",
};

/** Which units the server doesn't render, since when and why, and what their code may do there. */
export function readRendering(response: unknown): Reading {
  const { confinement, unrendered } = renderingStatus.parse(response);
  if (!confinement) return { isWhole: true, lines: ['Browsers render all pages (RENDERERS=0).'] };
  const units = unrendered.map(sentence);
  return {
    isWhole: units.length === 0,
    lines: [
      ...(units.length > 0 ? units : ['The server renders the pages of all units.']),
      `What confines the code of remotes: ${confinements[confinement]}`,
    ],
  };
}

const sentence = ({ unit, version, since, reason }: RenderingStatus['unrendered'][number]) =>
  `The server hasn't rendered ${unit} ${version} since ${new Date(since).toLocaleString()}, so browsers do: ${reasons[reason]}.`;
