import type { ContentWords } from '../content-words.ts';

/** The danger signs; what they warn of stands in the words of the Emergency page. */
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
