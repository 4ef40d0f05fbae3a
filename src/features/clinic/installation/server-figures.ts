import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { ServerState } from '@/model/clinic/clinic-answers.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { Figure } from '@/features/clinic/figures.tsx';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;
/** `docs/operations.md` makes a backup each night; one night may be missed. */
const OLD_BACKUP_MS = 2 * DAY_MS;
/** Below this the disk is full before the next look. */
const LITTLE_SPACE_BYTES = 2 * GIGABYTE;

function sizeText(intl: IntlShape, bytes: number): string {
  const unit = bytes < GIGABYTE ? 'megabyte' : 'gigabyte';
  const value = bytes / (unit === 'megabyte' ? MEGABYTE : GIGABYTE);
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}

/** What an administrator must act on; `now` in ms. */
export function serverWarnings({ backup, freeBytes, mail }: ServerState, now: number): MessageId[] {
  return [
    ...(backup ? [] : (['clinic.warn.noBackup'] as const)),
    ...(backup && now - Date.parse(backup.madeAt) > OLD_BACKUP_MS ? (['clinic.warn.oldBackup'] as const) : []),
    ...(backup && !backup.isEncrypted ? (['clinic.warn.openBackup'] as const) : []),
    ...(freeBytes < LITTLE_SPACE_BYTES ? (['clinic.warn.space'] as const) : []),
    ...(mail.isSent ? [] : (['clinic.warn.mail'] as const)),
  ];
}

/** What the embedded server knows about itself. */
export function serverFigures(intl: IntlShape, server: ServerState): Figure[] {
  const { version, startedAt, backup, databaseBytes, fileBytes, freeBytes, mail } = server;
  const when = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    { id: 'clinic.server.version', value: version },
    { id: 'clinic.server.started', value: when(startedAt) },
    {
      id: 'clinic.server.backup',
      value: backup ? when(backup.madeAt) : intl.formatMessage({ id: 'clinic.server.none' }),
    },
    { id: 'clinic.server.database', value: sizeText(intl, databaseBytes) },
    { id: 'clinic.server.files', value: sizeText(intl, fileBytes) },
    { id: 'clinic.server.free', value: sizeText(intl, freeBytes) },
    { id: 'clinic.server.mails', value: intl.formatNumber(mail.failed) },
  ];
}
