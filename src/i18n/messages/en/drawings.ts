/** What the drawings show, for people who cannot see them. */
export const drawings = {
  'drawing.baby':
    '{after, select, yes {The baby in week {week} after birth} other {The baby in week {week}}}, beside a tape',
  'drawing.baby.text': 'The baby lies along a tape in centimetres. A pink mark stands at {length}.',
  'drawing.baby.tiny': 'The beginning in week {week}',
  'drawing.baby.tiny.text': 'A round sac above a tape. Nothing in it can be measured yet.',
  'drawing.mother': 'Your body and the womb in week {week}',
  'drawing.mother.text':
    'The body from the side. The top of the womb is about {height} centimetres above the pubic bone, beside a tape.',
  'drawing.mother.early': 'The body from the side. The womb is still low, behind the pubic bone.',
  'drawing.mother.bone': 'pubic bone',
  'drawing.sit': 'How to sit for measuring',
  'drawing.sit.text':
    'A woman sits with her back against the chair and both feet flat on the ground. Her arm lies on a table, and the cuff is at the height of her heart.',
  'drawing.cuff': 'The cuff on the arm',
  'drawing.cuff.text': 'The cuff is around the bare upper arm. The sleeve is pushed up.',
  'drawing.feet': 'Both feet flat',
  'drawing.feet.text': 'Two feet stand flat on the ground, side by side. The legs are not crossed.',
} as const;
