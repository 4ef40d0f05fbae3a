import { warningSigns } from '@/clinical/symptoms/judge-symptoms.ts';
import { symptomIds, symptomTable } from '@/clinical/symptoms/table.ts';
import type { Entry, Part } from './entry.ts';
import type { SymptomWords } from './symptom-words.ts';

/** The decision table as texts to be read and searched: when to call, and what helps at home. */
export const symptomEntries = (words: SymptomWords): Entry[] =>
  symptomIds
    // What is private in the checker is no text to stumble upon either; its help is on Resources.
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
