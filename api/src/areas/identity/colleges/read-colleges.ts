import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';

/** An institution and what else people call it. */
export interface College {
  name: string;
  alsoKnownAs: string[];
}

const file = path.join(projectRoot, 'api/content/colleges.txt');

/** The shipped list: a line each, `name = other name; other name`. Lines with # are comments. */
export async function readColleges(): Promise<College[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(collegeFrom);
}

function collegeFrom(line: string): College {
  const [name = '', others = ''] = line.split(' = ');
  return {
    name: name.trim(),
    alsoKnownAs: others ? others.split(';').map((one) => one.trim()) : [],
  };
}
