import type { clinicalDanger as english } from '../en/clinical-danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalDanger: Translated<typeof english> = {
  'clinical.danger.today':
    'Ulichoandika kinapaswa kuangaliwa. Pigia simu mkunga au daktari wako leo. Hali ikizidi kuwa mbaya, piga simu mara moja.',
  'clinical.danger.selfCare':
    'Mwambie mkunga wako kwenye kliniki yako ijayo. Piga simu hali ikizidi kuwa mbaya, au kama una wasiwasi.',
  'clinical.danger.earlyMovements':
    'Kabla ya wiki 16 wengi bado hawahisi mtoto akicheza. Mwambie mkunga wako kwenye kliniki yako ijayo. Piga simu ukitoka damu, ukiwa na maumivu, au una wasiwasi.',
  'clinical.danger.movements':
    'Mtoto anayecheza kidogo kuliko kawaida, au tofauti, anahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa, mchana au usiku. Usisubiri hadi kesho, na usitegemee kifaa cha kusikiliza mapigo nyumbani. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.danger.selfHarm':
    'Unastahili msaada sasa hivi, na msaada upo. Piga {emergencyNumber} sasa, au nenda kwenye idara ya dharura iliyo karibu. Kaa na mtu unayemwamini, na umwombe aweke mbali kitu chochote unachoweza kutumia kujidhuru.',
  'clinical.danger.mind':
    'Mawazo kama haya yanaweza kuja wakati wa ujauzito na kujifungua, yanaogopesha, na yanatibika. Piga {emergencyNumber} sasa. Mwombe mtu akae na wewe na mtoto, ili asiwepo aliye peke yake.',
  'clinical.danger.violence':
    'Hakuna mwenye haki ya kukuumiza wala kukutishia. Kama uko hatarini sasa, piga {emergencyNumber}. Pigia simu wodi ya uzazi ukiwa salama kuongea: wanaweza kukusaidia bila kumwambia mtu yeyote. Kama kuna mtu anayeweza kuangalia simu hii, unaweza kufuta ujumbe huo.',
  'clinical.danger.ifNow.emergency': 'Kama una hali hii sasa, inaweza kuwa dharura. Piga {emergencyNumber} sasa.',
  'clinical.danger.ifNow.urgent':
    'Kama una hali hii sasa, inahitaji kuangaliwa. Pigia simu wodi ya uzazi sasa, au {emergencyNumber} kama hakuna anayejibu.',
  'clinical.danger.ifNow.today': 'Kama una hali hii sasa, pigia simu mkunga au daktari wako leo.',
};
