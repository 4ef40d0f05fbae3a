import { useIntl } from 'react-intl';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { limitTexts } from '@/i18n/phrases/limit-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';

/** The origin of the level that an answer was compared with: who set it, when, and why. */
export function LimitsLine({ limits }: { limits: OwnLimits }) {
  const intl = useIntl();
  const { note } = limits;
  return (
    <p>
      {intl.formatMessage(
        { id: 'limits.setBy' },
        {
          name: senderName(intl, note),
          date: intl.formatDate(note.recordedAt, { day: 'numeric', month: 'short' }),
          limits: intl.formatList(limitTexts(intl, note)),
          reason: note.text ?? '',
        },
      )}
    </p>
  );
}
