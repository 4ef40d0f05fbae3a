/** Cards about a danger described in a message. */
export const clinicalDanger = {
  'clinical.danger.today':
    'What you wrote should be looked at. Call your midwife or doctor today. If it gets worse, call now.',
  'clinical.danger.selfCare': 'Tell your midwife at your next visit. Call if it gets worse, or if you are worried.',
  'clinical.danger.earlyMovements':
    'Before 16 weeks most people feel no movements yet. Tell your midwife at your next visit. Call if you bleed, have pain, or are worried.',
  'clinical.danger.movements':
    'A baby who moves less, or differently, needs to be checked now. Call your maternity unit now, day or night. Do not wait until tomorrow, and do not rely on a doppler at home. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.danger.selfHarm':
    'You deserve help right now, and it is there. Call {emergencyNumber} now, or go to the nearest emergency department. Stay with somebody you trust, and ask them to put away anything you could use to hurt yourself.',
  'clinical.danger.mind':
    'Thoughts like these can come with pregnancy and birth, they frighten, and they can be treated. Call {emergencyNumber} now. Ask somebody to stay with you and the baby, so that nobody is alone.',
  'clinical.danger.violence':
    'Nobody has the right to hurt or threaten you. If you are in danger now, call {emergencyNumber}. Call your maternity unit when it is safe to talk: they can help without telling anyone. If somebody may look at this phone, you can delete the message.',
  'clinical.danger.ifNow.emergency': 'If you have this now, it may be an emergency. Call {emergencyNumber} now.',
  'clinical.danger.ifNow.urgent':
    'If you have this now, it needs to be checked. Call your maternity unit now, or {emergencyNumber} if nobody answers.',
  'clinical.danger.ifNow.today': 'If you have this now, call your midwife or doctor today.',
} as const;
