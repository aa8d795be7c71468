import type { Column } from '@shop/ui';

/** A row of numbers as a card: its header, below it the name and value of each further column. */
export const RowFacts = <Row,>({
  columns,
  row,
  isShown = () => true,
}: {
  columns: Column<Row>[];
  row: Row;
  /** Whether the card has a column, by its key. */
  isShown?: (key: string) => boolean;
}) => (
  <article className="min-w-0 grow">
    {columns
      .filter(({ rowHeader }) => rowHeader)
      .map(({ key, cell }) => (
        <p key={key} className="mb-2 font-semibold">
          {cell(row)}
        </p>
      ))}
    <dl className="flex flex-col gap-1">
      {columns
        .filter(({ key, rowHeader }) => !rowHeader && isShown(key))
        .map(({ key, header, cell }) => (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{header}</dt>
            <dd className="min-w-0 text-end tabular-nums">{cell(row)}</dd>
          </div>
        ))}
    </dl>
  </article>
);
