/** Blood pressure. */
export const clinicalPressure = {
  'clinical.bp.measureAgain': 'Measure again',

  'clinical.bp.severe':
    'This reading is in the severe range (160 or more on top, or 110 or more below). In pregnancy and after birth this needs medical help now. Call your maternity unit or {emergencyNumber}. Sit down, rest, measure again. Do not wait for the second reading if you have headache, vision changes, pain under the ribs, chest pain, trouble breathing or feel very unwell. Do not drive yourself. Do not take extra tablets unless a clinician tells you to.',
  'clinical.bp.severeWithSymptom':
    'A reading in the severe range together with how you feel is an emergency. Call {emergencyNumber} now and say: “{stage, select, pregnant {I am {weeks, plural, one {# week} other {# weeks}} pregnant} postpartum {I gave birth {days, plural, =0 {today} one {# day ago} other {# days ago}}} ended {I was pregnant until recently} other {I am pregnant or gave birth recently}} and my blood pressure is {systolic}/{diastolic}.” Do not drive yourself.',
  'clinical.bp.severeTwice':
    'Two severe readings. This is an emergency. Call {emergencyNumber} now and say: “{stage, select, pregnant {I am {weeks, plural, one {# week} other {# weeks}} pregnant} postpartum {I gave birth {days, plural, =0 {today} one {# day ago} other {# days ago}}} ended {I was pregnant until recently} other {I am pregnant or gave birth recently}} and my blood pressure is {systolic}/{diastolic}.” Do not drive yourself.',
  'clinical.bp.severeNoRepeat':
    'A severe reading and no second one after 15 minutes: treat this as an emergency. Call {emergencyNumber} now and say: “{stage, select, pregnant {I am {weeks, plural, one {# week} other {# weeks}} pregnant} postpartum {I gave birth {days, plural, =0 {today} one {# day ago} other {# days ago}}} ended {I was pregnant until recently} other {I am pregnant or gave birth recently}} and my blood pressure is {systolic}/{diastolic}.” Do not drive yourself.',
  'clinical.bp.severeThenHigh':
    'The first reading was in the severe range and the next one is still high. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.bp.severeThenLower':
    'The second reading is lower, but one severe reading still needs a call today. Call your midwife or doctor. Measure again in 1 hour and in 4 hours.',
  'clinical.bp.high': 'This reading is high for pregnancy. Rest for 10-15 minutes and measure again.',
  'clinical.bp.highWithSymptom':
    'A high reading together with how you feel can be a sign of a serious problem and needs to be checked now. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.bp.highTwice150':
    'Both readings are high, with 150 or more on top or 100 or more below. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.bp.highTwice':
    'Both readings are high. Call your midwife or doctor today. Call now if you get a bad headache, vision changes, pain under the ribs, sudden swelling, trouble breathing, or your baby moves less.',
  'clinical.bp.highNoRepeat':
    'This reading is high and there is no second one, so it counts. Call your midwife or doctor today. Call now if you get a bad headache, vision changes, pain under the ribs, sudden swelling, trouble breathing, or your baby moves less.',
  'clinical.bp.highThenLower': 'The second reading is below 140/90. Measure again in 4 hours or later, and tomorrow.',
  'clinical.bp.persistent':
    'You have had high readings more than 4 hours apart. Your care team should review this today.',
  'clinical.bp.stillHigh':
    'Readings are still high 12 weeks or more after birth. Call your midwife or doctor today and ask about follow-up.',
  'clinical.bp.ownLevel':
    'This is at or above the level your doctor set for you. Call your midwife or doctor today. Call now if you get a bad headache, vision changes, pain under the ribs, sudden swelling, trouble breathing, or your baby moves less.',
  'clinical.bp.watch':
    'This reading is slightly raised. Measure again today and once a day for 3 days. Mention it at your next visit.',
  'clinical.bp.veryLow':
    'This reading is very low. Sit or lie on your side and measure again in 5 minutes. Call now if you faint, bleed, have fever, chest pain or trouble breathing.',
  'clinical.bp.veryLowTwice':
    'Two very low readings. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.bp.low':
    'Low readings are common in pregnancy and often harmless. Sit or lie on your side, drink water, stand up slowly. Call now if you faint, bleed, have fever, chest pain or trouble breathing.',
  'clinical.bp.lowWithSymptom':
    'A low reading together with how you feel needs to be checked now. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.bp.expected': 'Within the usual range. This does not replace your check-ups.',

  'clinical.bp.trend.threeDays':
    'Your readings have been raised for three days in a row. Call your midwife or doctor today.',
  'clinical.bp.trend.onMedicine':
    'You take blood pressure medicine and this is low, or you feel dizzy. Call your midwife or doctor today. Do not stop or change a medicine by yourself.',
  'clinical.bp.trend.rise': 'This is clearly higher than your readings before 20 weeks. Mention it at your next visit.',

  'clinical.bp.howTo.before': 'Empty your bladder. No caffeine, smoking, food or exercise in the last 30 minutes.',
  'clinical.bp.howTo.sit': 'Sit for 3-5 minutes: back supported, feet flat, legs uncrossed.',
  'clinical.bp.howTo.arm':
    'Bare upper arm, the right cuff size, the arm supported at heart level. Not a wrist or finger device.',
  'clinical.bp.howTo.quiet': 'Do not talk while it measures.',
  'clinical.bp.howTo.twice': 'Take two readings 1 minute apart and write down both.',
  'clinical.bp.howTo.same': 'Use the same arm and the same time of day, and a device validated for pregnancy.',
} as const;
