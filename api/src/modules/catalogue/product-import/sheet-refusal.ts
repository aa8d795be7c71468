/** The whole file cannot be read; the sentence is for the person. */
export class SheetRefusal extends Error {}
