import type { clinicalCards as english } from '../en/clinical-cards.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts on every card. */
export const clinicalCards: Translated<typeof english> = {
  'clinical.tier.emergency': 'Urgence : appelez maintenant',
  'clinical.tier.urgent': 'Appelez votre maternité maintenant',
  'clinical.tier.today': 'Appelez aujourd’hui',
  'clinical.tier.selfCare': 'Le plus souvent gérable à la maison',
  'clinical.yourBody':
    'Vous connaissez votre corps. Si quelque chose ne va pas, appelez, même si cette application dit autre chose.',
  'clinical.notADiagnosis':
    'Rien de ce que vous avez noté ne correspond à un signe d’alerte urgent. Ce n’est pas un diagnostic. Si vous êtes inquiète, appelez.',
  'clinical.acknowledge': 'J’ai appelé, j’ai compris',
  'clinical.wasChecked':
    'Cette mesure a plus d’un jour, c’est pourquoi aucune carte n’est affichée. A-t-elle été vérifiée par votre équipe soignante ? Si ce n’est pas le cas, ou si vous vous sentez mal, appelez-la.',
  'clinical.nextVisit': 'Parlez-en à votre prochain rendez-vous.',
  'clinical.thisWeek': 'Parlez-en à votre équipe soignante cette semaine.',

  'clinical.symptom.emergency':
    'C’est peut-être une urgence. Appelez le {emergencyNumber} maintenant. Dites : « {stage, select, pregnant {Je suis enceinte de {weeks, plural, one {# semaine} other {# semaines}}} postpartum {J’ai accouché {days, plural, =0 {aujourd’hui} one {il y a # jour} other {il y a # jours}}} ended {J’étais enceinte jusqu’à récemment} other {Je suis enceinte ou j’ai accouché récemment}} », et ce que vous ressentez. Ne conduisez pas vous-même. Déverrouillez la porte, restez avec quelqu’un, allongez-vous sur le côté gauche si vous sentez que vous allez vous évanouir.',
  'clinical.symptom.urgent':
    'Cela peut être le signe d’un problème grave et doit être vérifié maintenant. Appelez votre maternité ou votre médecin maintenant. N’attendez pas votre prochain rendez-vous. Si personne ne répond dans les 15 minutes, allez à l’hôpital le plus proche qui soigne les femmes enceintes, ou appelez le {emergencyNumber}.',

  'clinical.phone.unknown': '{emergencyNumber} ou votre numéro d’urgence local',
  'clinical.phone.use.mobile': 'depuis un téléphone mobile',
  'clinical.phone.use.ambulance': 'ambulance',
  'clinical.phone.use.mother_child': 'ambulance pour les mères et les enfants',
  'clinical.phone.use.text': 'par SMS',
  'clinical.phone.use.police': 'police',
  'clinical.phone.use.advice': 'ligne de conseil',
  'clinical.phone.use.some_regions': 'dans certaines régions',
  'clinical.phone.varies': 'Le numéro change selon la région. Demandez à votre équipe soignante lequel utiliser.',
  'clinical.phone.mustBeChecked': 'Veuillez vérifier ce numéro pour l’endroit où vous vivez.',

  'clinical.pastDue.plan':
    'Terme dépassé : assurez-vous d’avoir un plan avec votre équipe soignante. Restez attentive aux mouvements.',
  'clinical.pastDue.noContact':
    'Vous avez dépassé le terme de deux semaines et aucun contact avec votre équipe soignante n’est noté dans les 7 derniers jours. Appelez-la aujourd’hui. Restez attentive aux mouvements.',
  'clinical.pastDue.answer.born': 'Oui, il est né',
  'clinical.pastDue.answer.pregnant': 'Toujours enceinte',
  'clinical.pastDue.answer.ended': 'La grossesse s’est arrêtée',
};
