/** Texts on every card. */
export const clinicalCards = {
  'clinical.tier.emergency': 'Emergency - call now',
  'clinical.tier.urgent': 'Call your maternity unit now',
  'clinical.tier.today': 'Call today',
  'clinical.tier.selfCare': 'Usually manageable at home',
  'clinical.yourBody': 'You know your body. If something feels wrong, call - even if this app says otherwise.',
  'clinical.notADiagnosis':
    'Nothing you entered matches an urgent warning sign. This is not a diagnosis. If you are worried, call.',
  'clinical.acknowledge': 'I have called, I understand',
  'clinical.wasChecked':
    'This reading is more than a day old, so no card is shown. Was it checked by your care team? If not, or if you feel unwell, call them.',
  'clinical.nextVisit': 'Mention it at your next visit.',
  'clinical.thisWeek': 'Share it with your care team this week.',

  'clinical.symptom.emergency':
    'This may be an emergency. Call {emergencyNumber} now. Say: “{stage, select, pregnant {I am {weeks, plural, one {# week} other {# weeks}} pregnant} postpartum {I gave birth {days, plural, =0 {today} one {# day ago} other {# days ago}}} ended {I was pregnant until recently} other {I am pregnant or gave birth recently}}”, and what you feel. Do not drive yourself. Unlock the door, stay with someone, lie on your left side if you feel faint.',
  'clinical.symptom.urgent':
    'This can be a sign of a serious problem and needs to be checked now. Call your maternity unit or doctor now. Do not wait for your next visit. If nobody answers within 15 minutes, go to the nearest hospital that cares for pregnant people, or call {emergencyNumber}.',

  'clinical.phone.unknown': '{emergencyNumber} or your local emergency number',
  'clinical.phone.use.mobile': 'from a mobile phone',
  'clinical.phone.use.ambulance': 'ambulance',
  'clinical.phone.use.mother_child': 'ambulance for mothers and children',
  'clinical.phone.use.text': 'by text message',
  'clinical.phone.use.police': 'police',
  'clinical.phone.use.advice': 'advice line',
  'clinical.phone.use.some_regions': 'in some regions',
  'clinical.phone.varies': 'The number differs between regions. Ask your care team which one to use.',
  'clinical.phone.mustBeChecked': 'Please check this number for where you live.',

  'clinical.pastDue.plan':
    'Past your due date: make sure you have a plan with your care team. Keep watching movements.',
  'clinical.pastDue.noContact':
    'You are two weeks past your due date and no contact with your care team is recorded in the last 7 days. Call them today. Keep watching movements.',
  'clinical.pastDue.answer.born': 'Yes, born',
  'clinical.pastDue.answer.pregnant': 'Still pregnant',
  'clinical.pastDue.answer.ended': 'The pregnancy ended',
} as const;
