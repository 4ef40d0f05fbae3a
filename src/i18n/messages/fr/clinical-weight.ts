import type { clinicalWeight as english } from '../en/clinical-weight.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Weight: neutral, without praise or blame. */
export const clinicalWeight: Translated<typeof english> = {
  'clinical.weight.afterBirth':
    'Une prise de poids rapide après la naissance, avec un gonflement ou du mal à respirer, doit être vérifiée maintenant. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.weight.afterBirthAsk':
    'Votre poids a vite augmenté après la naissance. Avez-vous le visage ou les mains gonflés, ou du mal à respirer ?',
  'clinical.weight.gainWithSign':
    'Une prise de poids rapide avec ce que vous nous avez dit peut être le signe d’un problème grave et doit être vérifiée maintenant. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.weight.gainFast':
    'Votre poids a augmenté de 2.3 kg (5 lb) ou plus en une semaine. Appelez votre sage-femme ou votre médecin aujourd’hui et mesurez votre tension maintenant.',
  'clinical.weight.gain':
    'Votre poids a augmenté de 1 kg ou plus en une semaine. Mesurez votre tension maintenant et regardez la liste des symptômes. Parlez-en à votre prochain rendez-vous.',
  'clinical.weight.lossNoFluids':
    'Perdre du poids et ne garder aucun liquide doit être vérifié maintenant. Appelez votre maternité maintenant. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.weight.loss': 'Vous avez perdu du poids. Appelez votre sage-femme ou votre médecin aujourd’hui.',
  'clinical.weight.steady': 'Votre poids n’a pas augmenté en 4 semaines. Parlez-en à votre prochain rendez-vous.',
  'clinical.weight.rate':
    'Votre poids est hors de la zone montrée par votre courbe, et sur 3 semaines ou plus il a changé à un autre rythme. Parlez-en à votre prochain rendez-vous.',
  'clinical.weight.noted': 'Enregistré. Cela ne remplace pas vos consultations.',
  'clinical.weight.earlyPregnancy': 'poids en début de grossesse',
  'clinical.weight.band.no_height': 'Ajoutez votre taille pour voir la zone habituelle.',
  'clinical.weight.band.no_weight': 'Ajoutez votre poids d’avant la grossesse pour voir la zone habituelle.',
  'clinical.weight.band.ask_care_team': 'Il n’y a pas de zone publiée pour cela. Demandez à votre équipe soignante.',
  'clinical.weight.band.teenagers': 'La zone est pour les adultes. Adolescentes : demandez à votre équipe soignante.',
};
