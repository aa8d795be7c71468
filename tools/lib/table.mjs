const line = (cells) =>
  `| ${cells.map((text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

/** The lines of a table. */
export const table = (heads, rows) => [
  line(heads),
  line(heads.map(() => '---')),
  ...rows.map(line),
];
