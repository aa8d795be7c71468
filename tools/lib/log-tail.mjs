import { readFileSync } from 'node:fs';

const LINES = 15;
const WARNING = 40;

/** A JSON log line as readable text; null for level info. */
const readable = (line) => {
  try {
    const { level, msg, context, err } = JSON.parse(line);
    if (level < WARNING) return null;
    return [context, msg, err?.stack].filter(Boolean).join(': ');
  } catch {
    return line;
  }
};

/** The last warnings and errors of a log. */
export const troubleIn = (file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map(readable);
  return lines
    .filter((line) => line)
    .slice(-LINES)
    .join('\n');
};
