import { emergency } from '@/i18n/messages/en/emergency.ts';
import type { Entry } from '@/content/entries/entry.ts';
import { warningTexts } from '@/content/entries/warning-texts.ts';

/** The danger signs, with the texts of the Emergency page. */
export const warnings: readonly Entry[] = [
  {
    id: 'warning.now',
    title: 'Danger signs: call the emergency number now',
    parts: warningTexts('warning.now', emergency).map((text) => ({ kind: 'watch', text })),
    also: 'emergency urgent ambulance',
    sources: ['WHO-DAK', 'CDC-HH', 'AWHONN'],
  },
  {
    id: 'warning.unit',
    title: 'Danger signs: call your maternity unit now',
    parts: warningTexts('warning.unit', emergency).map((text) => ({ kind: 'watch', text })),
    also: 'urgent warning signs hospital',
    sources: ['CDC-HH', 'WHO-DAK', 'NHS-FM'],
  },
];
