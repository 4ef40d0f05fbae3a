import type { clinicTemplates as english } from '../en/clinic-templates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The texts of the clinic that doctors put into messages. */
export const clinicTemplates: Translated<typeof english> = {
  'templates.title': 'Modèles de messages',
  'templates.text':
    'Les médecins insèrent ces textes dans un message et peuvent les modifier avant l’envoi. L’ordre ici est celui de leur liste.',
  'templates.none': 'Aucun modèle pour l’instant',
  'templates.none.text':
    'Ajoutez des textes que les médecins écrivent souvent, par exemple « Mesurez à nouveau » ou « Apportez vos papiers ».',
  'templates.full': 'Il y a {most} modèles, c’est la limite. Supprimez-en un pour en ajouter un autre.',
  'templates.add': 'Ajouter un modèle',
  'templates.edit': 'Modifier un modèle',
  'templates.change': 'Modifier {name}',
  'templates.up': 'Monter',
  'templates.up.name': 'Monter {name}',
  'templates.down': 'Descendre',
  'templates.down.name': 'Descendre {name}',
  'templates.name': 'Nom',
  'templates.name.hint': 'Les médecins le trouvent par ce nom. Les patientes ne le voient pas.',
  'templates.nameless': 'Un modèle a besoin d’un nom.',
  'templates.language': 'Langue du texte',
  'templates.words': 'Texte',
  'templates.textless': 'Un modèle a besoin d’un texte.',
  'templates.unknown': 'Rien ne peut remplacer {name}. Utilisez les boutons sous le texte.',
  'templates.placeholders': 'Ajouter un champ à remplir',
  'templates.placeholders.text':
    'Ces champs sont remplis pour chaque patiente. Ce qui n’est pas connu reste un champ vide, et le médecin est interrogé avant l’envoi d’un message avec un champ vide.',
  'templates.placeholder.firstName': 'prénom',
  'templates.placeholder.week': 'semaine de grossesse',
  'templates.placeholder.nextVisit': 'prochaine visite',
  'templates.placeholder.doctor': 'nom du médecin',
  'templates.delete': 'Supprimer le modèle',
  'templates.delete.now': 'Supprimer définitivement',
  'templates.choose': 'Insérer un modèle',
  'templates.find': 'Chercher par nom',
  'templates.noneFound': 'Aucun modèle n’a ce nom.',
  'templates.gaps': '{count, plural, one {Le message a un champ vide} other {Le message a # champs vides}}',
  'templates.gaps.text': 'La patiente le lirait ainsi :',
  'templates.gaps.fill': 'Compléter',
  'templates.gaps.send': 'Envoyer tel quel',
};
