/** What a statement writes besides its own rows: part of it, because each statement of a transaction costs a message and a start. */
export interface JoinedPart {
  /** Parts of the statement's `with`; `:1` is the first of its values, so no other colon may precede a digit. */
  text: string;
  /** What the statement returns of it, as `expression as name`. */
  column?: string | undefined;
  values: readonly unknown[];
}

/** A statement whose `with` other modules add parts to. */
export class JoinedStatement {
  private readonly texts = new Map<string, string>();

  /**
   * @param begin all of its `with`
   * @param columns what it selects
   * @param from the end of the statement, after the columns
   */
  constructor(
    private readonly begin: string,
    private readonly columns: string,
    private readonly from: string,
  ) {}

  /** Text and values of the statement with these parts; the same text for the same parts, whatever their values. */
  with(own: readonly unknown[], parts: readonly JoinedPart[]): { text: string; values: unknown[] } {
    const key = parts.map(({ text, column = '' }) => text + column).join();
    const text = this.texts.get(key) ?? this.join(own.length, parts);
    this.texts.set(key, text);
    return { text, values: [...own, ...parts.flatMap(({ values }) => values)] };
  }

  private join(ownValues: number, parts: readonly JoinedPart[]): string {
    let before = ownValues;
    const texts = parts.map(({ text, values }) => {
      const first = before;
      before += values.length;
      return text.replace(/(?<!:):(\d+)/g, (_, n: string) => `$${first + Number(n)}`);
    });
    const columns = parts.flatMap(({ column }) => column ?? []);
    return `${[this.begin, ...texts].join(',\n')}
      select ${[this.columns, ...columns].join(', ')} ${this.from}`;
  }
}
