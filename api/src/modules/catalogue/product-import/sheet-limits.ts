const MEGABYTE = 1024 * 1024;

/** What an Excel file may ask of us. */
export const SHEET_LIMITS = {
  fileBytes: 5 * MEGABYTE,
  zipEntries: 200,
  unzippedBytes: 50 * MEGABYTE,
  /** Unzipped bytes per zipped byte. */
  zipRatio: 100,
  rows: 5000,
  columns: 40,
  /** Blank rows count here: the last row that may hold something. */
  lastRow: 10_000,
  heapMegabytes: 256,
  readMs: 30_000,
  /** All that is read from a file, as JSON. */
  readBytes: 40 * MEGABYTE,
} as const;
