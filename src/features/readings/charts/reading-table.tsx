import { useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import type { Reading } from '@/model/records/reading.ts';
import { DataTable, type Column } from '@/ui/layout/data-table.tsx';
import { kindRows } from '@/features/readings/list/kind-rows.ts';
import { ReadingMeaning } from '@/features/readings/list/reading-row.tsx';
import { readingText } from '@/features/readings/values/reading-words.ts';

interface ReadingTableProps {
  caption: string;
  /** Newest first. */
  readings: readonly Reading[];
}

/** The numbers of a chart as a real table. */
export function ReadingTable({ caption, readings }: ReadingTableProps) {
  const intl = useIntl();
  const hasWords = readings.some(({ kind }) => kindRows[kind].meaning !== undefined);
  const words: Column<Reading> = {
    key: 'words',
    title: intl.formatMessage({ id: 'readings.column.words' }),
    cell: (reading) => <ReadingMeaning reading={reading} />,
  };
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={readings}
      rowKey={(reading) => reading.id}
      columns={[
        {
          key: 'time',
          title: intl.formatMessage({ id: 'readings.column.time' }),
          cell: ({ recordedAt }) =>
            `${intl.formatDate(recordedAt, { day: 'numeric', month: 'short' })}, ${clockText(recordedAt)}`,
        },
        {
          key: 'value',
          title: intl.formatMessage({ id: 'readings.column.value' }),
          cell: (reading) => <bdi dir="ltr">{readingText(intl, reading)}</bdi>,
        },
        ...(hasWords ? [words] : []),
      ]}
    />
  );
}
