import type { clinicalPressure as english } from '../en/clinical-pressure.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood pressure. */
export const clinicalPressure: Translated<typeof english> = {
  'clinical.bp.measureAgain': 'Mesurer à nouveau',

  'clinical.bp.severe':
    'Cette mesure est dans la zone sévère (en haut 160 ou plus, ou en bas 110 ou plus). Pendant la grossesse et après la naissance, il faut une aide médicale maintenant. Appelez votre maternité ou le {emergencyNumber}. Asseyez-vous, reposez-vous, mesurez à nouveau. N’attendez pas la deuxième mesure si vous avez mal à la tête, des troubles de la vue, une douleur sous les côtes, une douleur dans la poitrine, du mal à respirer ou si vous vous sentez très mal. Ne conduisez pas vous-même. Ne prenez pas de comprimés en plus, sauf si un professionnel de santé vous le dit.',
  'clinical.bp.severeWithSymptom':
    'Une mesure dans la zone sévère avec ce que vous ressentez est une urgence. Appelez le {emergencyNumber} maintenant et dites : « {stage, select, pregnant {Je suis enceinte de {weeks, plural, one {# semaine} other {# semaines}}} postpartum {J’ai accouché {days, plural, =0 {aujourd’hui} one {il y a # jour} other {il y a # jours}}} ended {J’étais enceinte jusqu’à récemment} other {Je suis enceinte ou j’ai accouché récemment}} et ma tension est de {systolic}/{diastolic}. » Ne conduisez pas vous-même.',
  'clinical.bp.severeTwice':
    'Deux mesures sévères. C’est une urgence. Appelez le {emergencyNumber} maintenant et dites : « {stage, select, pregnant {Je suis enceinte de {weeks, plural, one {# semaine} other {# semaines}}} postpartum {J’ai accouché {days, plural, =0 {aujourd’hui} one {il y a # jour} other {il y a # jours}}} ended {J’étais enceinte jusqu’à récemment} other {Je suis enceinte ou j’ai accouché récemment}} et ma tension est de {systolic}/{diastolic}. » Ne conduisez pas vous-même.',
  'clinical.bp.severeNoRepeat':
    'Une mesure sévère et pas de deuxième après 15 minutes : considérez cela comme une urgence. Appelez le {emergencyNumber} maintenant et dites : « {stage, select, pregnant {Je suis enceinte de {weeks, plural, one {# semaine} other {# semaines}}} postpartum {J’ai accouché {days, plural, =0 {aujourd’hui} one {il y a # jour} other {il y a # jours}}} ended {J’étais enceinte jusqu’à récemment} other {Je suis enceinte ou j’ai accouché récemment}} et ma tension est de {systolic}/{diastolic}. » Ne conduisez pas vous-même.',
  'clinical.bp.severeThenHigh':
    'La première mesure était dans la zone sévère et la suivante est encore élevée. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.bp.severeThenLower':
    'La deuxième mesure est plus basse, mais une seule mesure sévère demande quand même un appel aujourd’hui. Appelez votre sage-femme ou votre médecin. Mesurez à nouveau dans 1 heure et dans 4 heures.',
  'clinical.bp.high': 'Cette mesure est élevée pour une grossesse. Reposez-vous 10-15 minutes et mesurez à nouveau.',
  'clinical.bp.highWithSymptom':
    'Une mesure élevée avec ce que vous ressentez peut être le signe d’un problème grave et doit être vérifiée maintenant. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.bp.highTwice150':
    'Les deux mesures sont élevées, avec 150 ou plus pour le chiffre du haut, ou 100 ou plus pour celui du bas. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.bp.highTwice':
    'Les deux mesures sont élevées. Appelez votre sage-femme ou votre médecin aujourd’hui. Appelez maintenant si vous avez un fort mal de tête, des troubles de la vue, une douleur sous les côtes, un gonflement soudain, du mal à respirer, ou si votre bébé bouge moins.',
  'clinical.bp.highNoRepeat':
    'Cette mesure est élevée et il n’y en a pas de deuxième, donc elle compte. Appelez votre sage-femme ou votre médecin aujourd’hui. Appelez maintenant si vous avez un fort mal de tête, des troubles de la vue, une douleur sous les côtes, un gonflement soudain, du mal à respirer, ou si votre bébé bouge moins.',
  'clinical.bp.highThenLower':
    'La deuxième mesure est au-dessous de 140/90. Mesurez à nouveau dans 4 heures ou plus tard, et demain.',
  'clinical.bp.persistent':
    'Vous avez eu des mesures élevées à plus de 4 heures d’intervalle. Votre équipe soignante doit les examiner aujourd’hui.',
  'clinical.bp.stillHigh':
    'Les mesures sont encore élevées 12 semaines ou plus après la naissance. Appelez votre sage-femme ou votre médecin aujourd’hui et demandez comment être suivie.',
  'clinical.bp.ownLevel':
    'C’est au niveau que votre médecin a fixé pour vous, ou au-dessus. Appelez votre sage-femme ou votre médecin aujourd’hui. Appelez maintenant si vous avez un fort mal de tête, des troubles de la vue, une douleur sous les côtes, un gonflement soudain, du mal à respirer, ou si votre bébé bouge moins.',
  'clinical.bp.watch':
    'Cette mesure est un peu élevée. Mesurez à nouveau aujourd’hui, puis une fois par jour pendant 3 jours. Parlez-en à votre prochain rendez-vous.',
  'clinical.bp.veryLow':
    'Cette mesure est très basse. Asseyez-vous ou allongez-vous sur le côté et mesurez à nouveau dans 5 minutes. Appelez maintenant si vous vous évanouissez, si vous saignez, si vous avez de la fièvre, une douleur dans la poitrine ou du mal à respirer.',
  'clinical.bp.veryLowTwice':
    'Deux mesures très basses. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.bp.low':
    'Les mesures basses sont fréquentes pendant la grossesse et souvent sans danger. Asseyez-vous ou allongez-vous sur le côté, buvez de l’eau, levez-vous lentement. Appelez maintenant si vous vous évanouissez, si vous saignez, si vous avez de la fièvre, une douleur dans la poitrine ou du mal à respirer.',
  'clinical.bp.lowWithSymptom':
    'Une mesure basse avec ce que vous ressentez doit être vérifiée maintenant. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.bp.expected': 'Dans la zone habituelle. Cela ne remplace pas vos consultations.',

  'clinical.bp.trend.threeDays':
    'Vos mesures sont augmentées depuis trois jours de suite. Appelez votre sage-femme ou votre médecin aujourd’hui.',
  'clinical.bp.trend.onMedicine':
    'Vous prenez un médicament pour la tension et cette mesure est basse, ou vous avez des vertiges. Appelez votre sage-femme ou votre médecin aujourd’hui. N’arrêtez pas et ne changez pas un médicament de vous-même.',
  'clinical.bp.trend.rise':
    'C’est nettement plus élevé que vos mesures d’avant 20 semaines. Parlez-en à votre prochain rendez-vous.',

  'clinical.bp.howTo.before':
    'Videz votre vessie. Pas de caféine, de tabac, de repas ni d’effort dans les 30 dernières minutes.',
  'clinical.bp.howTo.sit': 'Restez assise 3-5 minutes : dos appuyé, pieds à plat, jambes non croisées.',
  'clinical.bp.howTo.arm':
    'Haut du bras nu, brassard à la bonne taille, bras appuyé à la hauteur du cœur. Pas d’appareil de poignet ni de doigt.',
  'clinical.bp.howTo.quiet': 'Ne parlez pas pendant la mesure.',
  'clinical.bp.howTo.twice': 'Faites deux mesures à 1 minute d’intervalle et notez les deux.',
  'clinical.bp.howTo.same': 'Prenez le même bras, à la même heure du jour, et un appareil validé pour la grossesse.',
};
