import { warningSigns } from '@/clinical/symptoms/judge-symptoms.ts';
import { symptomIds, symptomTable } from '@/clinical/symptoms/decision-table.ts';
import type { Entry, Part } from '@/content/entries/entry.ts';
import type { SymptomWords } from '@/content/entries/symptom-words.ts';

/** The decision table as readable and searchable texts: when to call, and what helps at home. */
export const symptomEntries = (words: SymptomWords): Entry[] =>
  symptomIds
    // Private symptoms of the checker must not appear in the library either; help for them is on Resources.
    .filter((id) => !symptomTable[id].isPrivate)
    .map((id): Entry => {
      const row = symptomTable[id];
      const signs = warningSigns(id).map((sign) => words.sign[sign]);
      const parts: Part[] = [
        { kind: 'plain', text: words.otherwise[row.otherwise] },
        ...(signs.length > 0 && row.otherwise !== 'EMERGENCY'
          ? [
              {
                kind: 'watch',
                text: `${words.callNowIf} ${signs.join(words.signMarks.between)}${words.signMarks.end}`,
              } as const,
            ]
          : []),
        ...(row.advice ? [{ kind: 'plain', text: words.advice[row.advice] } as const] : []),
      ];
      return {
        id: `symptom.${id}`,
        title: words.symptom[id].title,
        also: words.symptom[id].also,
        parts,
        sources: row.sources,
        ...(row.isOfBaby && { isOfBaby: true }),
      };
    });
