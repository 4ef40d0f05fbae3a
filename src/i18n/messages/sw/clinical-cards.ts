import type { clinicalCards as english } from '../en/clinical-cards.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalCards: Translated<typeof english> = {
  'clinical.tier.emergency': 'Dharura - piga simu sasa',
  'clinical.tier.urgent': 'Pigia simu wodi ya uzazi sasa',
  'clinical.tier.today': 'Piga simu leo',
  'clinical.tier.selfCare': 'Kwa kawaida unaweza kujihudumia nyumbani',
  'clinical.yourBody':
    'Unaujua mwili wako. Ukihisi kitu hakiko sawa, piga simu - hata kama programu hii inasema vingine.',
  'clinical.notADiagnosis':
    'Hakuna ulichoandika kinacholingana na dalili ya hatari ya haraka. Huu si utambuzi wa ugonjwa. Kama una wasiwasi, piga simu.',
  'clinical.acknowledge': 'Nimepiga simu, nimeelewa',
  'clinical.wasChecked':
    'Kipimo hiki kina zaidi ya siku moja, kwa hiyo hakuna kadi inayoonyeshwa. Je, wahudumu wako wa afya walikiangalia? Kama hapana, au kama hujisikii vizuri, wapigie simu.',
  'clinical.nextVisit': 'Itaje kwenye kliniki yako ijayo.',
  'clinical.thisWeek': 'Waambie wahudumu wako wa afya wiki hii.',

  'clinical.symptom.emergency':
    'Hii inaweza kuwa dharura. Piga {emergencyNumber} sasa. Sema: “{stage, select, pregnant {Nina ujauzito wa {weeks, plural, one {wiki #} other {wiki #}}} postpartum {Nilijifungua {days, plural, =0 {leo} one {siku # iliyopita} other {siku # zilizopita}}} ended {Nilikuwa mjamzito hadi hivi karibuni} other {Nina ujauzito au nilijifungua hivi karibuni}}”, na unachohisi. Usiendeshe gari mwenyewe. Fungua mlango, kaa na mtu, lala kwa ubavu wa kushoto ukihisi kuzirai.',
  'clinical.symptom.urgent':
    'Hii inaweza kuwa dalili ya tatizo kubwa na inahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi au daktari sasa. Usisubiri kliniki yako ijayo. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali iliyo karibu inayohudumia wajawazito, au piga {emergencyNumber}.',

  'clinical.phone.unknown': '{emergencyNumber} au namba ya dharura ya eneo lako',
  'clinical.phone.use.mobile': 'kutoka simu ya mkononi',
  'clinical.phone.use.ambulance': 'gari la wagonjwa',
  'clinical.phone.use.mother_child': 'gari la wagonjwa kwa mama na mtoto',
  'clinical.phone.use.text': 'kwa ujumbe mfupi',
  'clinical.phone.use.police': 'polisi',
  'clinical.phone.use.advice': 'simu ya ushauri',
  'clinical.phone.use.some_regions': 'katika baadhi ya mikoa',
  'clinical.phone.varies': 'Namba inatofautiana kati ya mikoa. Waulize wahudumu wako wa afya utumie ipi.',
  'clinical.phone.mustBeChecked': 'Tafadhali hakikisha namba hii ni sahihi mahali unapoishi.',

  'clinical.pastDue.plan':
    'Tarehe ya kujifungua imepita: hakikisha una mpango na wahudumu wako wa afya. Endelea kufuatilia mtoto anavyocheza.',
  'clinical.pastDue.noContact':
    'Wiki mbili zimepita tangu tarehe yako ya kujifungua na hakuna mawasiliano na wahudumu wako wa afya yaliyoandikwa katika siku 7 zilizopita. Wapigie simu leo. Endelea kufuatilia mtoto anavyocheza.',
  'clinical.pastDue.answer.born': 'Ndiyo, amezaliwa',
  'clinical.pastDue.answer.pregnant': 'Bado nina ujauzito',
  'clinical.pastDue.answer.ended': 'Ujauzito umeisha',
};
