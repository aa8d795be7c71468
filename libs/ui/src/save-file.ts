/** Saves a file that was created in the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser still reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
