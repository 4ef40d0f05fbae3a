import type { account as english } from '../en/account.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The account: name and sign-in, access log, data export, and deletion. */
export const account: Translated<typeof english> = {
  'account.title': 'Compte',
  'account.detail': 'Connexion, appareils, qui a regardé, exporter, supprimer',
  'account.you': 'Comment vous vous connectez',
  'account.name.change': 'Changer votre nom',
  'account.name.hint': 'Tel que votre médecin et le forum le voient.',
  'account.email.change': 'Changer votre adresse e-mail',
  'account.email.new': 'Nouvelle adresse e-mail',
  'account.email.text': 'Un lien est envoyé à la nouvelle adresse pour la confirmer.',
  'account.password.change': 'Changer votre mot de passe',
  'account.password.now': 'Mot de passe actuel',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.text': 'Tous les autres appareils sont déconnectés.',
  'account.save': 'Enregistrer',
  'account.saved.name': 'Le nom est changé.',
  'account.saved.email': 'L’adresse est changée. Un lien pour la confirmer y est envoyé.',
  'account.saved.address': 'C’est l’adresse de votre compte.',
  'account.saved.unkept':
    'Le compte est changé. Seul le profil sur ce téléphone n’a pas pu être écrit. Touchez Enregistrer encore une fois pour l’y ajouter.',
  'account.saved.password': 'Le mot de passe est changé. Les autres appareils sont déconnectés.',
  'account.failed':
    'Le serveur n’a pas répondu comme il faut. Le changement a peut-être été fait, ou non. Veuillez réessayer.',
  'account.trouble.password': 'Ce n’est pas votre mot de passe actuel.',
  'account.trouble.taken': 'Cette adresse ne peut pas être utilisée.',
  'account.trouble.weak': 'Celui-ci n’est pas accepté. Veuillez en choisir un autre.',
  'account.trouble.often': 'Cela a été essayé trop souvent. Attendez une heure, puis réessayez.',
  'account.trouble.signIn': 'Votre session est terminée. Reconnectez-vous, puis réessayez.',
  'account.consent': 'Vous avez accepté les conditions et le texte sur la confidentialité du {version} le {date}.',
  'account.consent.none': 'Ce profil n’indique pas quand vous avez accepté les conditions.',

  'account.sessions': 'Où vous êtes connectée',
  'account.sessions.here': 'Cet appareil',
  'account.sessions.device': '{browser} sur {system}',
  'account.sessions.unknown': 'Un appareil qui ne dit pas ce qu’il est',
  'account.sessions.seen': 'Dernière utilisation : {when}',
  'account.sessions.now': 'Utilisé en ce moment',
  'account.sessions.end': 'Déconnecter',
  'account.sessions.endAll': 'Déconnecter tous les autres',
  'account.sessions.ended': '{count, plural, one {# appareil est déconnecté.} other {# appareils sont déconnectés.}}',
  'account.sessions.failed': 'La liste n’a pas pu être chargée. Il faut du réseau.',
  'account.sessions.loading': 'Demande en cours',
  'account.sessions.again': 'Redemander',
  'account.sessions.rule': 'Vous ne reconnaissez pas quelque chose ici ? Déconnectez-le et changez votre mot de passe.',

  'account.privacy': 'Confidentialité',
  'account.looked': 'Qui a regardé vos données',
  'account.looked.detail': 'Toutes les personnes, sauf vous, qui ont ouvert vos données',
  'account.looked.lead':
    'Le serveur le note lui-même. Aucune connexion ne peut le changer ni l’effacer : ni la vôtre, ni celle de votre médecin.',
  'account.looked.none': 'Personne d’autre que vous n’a regardé vos données.',
  'account.looked.notKept':
    'Le serveur de votre clinique ne tient pas cette liste. Demandez à votre clinique qui peut voir vos données.',
  'account.looked.failed': 'La liste n’a pas pu être chargée. Il faut du réseau.',
  'account.looked.what.overview': 'vous a vue dans une liste de patientes',
  'account.looked.what.live': 'avait une page ouverte qui recevait vos changements',
  'account.looked.what.profiles': 'a ouvert votre profil',
  'account.looked.what.blood_pressure': 'tension artérielle',
  'account.looked.what.blood_sugar': 'glycémie',
  'account.looked.what.weight': 'poids corporel',
  'account.looked.what.appointments': 'rendez-vous',
  'account.looked.what.medication_reminders': 'médicaments',
  'account.looked.what.dose_events': 'prises',
  'account.looked.what.symptom_checks': 'symptômes',
  'account.looked.what.care_notes': 'notes et limites',
  'account.looked.what.medical_documents': 'liste des documents',
  'account.looked.what.bloodwork_results': 'résultats d’analyses',
  'account.looked.what.medical-files': 'un document lui-même',
  'account.looked.what.profile-photos': 'votre photo',
  'account.looked.what.other': 'autres données',
  'account.looked.nobody': 'Quelqu’un dont le compte n’existe plus',
  'account.looked.rule': 'Une ligne vaut pour un quart d’heure ; pour un jour là où vous étiez dans une liste.',

  'account.export': 'Tout emporter',
  'account.export.text':
    'Un seul fichier avec tout : en JSON pour les programmes, en tableaux (CSV) pour les personnes, et vos documents. Il est fait sur ce téléphone et n’est pas chiffré : gardez-le là où personne d’autre ne regarde.',
  'account.export.make': 'Créer le fichier',
  'account.export.making': 'Création du fichier : {percent} %',
  'account.export.name': 'maia-export-{date}.zip',
  'account.export.done':
    '{count, plural, one {Le fichier est enregistré, avec # entrée} other {Le fichier est enregistré, avec # entrées}} {files, plural, =0 {et aucun document.} one {et # document.} other {et # documents.}}',
  'account.export.missing':
    '{count, plural, one {# document n’est pas sur ce téléphone et n’a pas pu être récupéré. Son nom est dans le fichier.} other {# documents ne sont pas sur ce téléphone et n’ont pas pu être récupérés. Leurs noms sont dans le fichier.}}',
  'account.export.waiting':
    'Vos données arrivent encore sur ce téléphone. Le fichier est créé quand elles sont toutes là.',
  'account.export.now': 'Enregistrer maintenant ce qui est là',
  'account.export.unfinished':
    'Ce n’est peut-être pas tout : ce téléphone n’a pas encore récupéré toutes vos données. Refaites le fichier quand elles y seront.',
  'account.export.unreadable':
    '{count, plural, one {# entrée est illisible sur ce téléphone et n’est pas dans le fichier.} other {# entrées sont illisibles sur ce téléphone et ne sont pas dans le fichier.}}',
  'account.export.phoneOnly': 'Il n’y avait pas de réseau : le fichier contient ce qui est sur ce téléphone.',
  'account.export.failed': 'Le fichier n’a pas pu être créé. Rien n’a été changé. Veuillez réessayer.',

  'account.erase': 'Supprimer le compte',
  'account.erase.open': 'Supprimer le compte',
  'account.erase.staff':
    'Les comptes de la clinique sont fermés par la clinique, car les dossiers des patientes les nomment.',
  'account.erase.short': 'Vous voyez d’abord ce qui est supprimé et ce qui reste.',
  'account.erase.title': 'Supprimer le compte pour toujours ?',
  'account.erase.goes': 'Ce qui est supprimé, ici et dans votre compte',
  'account.erase.goes.records':
    'Toutes les mesures, rappels, rendez-vous, documents, résultats d’analyses, discussions et votre profil.',
  'account.erase.goes.access':
    'L’accès de votre médecin, les messages entre vous, et ce téléphone comme lieu pour les avis.',
  'account.erase.goes.signIn': 'Votre connexion sur tous les appareils. Personne ne peut la rétablir.',
  'account.erase.stays': 'Ce qui reste',
  'account.erase.stays.forum': 'Ce que vous avez écrit dans le forum, sans votre nom : il y est écrit « Anonyme ».',
  'account.erase.stays.doctor': 'Ce que votre médecin a imprimé ou noté ailleurs.',
  'account.erase.stays.backup': 'Les copies dans les sauvegardes de la clinique, jusqu’à leur expiration.',
  'account.erase.unsent':
    '{pending, plural, one {# entrée est seulement sur ce téléphone et sera supprimée aussi.} other {# entrées sont seulement sur ce téléphone et seront supprimées aussi.}}',
  'account.erase.exportFirst': 'Si vous voulez garder quelque chose, fermez ceci et emportez d’abord tout.',
  'account.erase.now': 'Supprimer pour toujours',
  'account.erase.stay': 'Garder le compte',
  'account.erase.unknown':
    'Aucune réponse n’est arrivée. Cela a peut-être eu lieu, ou non : Maia vérifie dès qu’il y a du réseau. Réessayez si vous êtes alors encore connectée.',
};
