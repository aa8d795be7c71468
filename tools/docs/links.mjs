import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const LINK = /\[[^[\]]*\]\(([^)\s]+)\)/g;
const withoutCode = (text) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
/** The anchor of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+\s+(\S.*)$/gm)].map(([, heading]) =>
    anchorOf(heading),
  );

/** Broken links of the project's pages, as `page: link`. */
export const brokenLinks = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((page) => page && existsSync(path.join(root, page)))
    .flatMap((page) =>
      [...withoutCode(readFileSync(path.join(root, page), 'utf8')).matchAll(LINK)]
        .map(([, link]) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [file, anchor] = link.split('#');
          const target = file ? path.join(root, path.dirname(page), file) : path.join(root, page);
          return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
        })
        .map((link) => `${page}: ${link}`),
    );
