const MEGABYTE = 1024 * 1024;

/** Limits of an Excel file. */
export const SHEET_LIMITS = {
  fileBytes: 5 * MEGABYTE,
  zipEntries: 200,
  unzippedBytes: 50 * MEGABYTE,
  /** Unzipped bytes per zipped byte. */
  zipRatio: 100,
  rows: 5000,
  columns: 40,
  /** Last row with content, including blank rows. */
  lastRow: 10_000,
  heapMegabytes: 256,
  readMs: 30_000,
  /** Size of the content as JSON. */
  readBytes: 40 * MEGABYTE,
} as const;
