import type { clinicalSugar as english } from '../en/clinical-sugar.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood sugar. */
export const clinicalSugar: Translated<typeof english> = {
  'clinical.sugar.lowEmergency':
    'C’est bas, et avec ces signes c’est une urgence. Appelez le {emergencyNumber} maintenant. Ne donnez ni à manger ni à boire à une personne qui n’est pas bien éveillée.',
  'clinical.sugar.low':
    'C’est bas. Si vous pouvez avaler sans risque, prenez maintenant du sucre rapide (par exemple des comprimés de glucose, du jus ou un soda ordinaire), vérifiez à nouveau après 15 minutes, puis mangez quelque chose qui tient plus longtemps. Si cela reste bas, ou si vous vous sentez somnolente ou confuse, appelez le {emergencyNumber}. Prévenez votre équipe soignante aujourd’hui.',
  'clinical.sugar.lowAgain':
    'C’est bas. Si vous pouvez avaler sans risque, prenez maintenant du sucre rapide (par exemple des comprimés de glucose, du jus ou un soda ordinaire), vérifiez à nouveau après 15 minutes, puis mangez quelque chose qui tient plus longtemps. Appelez votre équipe soignante aujourd’hui : c’était déjà bas avant, ou vous prenez de l’insuline ou des comprimés. Si cela reste bas, ou si vous vous sentez somnolente ou confuse, appelez le {emergencyNumber}.',
  'clinical.sugar.zero': '0 n’est pas une vraie mesure. Si votre lecteur affiche LO, considérez que c’est très bas.',
  'clinical.sugar.veryHighEmergency':
    'C’est très élevé, et avec ces signes c’est une urgence. Appelez le {emergencyNumber} maintenant. Ne conduisez pas vous-même.',
  'clinical.sugar.veryHigh':
    'C’est très élevé. Appelez votre maternité ou votre équipe de diabétologie maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}. Appelez le {emergencyNumber} si vous vomissez, devenez somnolente ou respirez vite.',
  'clinical.sugar.vomiting':
    'Avec un diabète, des vomissements doivent être vérifiés maintenant, quelle que soit la glycémie. Appelez votre maternité ou votre équipe de diabétologie maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.sugar.highWithSign':
    'C’est élevé, et avec ce que vous nous avez dit, il faut le vérifier maintenant. Appelez votre maternité ou votre équipe de diabétologie maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.sugar.high':
    'C’est élevé. Appelez votre équipe soignante aujourd’hui. Appelez maintenant si vous vomissez, si vous avez mal au ventre ou de la fièvre, si vous respirez vite, si vous avez très soif, si vous avez des cétones ou si vous vous sentez mal.',
  'clinical.sugar.patternTreated':
    'Plusieurs mesures étaient au-dessus de votre objectif. Vous prenez de l’insuline ou des comprimés, donc appelez votre équipe soignante aujourd’hui.',
  'clinical.sugar.pattern':
    'Plusieurs mesures étaient au-dessus de votre objectif. Parlez-en à votre équipe soignante cette semaine.',
  'clinical.sugar.mention':
    'Il y a eu des mesures comme celle-ci sur deux jours. Parlez-en à votre prochaine consultation. Un lecteur à la maison ne décide pas de cela ; un test de laboratoire, oui.',
  'clinical.sugar.test': 'Une valeur d’un test de glucose. Votre professionnel de santé l’interprète.',
  'clinical.sugar.testLine':
    '{isAtOrAbove, select, true {Au seuil ou au-dessus du seuil} other {Au-dessous du seuil}} utilisé par {reference} : {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'OMS 2013, IADPSG et ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'OMS pour une valeur nettement élevée pendant la grossesse (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG, un des trois qu’une clinique peut choisir (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g), où deux valeurs comptent',
  'clinical.sugar.belowTarget': 'Au-dessous du bas de votre objectif.',
  'clinical.sugar.aboveTarget': 'Au-dessus de votre objectif.',
  'clinical.sugar.inTarget': 'Dans votre objectif.',
  'clinical.sugar.noted': 'Enregistré. Cela ne remplace pas vos consultations.',
};
