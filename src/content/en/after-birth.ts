import { entryOfWeekAfter } from '@/content/entries/entry-of-week.ts';

/** The first twelve weeks after birth (clinical rules 7.2): body and feelings, to do, warning signs. */
export const afterBirth = (
  [
    [
      1,
      'Bleeding like a heavy period, after-pains, tender breasts. Tears or low days around day 3 to 5 are common.',
      'Rest, drink, accept help. The newborn has a check. If you had high blood pressure, have it measured on day 3 to 7.',
      'A pad soaked in an hour, a clot as big as an egg, fever of 38 °C, headache or changed sight, pain in a leg, pain in the chest, dark thoughts: call.',
    ],
    [
      2,
      'Bleeding gets lighter, stitches may ache, sleep is short.',
      'Blood pressure check on day 7 to 10 if it was advised. Ask for help with feeding.',
      'Bleeding that gets heavier or smells, redness of a wound: call.',
    ],
    [
      3,
      'Strength returns slowly.',
      'The baby is weighed. Go for gentle walks.',
      'Redness of one breast with fever: call.',
    ],
    [
      4,
      'Mood may still swing.',
      'Talk to someone every day. Ask about contraception.',
      'Low mood on most days for 2 weeks: call.',
    ],
    [
      5,
      'The pelvic floor may feel weak.',
      'Pelvic floor exercises, if they are comfortable.',
      'Leaking that worries you: ask about it.',
    ],
    [
      6,
      'Bleeding has usually stopped.',
      'A check after birth is usual around 6 weeks; in the USA a first contact within 3 weeks and a full visit by 12 weeks. You may be asked about your mood.',
      'New heavy bleeding: call.',
    ],
    [7, 'Energy varies.', 'If you had diabetes in pregnancy, book the sugar test of week 6 to 13.', ''],
    [
      8,
      'The days find a rhythm, slowly.',
      'The baby’s vaccines start about now in many countries: check the local schedule.',
      'The baby has a fever: call.',
    ],
    [
      9,
      'Hair may begin to shed.',
      'Iron-rich food. If you are very tired, ask about a blood count.',
      'Out of breath, or a racing heart: call.',
    ],
    [10, 'Work or study may come into view.', 'Go through your medicines with your care team.', ''],
    [
      11,
      'Questions about closeness and intimacy are common.',
      'Ask about contraception and comfort.',
      'Pain that does not ease: call.',
    ],
    [
      12,
      'The first time after birth ends; warning signs still count for a year.',
      'If your blood pressure is still high, or your sugar was high, arrange follow-up.',
      'Any danger sign: call.',
    ],
  ] as const
).map(([week, body, todo, watch]) =>
  entryOfWeekAfter(`Week ${week} after birth`, week, [
    { kind: 'body', text: body },
    { kind: 'todo', text: todo },
    ...(watch ? [{ kind: 'watch', text: watch } as const] : []),
  ]),
);
