import { execFileSync } from 'node:child_process';
import { root } from '../lib/run.mjs';
import { FOLDERS } from './folders.mjs';

const tracked = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Folders of the repository that `depthOf` reaches, each after its parent. */
const foldersTo = (depthOf) => {
  const folders = new Set();
  for (const file of tracked()) {
    const parts = file.split('/').slice(0, -1);
    if (parts.length === 0 || parts[0].startsWith('.')) continue;
    const depth = depthOf(parts);
    for (let length = 1; length <= Math.min(depth, parts.length); length += 1)
      folders.add(parts.slice(0, length).join('/'));
  }
  return [...folders].sort();
};

/** The folders as an indented tree, one line each, with their descriptions from `folders.mjs`. */
export const folderTree = (depthOf) => {
  const folders = foldersTo(depthOf);
  const rows = folders.map((folder) => {
    const parts = folder.split('/');
    return [`${'  '.repeat(parts.length - 1)}${parts.at(-1)}/`, FOLDERS[folder] ?? ''];
  });
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    '```text',
    ...rows.map(([name, text]) => `${name.padEnd(width)}${text}`.trimEnd()),
    '```',
  ];
};
