import type { clinicRoster as english } from '../en/clinic-roster.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The on-call roster of a hospital. */
export const clinicRoster: Translated<typeof english> = {
  'roster.title': 'Planning de garde',
  'roster.text': 'Une alarme sans réponse pendant 4 heures est envoyée au médecin de garde à ce moment.',
  'roster.now': 'De garde maintenant selon ce planning : {names}',
  'roster.now.none': 'Selon ce planning, personne n’est de garde maintenant.',
  'roster.zone': 'Fuseau horaire de l’hôpital',
  'roster.zone.hint': 'Toutes les heures suivent l’horloge de ce fuseau, aussi au passage à l’heure d’été ou d’hiver.',
  'roster.week': 'Chaque semaine',
  'roster.from': 'De',
  'roster.to': 'À',
  'roster.nextDay': 'le lendemain',
  'roster.who': 'Médecin',
  'roster.who.choose': 'Choisir',
  'roster.who.left': 'N’est plus médecin ici',
  'roster.shift': '{day}, créneau {number}',
  'roster.add': 'Ajouter un créneau',
  'roster.add.name': 'Ajouter un créneau : {day}',
  'roster.remove': 'Retirer le créneau {number} : {day}',
  'roster.exceptions': 'Dates particulières',
  'roster.exceptions.text':
    'À cette date, seuls ces créneaux comptent, et non ceux de la semaine qui y commencent. Les dates passées sont retirées à l’enregistrement.',
  'roster.exception.date': 'Une autre date',
  'roster.exception.add': 'Ajouter cette date',
  'roster.exception.none': 'Aucun créneau ne commence à cette date.',
  'roster.exception.remove': 'Retirer {day}',
  'roster.gaps': 'Trous',
  'roster.gaps.none': 'Quelqu’un est de garde à toute heure.',
  'roster.gaps.standing':
    'À ces heures, personne n’est de garde au planning ; {name}, le médecin de garde de l’hôpital, est appelé.',
  'roster.gaps.unit':
    'À ces heures, personne n’est de garde ; tous les médecins de l’unité sont notifiés. Pour changer cela, nommez un médecin de garde dans les données de l’hôpital.',
  'roster.incomplete': 'Un créneau n’a pas d’heure ou de médecin. Complétez-le ou retirez-le.',
  'roster.long': 'Un planning a au plus {week} créneaux par semaine et {dates} à des dates particulières.',
};
