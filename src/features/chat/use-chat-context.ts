import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNewestReadings } from '@/db/first-paint/use-newest-readings.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { useSession } from '@/sync/session/session.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { contextLines, contextOf, contextParts, type ContextPart } from './chat-context.ts';

/**
 * Number of newest readings to load: enough to contain the newest of each kind if sugar is measured four times a day.
 */
const LOOKED_AT = 40;

/** The available context, the parts that the user shares, and the lines that are sent. */
export function useChatContext() {
  const intl = useIntl();
  const now = useNow(60_000);
  const userId = useSession((session) => session.user?.id ?? '');
  const profile = useProfile(userId);
  const readings = useNewestReadings({ userId, limit: LOOKED_AT })?.readings;
  const { number, country } = useEmergencyNumber();
  const [shared, setShared] = useState<ContextPart[]>([...contextParts]);
  const context = useMemo(() => contextOf(profile, readings ?? [], now), [profile, readings, now]);
  return {
    context,
    shared,
    setShared,
    emergencyNumber: number,
    lines: contextLines(context, shared, {
      tone: profile?.chatTonePreference,
      language: new Intl.Locale(intl.locale).baseName,
      country,
    }),
  };
}
