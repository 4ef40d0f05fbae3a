import type { clinicalWeight as english } from '../en/clinical-weight.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalWeight: Translated<typeof english> = {
  'clinical.weight.afterBirth':
    'Kuongezeka uzito haraka baada ya kujifungua pamoja na uvimbe au shida ya kupumua kunahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.weight.afterBirthAsk':
    'Uzito wako uliongezeka haraka baada ya kujifungua. Je, una uvimbe wa uso au mikono, au shida ya kupumua?',
  'clinical.weight.gainWithSign':
    'Kuongezeka uzito haraka pamoja na ulichotuambia kunaweza kuwa dalili ya tatizo kubwa na kunahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.weight.gainFast':
    'Uzito wako uliongezeka kwa 2.3 kg (5 lb) au zaidi katika wiki moja. Pigia simu mkunga au daktari wako leo na upime shinikizo lako la damu sasa.',
  'clinical.weight.gain':
    'Uzito wako uliongezeka kwa 1 kg au zaidi katika wiki moja. Pima shinikizo lako la damu sasa na uangalie orodha ya dalili. Litaje kwenye kliniki yako ijayo.',
  'clinical.weight.lossNoFluids':
    'Kupungua uzito na kutapika kila kinywaji kunahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.weight.loss': 'Umepungua uzito. Pigia simu mkunga au daktari wako leo.',
  'clinical.weight.steady': 'Uzito wako haujaongezeka kwa wiki 4. Litaje kwenye kliniki yako ijayo.',
  'clinical.weight.rate':
    'Uzito wako uko nje ya kiwango kinachoonyeshwa kwenye chati yako, na katika wiki 3 au zaidi ulibadilika kwa kasi tofauti. Litaje kwenye kliniki yako ijayo.',
  'clinical.weight.noted': 'Imehifadhiwa. Hii haichukui nafasi ya kliniki zako.',
  'clinical.weight.earlyPregnancy': 'uzito wa mwanzo wa ujauzito',
  'clinical.weight.band.no_height': 'Weka urefu wako ili uone kiwango cha kawaida.',
  'clinical.weight.band.no_weight': 'Weka uzito wako wa kabla ya ujauzito ili uone kiwango cha kawaida.',
  'clinical.weight.band.ask_care_team': 'Hakuna kiwango kilichochapishwa kwa hali hii. Waulize wahudumu wako wa afya.',
  'clinical.weight.band.teenagers':
    'Kiwango hiki ni cha watu wazima. Kama una umri mdogo, waulize wahudumu wako wa afya.',
};
