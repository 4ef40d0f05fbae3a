/** Blood sugar. */
export const clinicalSugar = {
  'clinical.sugar.lowEmergency':
    'This is low, and with these signs it is an emergency. Call {emergencyNumber} now. Do not give food or drink if not fully awake.',
  'clinical.sugar.low':
    'This is low. If you can swallow safely, take fast sugar now (for example glucose tablets, juice or regular soft drink), check again after 15 minutes, then eat something longer lasting. If it stays low, or you feel drowsy or confused, call {emergencyNumber}. Tell your care team today.',
  'clinical.sugar.lowAgain':
    'This is low. If you can swallow safely, take fast sugar now (for example glucose tablets, juice or regular soft drink), check again after 15 minutes, then eat something longer lasting. Call your care team today: it has been low before, or you use insulin or tablets. If it stays low, or you feel drowsy or confused, call {emergencyNumber}.',
  'clinical.sugar.zero': '0 is not a real reading. If your meter shows LO, treat it as very low.',
  'clinical.sugar.veryHighEmergency':
    'This is very high, and with these signs it is an emergency. Call {emergencyNumber} now. Do not drive yourself.',
  'clinical.sugar.veryHigh':
    'This is very high. Call your maternity unit or diabetes team now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}. Call {emergencyNumber} if you vomit, get drowsy or breathe fast.',
  'clinical.sugar.vomiting':
    'With diabetes, vomiting needs to be checked now, whatever the level is. Call your maternity unit or diabetes team now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.sugar.highWithSign':
    'This is high, and together with what you told us it needs to be checked now. Call your maternity unit or diabetes team now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.sugar.high':
    'This is high. Call your care team today. Call now if you vomit, have belly pain or fever, breathe fast, are very thirsty, have ketones or feel unwell.',
  'clinical.sugar.patternTreated':
    'Several readings were above your target. You use insulin or tablets, so call your care team today.',
  'clinical.sugar.pattern': 'Several readings were above your target. Share this with your care team this week.',
  'clinical.sugar.mention':
    'Readings like this came up on two days. Mention it at your next contact. A home meter does not decide this; a lab test does.',
  'clinical.sugar.test': 'A value of a glucose test. Your clinician interprets it.',
  'clinical.sugar.testLine':
    '{isAtOrAbove, select, true {At or above} other {Below}} the threshold used by {reference}: {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'WHO 2013, IADPSG and ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'WHO for a clearly high value in pregnancy (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG, one of three a clinic may choose (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g), where two values count',
  'clinical.sugar.belowTarget': 'Below the lower end of your target.',
  'clinical.sugar.aboveTarget': 'Above your target.',
  'clinical.sugar.inTarget': 'In your target.',
  'clinical.sugar.noted': 'Saved. This does not replace your check-ups.',
} as const;
