import type { records as english } from '../en/records.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Forms of editable records: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'Este teléfono ya no tiene espacio, así que esto no se guardó. Libera espacio e inténtalo de nuevo.',
  'records.failed':
    'Esto no se guardó: la memoria del teléfono no respondió. Lo que escribiste sigue aquí. Inténtalo de nuevo.',
  'records.shut.refused':
    'Esto no se guardó: este navegador no deja que Maia guarde nada, y volver a intentarlo no ayuda. Anótalo en otro lugar y luego abre Maia en una ventana normal o permite los datos de sitios en los ajustes del navegador.',
  'records.shut.damaged':
    'Esto no se guardó: la copia de este teléfono no se puede abrir, y volver a intentarlo no ayuda. Anótalo en otro lugar y luego abre “Tus datos en este teléfono”.',
  'records.notChanged': 'Esto no se pudo cambiar: la memoria del teléfono no respondió. Inténtalo de nuevo.',
  'records.notDeleted': 'Esto no se pudo eliminar. Sigue en tu lista.',
  'records.notDeleted.refused':
    'Esto no se pudo eliminar: este navegador no deja que Maia guarde ni cambie nada, y volver a intentarlo no ayuda. Abre Maia en una ventana normal o permite los datos de sitios en los ajustes del navegador.',
  'records.notDeleted.damaged':
    'Esto no se pudo eliminar: la copia de este teléfono no se puede abrir, y volver a intentarlo no ayuda. Abre “Tus datos en este teléfono”.',
};
