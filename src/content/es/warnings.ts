import type { ContentWords } from '@/content/entries/content-words.ts';

/** Titles of the danger signs. Their texts come from the messages of the Emergency page. */
export const warnings: ContentWords['warnings'] = {
  'warning.now': {
    title: 'Señales de peligro: llama ahora al número de emergencias',
    also: 'emergencia urgente urgencia ambulancia alarma grave',
  },
  'warning.unit': {
    title: 'Señales de peligro: llama ahora a tu maternidad',
    also: 'urgente urgencia señales alarma hospital clínica alerta',
  },
};
