import { emergency } from '@/i18n/messages/en/emergency.ts';

export type WarningId = 'warning.now' | 'warning.unit';

const signsOf = { 'warning.now': 'emergency.sign.', 'warning.unit': 'emergency.urgent.' } as const;

/** The warnings of a sign, from the messages of the Emergency page. */
export const warningTexts = (id: WarningId, messages: Readonly<Partial<Record<string, string>>>): string[] =>
  Object.entries(emergency).flatMap(([key, english]) =>
    key.startsWith(signsOf[id]) ? [messages[key] ?? english] : [],
  );
