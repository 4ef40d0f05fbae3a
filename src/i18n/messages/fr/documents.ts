import type { documents as english } from '../en/documents.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Medical documents: the list, adding one, viewing one. */
export const documents: Translated<typeof english> = {
  'documents.title': 'Documents',
  'documents.add': 'Ajouter un document',
  'documents.empty.title': 'Pas encore de documents',
  'documents.empty':
    'Photographiez une lettre, une échographie ou une ordonnance, ou choisissez un PDF. Il est gardé tout de suite sur ce téléphone et part tout seul ; le médecin que vous avez choisi peut alors le lire.',
  'documents.search': 'Chercher dans vos documents',
  'documents.noneFound': 'Aucun document ne correspond.',
  'documents.away':
    '{count, plural, one {1 document n’est pas sur ce téléphone. Il s’ouvre quand il y a du réseau.} other {# documents ne sont pas sur ce téléphone. Ils s’ouvrent quand il y a du réseau.}}',
  'documents.new': 'Nouveau document',
  'documents.new.lead': 'Les photos sont réduites, et le lieu où elles ont été prises est retiré.',
  'documents.camera': 'Prendre une photo',
  'documents.choose': 'Choisir des fichiers',
  'documents.pages': '{count, plural, one {1 page} other {# pages deviennent un PDF}}',
  'documents.page': 'Page {number}',
  'documents.page.remove': 'Retirer la page {number}',
  'documents.file.remove': 'Retirer {name}',
  'documents.preparing': 'Préparation des images',
  'documents.mixed': 'Un document est soit un fichier, soit plusieurs photos. Ajoutez {name} comme document à part.',
  'documents.refused':
    'Pas encore enregistré : un fichier n’a pas pu être ajouté, voir plus haut. Enregistrez sans lui, ou choisissez-en un autre.',
  'documents.none': 'Prenez d’abord une photo ou choisissez un fichier.',
  'documents.category': 'Ce que c’est',
  'documents.category.scan': 'Échographie',
  'documents.category.lab': 'Compte rendu d’analyses',
  'documents.category.discharge': 'Lettre de sortie',
  'documents.category.prescription': 'Ordonnance',
  'documents.category.insurance': 'Assurance',
  'documents.category.other': 'Autre',
  'documents.date': 'Date du document',
  'documents.description': 'Description',
  'documents.description.hint': 'Quelques mots pour le retrouver.',
  'documents.photoName': 'Photo {date}',
  'documents.added': 'Ajouté le {date}',
  'documents.openPdf': 'Ouvrir le PDF',
  'documents.pdf.page': 'Page {page, number} sur {pages, number}',
  'documents.pdf.opening': 'Ouverture des pages',
  'documents.pdf.unreadable':
    'Ce PDF ne peut pas être affiché ici : il est abîmé ou protégé par un mot de passe. Essayez « Ouvrir le PDF ».',
  'documents.pdf.notLoaded':
    'La partie qui affiche les pages d’un PDF n’est pas encore sur ce téléphone. Elle arrive avec le réseau. Essayez « Ouvrir le PDF ».',
  'documents.pdf.before': 'Page précédente',
  'documents.pdf.next': 'Page suivante',
  'documents.share': 'Partager',
  'documents.download': 'Télécharger',
  'documents.keep': 'Garder hors ligne',
  'documents.kept': 'Sur ce téléphone',
  'documents.fetching': 'Récupération du fichier',
  'documents.notHere': 'Ce fichier n’est pas sur ce téléphone. Il s’ouvre quand il y a du réseau.',
  'documents.gone': 'Le fichier de ce document manque. Il revient si l’un de vos téléphones l’a encore.',
  'documents.file.lost': 'Manque sur le serveur, en attente d’un nouvel envoi',
  'documents.file.missing': 'Le fichier manque',
  'documents.file.remote': 'Pas sur ce téléphone',
  'documents.noPicture': 'Ce navigateur ne peut pas montrer ce genre d’image. Partagez-la ou téléchargez-la.',
  'documents.delete': 'Supprimer',
  'documents.delete.ask':
    'Supprimer ce document et son fichier, ici et sur le serveur ? On ne pourra pas le récupérer.',
  'documents.delete.no': 'Le garder',
  'documents.notKept':
    'Le fichier n’a pas pu être gardé sur ce téléphone : la mémoire du téléphone n’a pas répondu. Réessayez, ou partagez-le ou téléchargez-le.',
};
