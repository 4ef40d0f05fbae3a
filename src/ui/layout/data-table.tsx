import { useId, type ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end side. */
  numeric?: boolean;
}

interface DataTableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** An HTML table; its first column is the row header. It scrolls sideways where it is too wide, with a shadow as the sign. */
export function DataTable<Row>({ caption, captionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <div
      className={classNames('scrolls-aside', styles.frame)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-labelledby={captionId}
    >
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? 'hidden-text' : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, numeric }) => (
              <th key={key} scope="col" className={classNames(numeric && styles.numeric)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, numeric }, place) =>
                place === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={classNames(numeric && styles.numeric)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
