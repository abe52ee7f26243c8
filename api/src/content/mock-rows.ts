import type { ContentRow, MockInterviewContent, MockTestContent } from './content.ts';

export const mockTestRow = ({ id, test }: MockTestContent): ContentRow => ({
  id,
  columns: { ...test },
});

export const mockInterviewRow = ({ id, interview }: MockInterviewContent): ContentRow => ({
  id,
  columns: { ...interview },
});
