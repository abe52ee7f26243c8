import { PostgreSQL } from '@codemirror/lang-sql';

export { CodeEditor } from '@site/shared/workspace/editor';

export const language = { grammar: PostgreSQL.language, indent: '  ' };
