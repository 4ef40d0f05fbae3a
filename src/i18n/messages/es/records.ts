import type { records as english } from '../en/records.ts';
import type { Translated } from '../../translated.ts';

/** Forms of records that can be changed: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'Este teléfono ya no tiene espacio, así que esto no se guardó. Libera espacio e inténtalo de nuevo.',
  'records.failed':
    'Esto no se guardó: la memoria del teléfono no respondió. Lo que escribiste sigue aquí. Inténtalo de nuevo.',
  'records.notChanged': 'Esto no se pudo cambiar: la memoria del teléfono no respondió. Inténtalo de nuevo.',
  'records.notDeleted': 'Esto no se pudo eliminar. Sigue en tu lista.',
};
