/** Weight: neutral, without praise or blame. */
export const clinicalWeight = {
  'clinical.weight.afterBirth':
    'A quick gain after birth with swelling or trouble breathing needs to be checked now. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.weight.afterBirthAsk':
    'Your weight went up quickly after birth. Do you have swelling of the face or hands, or trouble breathing?',
  'clinical.weight.gainWithSign':
    'A quick gain together with what you told us can be a sign of a serious problem and needs to be checked now. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.weight.gainFast':
    'Your weight went up by 2.3 kg (5 lb) or more in a week. Call your midwife or doctor today and measure your blood pressure now.',
  'clinical.weight.gain':
    'Your weight went up by 1 kg or more in a week. Measure your blood pressure now and look at the list of symptoms. Mention it at your next visit.',
  'clinical.weight.lossNoFluids':
    'Losing weight and not keeping fluids down needs to be checked now. Call your maternity unit now. If nobody answers within 15 minutes, go to hospital or call {emergencyNumber}.',
  'clinical.weight.loss': 'You have lost weight. Call your midwife or doctor today.',
  'clinical.weight.steady': 'Your weight has not gone up in 4 weeks. Mention it at your next visit.',
  'clinical.weight.rate':
    'Your weight is outside the range your chart shows, and over 3 weeks or more it changed at another pace. Mention it at your next visit.',
  'clinical.weight.noted': 'Saved. This does not replace your check-ups.',
  'clinical.weight.earlyPregnancy': 'early-pregnancy weight',
  'clinical.weight.band.no_height': 'Add your height to see the usual range.',
  'clinical.weight.band.no_weight': 'Add your weight before pregnancy to see the usual range.',
  'clinical.weight.band.ask_care_team': 'There is no published range for this. Ask your care team.',
  'clinical.weight.band.teenagers': 'The range is for adults. Teenagers: ask your care team.',
} as const;
