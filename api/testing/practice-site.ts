import { loadContent } from '../src/content/index.ts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
} from './content-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/**
 * The API with roadmaps of one topic each.
 * @param roadmaps the learning units of each roadmap, by its id; see `unitContent`
 * @param write adds further content
 */
export async function createPracticeSite(
  roadmaps: Record<string, object[]>,
  write: (content: ContentFolder) => void = () => {},
  env: Record<string, string> = {},
): Promise<TestApp> {
  const content = createContentFolder();
  for (const [id, units] of Object.entries(roadmaps)) {
    content.write(`${id}/roadmap.json`, roadmapContent(id));
    content.write(`${id}/topics/01-topic.json`, topicContent(`${id}-topic`, units));
  }
  write(content);
  const site = await createTestApp(env);
  await loadContent(site.database, content.folder);
  content.dispose();
  return site;
}
