import type { clinicalDanger as english } from '../en/clinical-danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Cards about a danger described in a message. */
export const clinicalDanger: Translated<typeof english> = {
  'clinical.danger.today':
    'Ce que vous avez écrit doit être examiné. Appelez votre sage-femme ou votre médecin aujourd’hui. Si cela s’aggrave, appelez maintenant.',
  'clinical.danger.selfCare':
    'Parlez-en à votre sage-femme à votre prochain rendez-vous. Appelez si cela s’aggrave, ou si vous êtes inquiète.',
  'clinical.danger.earlyMovements':
    'Avant 16 semaines, la plupart ne sentent pas encore de mouvements. Parlez-en à votre sage-femme à votre prochain rendez-vous. Appelez si vous saignez, si vous avez mal ou si vous êtes inquiète.',
  'clinical.danger.movements':
    'Un bébé qui bouge moins, ou autrement, doit être examiné maintenant. Appelez votre maternité maintenant, de jour comme de nuit. N’attendez pas demain, et ne vous fiez pas à un doppler à la maison. Si personne ne répond dans les 15 minutes, allez à l’hôpital ou appelez le {emergencyNumber}.',
  'clinical.danger.selfHarm':
    'Vous méritez de l’aide tout de suite, et elle existe. Appelez le {emergencyNumber} maintenant, ou allez aux urgences les plus proches. Restez avec quelqu’un de confiance, et demandez-lui de mettre hors de portée tout ce dont vous pourriez vous servir pour vous faire du mal.',
  'clinical.danger.mind':
    'De telles pensées peuvent venir avec la grossesse et la naissance, elles font peur, et elles se soignent. Appelez le {emergencyNumber} maintenant. Demandez à quelqu’un de rester avec vous et le bébé, pour que personne ne soit seul.',
  'clinical.danger.violence':
    'Personne n’a le droit de vous faire du mal ou de vous menacer. Si vous êtes en danger maintenant, appelez le {emergencyNumber}. Appelez votre maternité quand vous pouvez parler sans risque : elle peut aider sans le dire à personne. Si quelqu’un peut regarder ce téléphone, vous pouvez supprimer le message.',
  'clinical.danger.ifNow.emergency':
    'Si vous avez cela maintenant, c’est peut-être une urgence. Appelez le {emergencyNumber} maintenant.',
  'clinical.danger.ifNow.urgent':
    'Si vous avez cela maintenant, il faut le vérifier. Appelez votre maternité maintenant, ou le {emergencyNumber} si personne ne répond.',
  'clinical.danger.ifNow.today': 'Si vous avez cela maintenant, appelez votre sage-femme ou votre médecin aujourd’hui.',
};
