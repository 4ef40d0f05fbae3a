import type { support as english } from '../en/support.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Instructions step by step; the text of each card is also its transcript. */
export const support: Translated<typeof english> = {
  'support.title': 'Étape par étape',
  'support.lead': 'Des images et des mots, sans réseau. Il n’y a pas encore de films : rien ici n’en attend un.',
  'support.step': 'Étape {number} sur {of}',
  'support.next': 'Étape suivante',
  'support.before': 'Étape d’avant',
  'support.transcript': 'Toutes les étapes en texte',
  'support.print': 'Imprimer',
  'support.pressure': 'Mesurer la tension artérielle',
  'support.add': 'Ajouter une mesure',
  'support.add.1': 'Touchez Ajouter, en bas, et choisissez ce que vous avez mesuré.',
  'support.add.2': 'Tapez ce que montre le tensiomètre, le lecteur ou la balance. Le ruban avance avec.',
  'support.add.3': 'Touchez Enregistrer. C’est tout de suite en sécurité sur ce téléphone, avec ou sans réseau.',
  'support.add.4': 'Si une carte vous dit d’appeler, appelez. Personne ne surveille les chiffres en direct.',
  'support.movements': 'Connaître les mouvements',
  'support.movements.1':
    'À partir de 24 semaines, apprenez à connaître le rythme propre de votre bébé. Il n’y a pas de nombre fixe.',
  'support.movements.2':
    'Moins de mouvements, des mouvements différents ou plus aucun : appelez tout de suite, de jour comme de nuit. N’attendez pas le lendemain.',
  'support.movements.3': 'N’utilisez pas de doppler à la maison pour vérifier.',
  'support.install': 'Mettre Maia sur l’écran d’accueil',
  'support.install.1':
    'Sur Android : touchez le bouton rose « Installer Maia », ou ouvrez le menu du navigateur et choisissez « Installer l’application ».',
  'support.install.2':
    'Sur un iPhone : ouvrez cette page dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».',
  'support.install.3': 'Ouvrez-la une fois depuis l’écran d’accueil quand il y a du réseau. Ensuite, elle marche sans.',
  'support.backup': 'Garder une copie, la restaurer',
  'support.backup.1':
    'Ouvrez Plus, puis « Vos données sur ce téléphone », et enregistrez un fichier chiffré avec une phrase secrète à vous.',
  'support.backup.2': 'Gardez le fichier ailleurs que sur ce téléphone, et la phrase secrète à part.',
  'support.backup.3':
    'Pour restaurer, reconnectez-vous, ici ou ailleurs, ouvrez la même page et choisissez le fichier.',
  'support.emergency': 'Se préparer à une urgence',
  'support.emergency.1': 'Ouvrez Urgence et vérifiez que le pays est juste.',
  'support.emergency.2': 'Tapez le numéro de votre maternité, et deux de vos proches.',
  'support.emergency.3': 'Affichez la carte d’urgence, imprimez-la et gardez-la sur vous.',
  'support.more': 'Toujours bloquée ?',
  'support.contact': 'Nous écrire',
};
