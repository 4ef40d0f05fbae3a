import { emergency } from '@/i18n/messages/en/emergency.ts';
import type { Entry } from '../entry.ts';

const list = (start: string) => Object.entries(emergency).flatMap(([id, text]) => (id.startsWith(start) ? [text] : []));

/** The danger signs in the words of the Emergency page. */
export const warnings: readonly Entry[] = [
  {
    id: 'warning.now',
    title: 'Danger signs: call the emergency number now',
    parts: list('emergency.sign.').map((text) => ({ kind: 'watch', text })),
    also: 'emergency urgent ambulance',
    sources: ['WHO-DAK', 'CDC-HH', 'AWHONN'],
  },
  {
    id: 'warning.unit',
    title: 'Danger signs: call your maternity unit now',
    parts: list('emergency.urgent.').map((text) => ({ kind: 'watch', text })),
    also: 'urgent warning signs hospital',
    sources: ['CDC-HH', 'WHO-DAK', 'NHS-FM'],
  },
];
