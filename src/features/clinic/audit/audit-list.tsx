import { useIntl } from 'react-intl';
import type { AuditAction } from '@/model/account/audit-actions.ts';
import type { TrailEntry } from '@/model/clinic/audit-answer.ts';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { useStaff } from '@/features/clinic/use-staff.ts';
import { actionText, actorText, personText } from './audit-words.ts';
import styles from './audit.module.css';

const icons: Readonly<Partial<Record<AuditAction, IconName>>> = {
  read: 'eye',
  list: 'eye',
  deliver: 'eye',
  create: 'pencil',
  update: 'pencil',
  delete: 'trash',
  erase: 'trash',
  forget: 'trash',
  share: 'share',
  unshare: 'lock',
  administer: 'users',
  'sign-in': 'key',
  'sign-in-failed': 'warning',
  'trail-gap': 'warning',
  export: 'download',
  backup: 'download',
};

/** Entries of the trail. @param isWhole whether no older ones follow */
export function AuditList({ entries, isWhole }: { entries: readonly TrailEntry[]; isWhole: boolean }) {
  const intl = useIntl();
  const { data } = useStaff();
  const staff = data?.staff ?? [];
  if (entries.length === 0)
    return <p role="status">{intl.formatMessage({ id: isWhole ? 'audit.none' : 'audit.noneHere' })}</p>;
  return (
    <List labelledBy="audit-list">
      {entries.map((entry) => (
        <AuditRow key={entry.seq} entry={entry} staff={staff} />
      ))}
    </List>
  );
}

function AuditRow({ entry, staff }: { entry: TrailEntry; staff: readonly StaffMember[] }) {
  const intl = useIntl();
  const { at, action, actor, subject, other, records, device, detail } = entry;
  const parts = [
    intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    actorText(intl, staff, entry),
    device,
    records.length > 1 ? intl.formatMessage({ id: 'audit.records' }, { count: records.length }) : '',
  ].filter(Boolean);
  const concerned = [
    subject !== '' &&
      subject !== actor &&
      intl.formatMessage({ id: 'audit.about' }, { who: personText(staff, subject) }),
    other !== '' && other !== actor && intl.formatMessage({ id: 'audit.other' }, { who: personText(staff, other) }),
    action !== 'administer' && detail,
  ].filter((text) => text !== false && text !== '');
  return (
    <ListRow
      lead={<Icon name={icons[action] ?? 'info'} />}
      title={actionText(intl, entry)}
      detail={
        <>
          {parts.map((part, n) => (
            <span key={part}>
              {n > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
          {concerned.map((part) => (
            <span key={String(part)} className={styles.line}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </>
      }
    />
  );
}
