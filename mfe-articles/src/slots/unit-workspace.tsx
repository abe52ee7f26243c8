import type { UnitWorkspaceProps } from '@site/shared/platform';
import { TaskWorkspace } from '@site/shared/workspace';

/** Where somebody solves the task of a unit, on the page that another remote has of it. */
export default function UnitWorkspacePanel({ task, offer, onAccepted }: UnitWorkspaceProps) {
  return <TaskWorkspace {...{ task, offer, onAccepted }} />;
}
