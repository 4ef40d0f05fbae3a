import { useIntl } from 'react-intl';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { canDial, toDialString, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import type { AlertCall } from '@/ui/feedback/alert-card.tsx';

/** Whom to call: the maternity unit when its number is known, and the emergency number of the country. */
export function useHelpNumbers() {
  const intl = useIntl();
  const contacts = useEmergencyContacts();
  const { number } = useEmergencyNumber();
  const unit: AlertCall | null = canDial(contacts.unitPhone)
    ? {
        number: toDialString(contacts.unitPhone),
        text: contacts.unitName || intl.formatMessage({ id: 'readings.answer.unit' }),
        detail: contacts.unitPhone,
      }
    : null;
  const emergency: AlertCall = {
    number,
    isEmergency: true,
    text: intl.formatMessage({ id: 'readings.answer.emergency' }, { number }),
    detail: intl.formatMessage({ id: 'readings.answer.emergency.detail' }),
  };
  const now: AlertCall = {
    number,
    isEmergency: true,
    text: intl.formatMessage({ id: 'readings.answer.call' }, { number }),
  };
  return {
    emergencyNumber: number,
    /** The calls that a card of this tier offers, most important first. */
    callsFor: (tier: Tier | null): AlertCall[] => {
      if (tier === 'EMERGENCY') return unit ? [now, unit] : [now];
      if (tier === 'URGENT') return unit ? [unit, emergency] : [now];
      return tier === 'TODAY' && unit ? [unit] : [];
    },
  };
}
