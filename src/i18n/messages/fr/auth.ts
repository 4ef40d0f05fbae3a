import type { auth as english } from '../en/auth.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The error texts are those of the spec. */
export const auth: Translated<typeof english> = {
  'auth.email': 'E-mail',
  'auth.password': 'Mot de passe',
  'auth.name': 'Nom',
  'auth.show': 'Afficher',
  'auth.hide': 'Masquer',
  'auth.passwordRule': 'Au moins 8 caractères.',
  'auth.passwordHint': 'Au moins 8 caractères. Le mieux : quatre mots que personne ne mettrait ensemble.',
  'auth.passwordRule.staff': 'Au moins 12 caractères.',
  'auth.passwordHint.staff':
    'Au moins 12 caractères, et ni votre nom ni votre adresse. Le mieux : quatre mots que personne ne mettrait ensemble.',
  'auth.passwordPersonal': 'C’est surtout votre nom ou votre adresse. Choisissez-en un autre.',
  'auth.passwordCommon':
    'C’est un de ceux qu’on devine en premier. Choisissez-en un autre, par exemple quatre mots à vous.',
  'auth.needsNetwork':
    'Cette étape demande du réseau, la première fois sur ce téléphone. Ce que vous avez écrit reste ici ; réessayez quand il y a du signal.',
  'auth.emailAndPassword': 'L’e-mail et le mot de passe sont nécessaires.',
  'auth.emailForm': 'Ceci n’est pas écrit comme une adresse e-mail.',
  'auth.nameMissing': 'Veuillez dire comment vous voulez être appelée.',
  'auth.loginFailed': 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  'auth.loginNoUser': 'La connexion a réussi, mais les données du compte n’ont pas pu être récupérées.',
  'auth.signupNoUser': 'Le compte est créé, mais ses données n’ont pas pu être récupérées.',
  'auth.signupFailed': 'La création du compte a échoué. Veuillez réessayer.',
  'auth.logoutFailed': 'La déconnexion a échoué. Veuillez réessayer.',
  'auth.logout.pending':
    'Sur ce téléphone, vous êtes déconnectée et vos données en sont retirées. Seul le serveur ne le sait pas encore : votre session y est toujours ouverte. Maia réessaie d’elle-même.',
  'auth.logout.again': 'Réessayer maintenant',
  'auth.logout.ended': 'Le serveur a maintenant fermé votre session aussi.',
  'auth.unknown.title': 'On ne sait pas qui est connecté',
  'auth.unknown.offline':
    'Rien sur vous n’est enregistré sur ce téléphone, et il n’y a pas de réseau pour demander au serveur. Dès qu’il y en a un, Maia le demande elle-même et ouvre votre compte.',
  'auth.unknown.noAnswer':
    'Rien sur vous n’est enregistré sur ce téléphone, et le serveur n’a pas répondu. Maia le lui redemande elle-même.',
  'auth.logIn.title': 'Se connecter',
  'auth.step.secondFactor': 'Encore une étape',
  'auth.step.newPassword': 'Il faut un nouveau mot de passe',
  'auth.logIn.action': 'Se connecter',
  'auth.logIn.toSignUp': 'Nouvelle ici ? Inscrivez-vous',
  'auth.logIn.forgot': 'Vous ne savez plus comment entrer ?',
  'auth.signUp.title': 'S’inscrire',
  'auth.signUp.action': 'Créer un compte',
  'auth.signUp.toLogIn': 'J’ai déjà un compte',
  'auth.signUp.privacy':
    'En créant le compte, vous acceptez les <terms>conditions</terms> et l’usage fait de vos données : elles sont gardées sur ce téléphone et dans votre compte, et partagées avec le médecin que vous choisissez, personne d’autre. <link>Comment ça marche</link> (textes du {date})',
  'auth.signUp.mailed.title': 'Regardez vos e-mails',
  'auth.signUp.mailed':
    'S’il existe un compte avec {email}, un lien qui l’ouvre est en route. Il est valable une heure.',
  'auth.signUp.mailed.check':
    'Rien n’arrive ? Regardez dans le courrier indésirable, et vérifiez que l’adresse est juste.',
  'auth.signUp.mailed.correct': 'Corriger l’adresse',
  'auth.mail.again': 'À nouveau dans {seconds} s',
  'auth.mail.often': 'Cela a été demandé trop souvent. Attendez quelques minutes, puis réessayez.',
  'auth.mail.link':
    'Ce lien ne marche pas : il a été utilisé, il a plus d’une heure, ou un plus récent a été envoyé. Demandez-en un nouveau.',
  'auth.mail.password':
    'Celui-ci n’est pas accepté. Veuillez en choisir un autre, d’au moins 8 caractères ; médecins et administrateurs : 12.',
  'auth.mail.signIn': 'Connectez-vous d’abord. Ensuite, un lien peut être envoyé à votre adresse.',
  'auth.mail.failed': 'Le serveur n’a pas répondu comme il faut. Veuillez réessayer.',
  'auth.forgot.title': 'Demander un nouveau mot de passe',
  'auth.forgot.text':
    'Nous envoyons un lien à votre adresse. Il marche pendant une heure. Ce que vous avez enregistré reste sur ce téléphone.',
  'auth.forgot.action': 'Envoyer le lien',
  'auth.forgot.sent':
    'S’il existe un compte avec cette adresse, le lien est en route. S’il n’arrive pas, regardez aussi dans le courrier indésirable.',
  'auth.reset.title': 'Mettre un nouveau mot de passe',
  'auth.reset.staff':
    'Au moins 8 caractères ; médecins et administrateurs : 12. Le mieux : quatre mots que personne ne mettrait ensemble.',
  'auth.reset.text':
    'Ensuite, vous vous reconnectez sur chaque téléphone. Ce qui est enregistré sur un téléphone y reste.',
  'auth.reset.noLink': 'Ouvrez le lien de l’e-mail pour venir ici, ou demandez-en un nouveau.',
  'auth.reset.action': 'Le mettre',
  'auth.reset.done': 'Le nouveau mot de passe est en place. Connectez-vous avec lui.',
  'auth.reset.again': 'Demander un nouveau lien',
  'auth.verify.title': 'Confirmez votre adresse',
  'auth.verify.working': 'Confirmation en cours',
  'auth.verify.done': 'Votre adresse est confirmée.',
  'auth.verify.already': 'Votre adresse est déjà confirmée.',
  'auth.verify.text':
    'Avec une adresse confirmée, vous pouvez mettre un nouveau mot de passe par e-mail. Rien d’autre n’en dépend.',
  'auth.verify.send': 'Envoyer le lien',
  'auth.verify.sent': 'Le lien est en route vers {email}. Il marche pendant une heure.',
  'auth.verify.retry': 'Réessayer',
  'auth.verify.on': 'Aller à l’accueil',
};
