import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { DataTable, type Column } from '@/ui/layout/data-table.tsx';

interface Row {
  readonly what: MessageId;
  readonly where: 'both' | 'phone' | 'server';
  readonly who: 'doctor' | 'you' | 'members' | 'operators';
  readonly long: 'own' | 'logOut' | 'clinic';
  readonly delete: 'entry' | 'account' | 'forum' | 'logOut' | 'ask';
}

/** These rows must be true: change them together with any change of where data is stored or sent. */
const rows: readonly Row[] = [
  { what: 'privacy.table.records', where: 'both', who: 'doctor', long: 'own', delete: 'entry' },
  { what: 'privacy.table.checks', where: 'both', who: 'doctor', long: 'own', delete: 'entry' },
  { what: 'doctorChat.title', where: 'both', who: 'doctor', long: 'own', delete: 'entry' },
  { what: 'forum.title', where: 'server', who: 'members', long: 'own', delete: 'forum' },
  { what: 'contact.title', where: 'server', who: 'operators', long: 'clinic', delete: 'ask' },
  { what: 'account.looked', where: 'server', who: 'you', long: 'clinic', delete: 'account' },
  { what: 'privacy.table.numbers', where: 'phone', who: 'you', long: 'logOut', delete: 'logOut' },
];

/** Each kind of data: where it is, who can read it, for how long, and how to delete it. */
export function PrivacyTable() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const columns: readonly Column<Row>[] = [
    { key: 'what', title: text('privacy.table.what'), cell: ({ what }) => text(what) },
    { key: 'where', title: text('privacy.table.where'), cell: (row) => text(`privacy.table.where.${row.where}`) },
    { key: 'who', title: text('privacy.table.who'), cell: (row) => text(`privacy.table.who.${row.who}`) },
    { key: 'long', title: text('privacy.table.long'), cell: (row) => text(`privacy.table.long.${row.long}`) },
    { key: 'delete', title: text('privacy.table.delete'), cell: (row) => text(`privacy.table.delete.${row.delete}`) },
  ];
  return (
    <DataTable
      caption={text('privacy.table.caption')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ what }) => what}
    />
  );
}
