import type { drawings as english } from '../en/drawings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What the drawings show, for people who cannot see them. */
export const drawings: Translated<typeof english> = {
  'drawing.baby':
    '{after, select, yes {Mtoto katika wiki ya {week} baada ya kujifungua} other {Mtoto katika wiki ya {week}}}, kando ya utepe wa kupimia',
  'drawing.baby.text': 'Mtoto amelala kando ya utepe wa sentimita. Alama ya waridi iko kwenye {length}.',
  'drawing.baby.tiny': 'Mwanzo, katika wiki ya {week}',
  'drawing.baby.tiny.text': 'Kifuko cha mviringo juu ya utepe. Hakuna kinachoweza kupimwa ndani yake bado.',
  'drawing.mother': 'Mwili wako na mji wa mimba katika wiki ya {week}',
  'drawing.mother.text':
    'Mwili kutoka upande. Sehemu ya juu ya mji wa mimba iko kama sentimita {height} juu ya mfupa wa kinena, kando ya utepe.',
  'drawing.mother.early': 'Mwili kutoka upande. Mji wa mimba bado uko chini, nyuma ya mfupa wa kinena.',
  'drawing.mother.bone': 'mfupa wa kinena',
  'drawing.sit': 'Jinsi ya kukaa ili kupima',
  'drawing.sit.text':
    'Mwanamke amekaa akiegemeza mgongo kwenye kiti na miguu yote miwili bapa sakafuni. Mkono wake uko mezani, na kafu iko usawa wa moyo.',
  'drawing.cuff': 'Kafu kwenye mkono',
  'drawing.cuff.text': 'Kafu imezunguka sehemu ya juu ya mkono ulio wazi. Mkono wa nguo umepandishwa.',
  'drawing.feet': 'Miguu yote miwili bapa',
  'drawing.feet.text': 'Miguu miwili iko bapa sakafuni, kando kwa kando. Miguu haijapishanishwa.',
};
