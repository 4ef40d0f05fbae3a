/** The sections of an SBAR note, in the order in which they are read out. */
export const sbarSections = ['situation', 'background', 'assessment', 'recommendation'] as const;
export type SbarSection = (typeof sbarSections)[number];
export type Sbar = Readonly<Record<SbarSection, string>>;

/** The letters are the same in every language, so a note that was written in one is read in another. */
const letters: Readonly<Record<SbarSection, string>> = {
  situation: 'S',
  background: 'B',
  assessment: 'A',
  recommendation: 'R',
};
/** Longest text of a section, in characters: four of them fit into one note. */
export const LONGEST_SECTION = 480;

/** A section has no lines that look like the start of another one. */
const inOneSection = (text: string): string => text.trim().replaceAll(/^([SBAR]): /gm, '$1 - ');

/** The note: one section after the other, each with its letter. Sections without words are left out. */
export const sbarText = (note: Sbar): string =>
  sbarSections
    .map((section) => ({ letter: letters[section], words: inOneSection(note[section]) }))
    .filter(({ words }) => words !== '')
    .map(({ letter, words }) => `${letter}: ${words}`)
    .join('\n');

/** The sections of a note; null for a note that is not an SBAR note. */
export function readSbar(text: string): Sbar | null {
  const found: Record<SbarSection, string[]> = { situation: [], background: [], assessment: [], recommendation: [] };
  let section: SbarSection | null = null;
  for (const line of text.split('\n')) {
    const next = sbarSections.find((each) => line.startsWith(`${letters[each]}: `));
    if (next) section = next;
    if (!section) return null;
    found[section].push(next ? line.slice('S: '.length) : line);
  }
  // One letter alone can be the beginning of any sentence.
  if (sbarSections.filter((each) => found[each].length > 0).length < 2) return null;
  return {
    situation: found.situation.join('\n'),
    background: found.background.join('\n'),
    assessment: found.assessment.join('\n'),
    recommendation: found.recommendation.join('\n'),
  };
}
