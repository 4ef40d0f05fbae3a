import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Lab reports. A flag always refers to the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Résultats d’analyses',
  'bloodwork.add': 'Ajouter un compte rendu',
  'bloodwork.empty.title': 'Pas encore de résultats d’analyses',
  'bloodwork.empty':
    'Choisissez une photo ou un PDF d’un compte rendu, ou recopiez ses valeurs. Chacune est comparée avec l’intervalle imprimé à côté, et vous voyez comment elle change.',
  'bloodwork.form.title': 'Compte rendu d’analyses',
  'bloodwork.form.name': 'Ce qui a été analysé',
  'bloodwork.form.name.hint': 'Par exemple : numération sanguine',
  'bloodwork.form.date': 'Jour du prélèvement',
  'bloodwork.form.file': 'Photo ou PDF du compte rendu',
  'bloodwork.form.file.remove': 'Ne pas l’inclure',
  'bloodwork.form.row': 'Valeur {number, number}',
  'bloodwork.form.test': 'Analyse',
  'bloodwork.form.value': 'Résultat',
  'bloodwork.form.unit': 'En',
  'bloodwork.form.range': 'Intervalle imprimé',
  'bloodwork.form.addRow': 'Ajouter une valeur',
  'bloodwork.form.removeRow': 'Retirer la valeur {number, number}',
  'bloodwork.form.noRows': 'Ajoutez au moins une valeur avec son analyse et son résultat.',
  'bloodwork.flag.Low': 'Au-dessous de l’intervalle imprimé',
  'bloodwork.flag.High': 'Au-dessus de l’intervalle imprimé',
  'bloodwork.flag.Normal': 'Dans l’intervalle imprimé',
  'bloodwork.flag.N/A': 'Non comparé',
  'bloodwork.unitsDiffer':
    'L’intervalle est imprimé dans une autre unité que la valeur : les deux n’ont pas été comparés.',
  'bloodwork.why.text': 'Ce résultat est en mots : il n’est pas comparé à un intervalle.',
  'bloodwork.why.noRange': 'Aucun intervalle n’est imprimé avec cette valeur : elle n’est pas comparée.',
  'bloodwork.why.rangeText': 'L’intervalle imprimé n’a pas de nombres auxquels comparer cette valeur.',
  'bloodwork.why.limit':
    'De cette valeur, seule une limite est connue : elle peut être dans l’intervalle imprimé ou en dehors.',
  'bloodwork.why.other': 'Non comparé à l’intervalle imprimé.',
  'bloodwork.stop': '.',
  'bloodwork.usual.inside':
    '{trimester, select, T1 {C’est dans ce qui est habituel au premier trimestre.} T2 {C’est dans ce qui est habituel au deuxième trimestre.} other {C’est dans ce qui est habituel au troisième trimestre.}}',
  'bloodwork.usual.outside':
    '{trimester, select, T1 {C’est hors de ce qui est habituel au premier trimestre. Les laboratoires diffèrent.} T2 {C’est hors de ce qui est habituel au deuxième trimestre. Les laboratoires diffèrent.} other {C’est hors de ce qui est habituel au troisième trimestre. Les laboratoires diffèrent.}}',
  'bloodwork.show': 'Montrez-le à votre équipe soignante.',
  'bloodwork.within': '{within, number} sur {compared, number} dans l’intervalle imprimé',
  'bloodwork.notCompared':
    '{count, plural, one {# valeur n’a pas été comparée} other {# valeurs n’ont pas été comparées}}',
  'bloodwork.near.low': 'proche de la limite inférieure',
  'bloodwork.near.high': 'proche de la limite supérieure',
  'bloodwork.range': 'Intervalle imprimé : {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {Aucun résultat n’est hors de l’intervalle imprimé.} one {# résultat est hors de l’intervalle imprimé : {names}.} other {# résultats sont hors de l’intervalle imprimé : {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {# résultat est proche d’une limite : {names}.} other {# résultats sont proches d’une limite : {names}.}}',
  'bloodwork.summary.end':
    'Les intervalles imprimés pour des adultes hors grossesse ne conviennent souvent pas à la grossesse. Ce résumé est une information, pas un diagnostic. Montrez-le à votre équipe soignante.',
  'bloodwork.trend': 'Sur plusieurs comptes rendus',
  'bloodwork.edit': 'Corriger',
  'bloodwork.delete': 'Supprimer',
  'bloodwork.delete.title': 'Supprimer ce compte rendu ?',
  'bloodwork.delete.text': 'Ses valeurs et son fichier sont supprimés, ici et sur vos autres appareils.',
  'bloodwork.delete.stay': 'Le garder',
  'bloodwork.delete.failed': 'Le résultat d’analyse et son fichier n’ont pas pu être supprimés.',
  'bloodwork.ask': 'Demander à mon médecin',
  'bloodwork.ask.words': 'Au sujet de mon {test} du {date} : qu’est-ce que cela veut dire pour moi ?',
  'bloodwork.notRead': 'Impossible de récupérer les résultats d’analyses.',
  'bloodwork.notSaved': 'Le résultat d’analyse n’a pas pu être envoyé ni enregistré.',
  'bloodwork.notChanged': 'Le résultat d’analyse n’a pas pu être mis à jour.',
  'bloodwork.reading.opening': 'Ouverture du fichier sur ce téléphone',
  'bloodwork.reading.reading': 'Lecture de la page {page, number} sur {pages, number}',
  'bloodwork.reading.fetching': 'Préparation du lecteur d’images. La première fois, il est téléchargé, environ 7 Mo.',
  'bloodwork.reading.looking': 'Examen de la page {page, number} sur {pages, number}. Cela peut prendre une minute.',
  'bloodwork.reading.bar': 'Avancement de la lecture du fichier',
  'bloodwork.reading.stop': 'Arrêter la lecture',
  'bloodwork.reading.stopped': 'La lecture a été arrêtée. Le fichier reste joint ; vous pouvez taper les valeurs.',
  'bloodwork.reading.nothing':
    'Aucun résultat n’a été trouvé dans ce fichier. Il reste joint, et rien n’a été envoyé. Vous pouvez taper les valeurs, ou choisir une image plus nette.',
  'bloodwork.unreadable.encrypted':
    '{name} est protégé par un mot de passe et ne peut pas être lu. Enregistrez une copie sans mot de passe et choisissez-la, ou tapez les valeurs.',
  'bloodwork.unreadable.manyPages':
    '{name} a {pages, number} pages ; on en lit jusqu’à 20. Choisissez un fichier avec seulement les pages des résultats, ou tapez les valeurs.',
  'bloodwork.unreadable.unknownPicture':
    'Ce navigateur ne peut pas ouvrir {name}. Choisissez l’image en JPEG ou PNG, ou tapez les valeurs.',
  'bloodwork.unreadable.notLoaded':
    'Le lecteur n’a pas pu être chargé. Il est téléchargé une fois et demande du réseau pour cela. En attendant, vous pouvez taper les valeurs.',
  'bloodwork.unreadable.damaged':
    '{name} est abîmé et ne peut pas être lu. Choisissez-en une autre copie, ou tapez les valeurs.',
  'bloodwork.review':
    'Comparez chaque ligne avec la page. Rien n’est encore enregistré. {open, plural, =0 {{rows, plural, one {# ligne a été lue.} other {# lignes ont été lues.}}} one {# ligne est à voir par vous.} other {# lignes sont à voir par vous.}}',
  'bloodwork.page': 'Page {page, number} sur {pages, number}',
  'bloodwork.page.turn': 'Page {page, number}',
  'bloodwork.page.none': 'Cette page ne peut pas être affichée.',
  'bloodwork.doubt.digits': 'Un chiffre n’a pas pu être lu avec certitude. Comparez-le avec la page.',
  'bloodwork.doubt.scale': 'C’est loin de son intervalle. Manque-t-il une virgule ?',
  'bloodwork.doubt.flag': 'La marque du laboratoire et l’intervalle imprimé ne concordent pas.',
  'bloodwork.doubt.range': 'L’intervalle imprimé n’a pas pu être lu avec certitude.',
  'bloodwork.doubt.unseen': 'Certains mots de cette page ne s’y voient pas. Comparez cette ligne avec la page.',
  'bloodwork.doubt.date':
    'Les dates des colonnes peuvent se lire de deux façons. Vérifiez que ce résultat est le plus récent.',
  'bloodwork.hidden':
    '{count, plural, one {# ligne est dans le fichier mais ne se voit pas sur ses pages. Elle n’a pas été lue comme un résultat.} other {# lignes sont dans le fichier mais ne se voient pas sur ses pages. Elles n’ont pas été lues comme des résultats.}}',
  'bloodwork.assistant.noWords':
    'L’assistant ne peut pas aider avec ce fichier : il ne reçoit que des mots, et aucun n’a été trouvé. L’image reste sur votre téléphone, car elle peut montrer votre nom et une réponse ne pourrait pas lui être comparée.',
  'bloodwork.doubt.rest': 'Quelque chose dans cette ligne n’a pas pu être placé.',
  'bloodwork.doubt.assistant': 'Seul l’assistant a lu cette ligne. Comparez-la avec la page.',
  'bloodwork.doubt.elsewhere':
    'L’assistant a lu cette ligne, et ses chiffres n’ont pas été trouvés sur la page. Comparez-la.',
  'bloodwork.doubt.differs': 'L’assistant a lu cette ligne autrement. Comparez-la avec la page.',
  'bloodwork.doubt.right': 'C’est juste',
  'bloodwork.doubt.right.row': 'La ligne {number, number} est juste',
  'bloodwork.doubt.first': 'Comparez d’abord cette ligne avec la page.',
  'bloodwork.doubt.done': 'Comparée',
  'bloodwork.unread':
    '{count, plural, one {# ligne ressemble à un résultat et n’a pas pu être lue.} other {# lignes ressemblent à des résultats et n’ont pas pu être lues.}}',
  'bloodwork.unread.take': 'Copier cette ligne',
  'bloodwork.assistant.offer': 'Demander à l’assistant de le lire aussi',
  'bloodwork.assistant.consent':
    '{count, plural, one {# ligne de ce fichier quitte votre téléphone} other {# lignes de ce fichier quittent votre téléphone}} pour le service d’IA de votre clinique, sans votre nom, votre médecin ni les numéros du compte rendu. L’image reste ici. Cela vaut seulement pour ce fichier.',
  'bloodwork.assistant.yes': 'Envoyer les lignes',
  'bloodwork.assistant.no': 'Ne pas envoyer',
  'bloodwork.assistant.offline': 'Ceci demande du réseau.',
  'bloodwork.assistant.missing':
    '{count, plural, one {L’assistant a vu dans ce fichier # analyse qui n’a pas de valeur ici. Cherchez-la sur la page.} other {L’assistant a vu dans ce fichier # analyses qui n’ont pas de valeur ici. Cherchez-les sur la page.}}',
  'bloodwork.assistant.missing.add': 'Ajouter',
  'bloodwork.assistant.missing.add.test': 'Ajouter {name}',
  'bloodwork.assistant.summary': 'Mots de l’assistant. Personne ne les a vérifiés.',
  'bloodwork.assistant.summary.leaveOut': 'Ne pas garder ces mots',
  'bloodwork.assistant.no-key':
    'L’assistant ne peut pas lire de comptes rendus dans votre clinique. Vous pouvez saisir les valeurs vous-même.',
  'bloodwork.assistant.unreachable':
    'L’assistant est injoignable : il n’y a pas de réseau. Le compte rendu reste ici ; redemandez plus tard ou saisissez les valeurs.',
  'bloodwork.assistant.server':
    'Le serveur de l’assistant a signalé une erreur. Redemandez plus tard ou saisissez les valeurs.',
  'bloodwork.assistant.often':
    'La limite de questions à l’assistant est atteinte. Redemandez plus tard ou saisissez les valeurs.',
  'bloodwork.assistant.session': 'Votre session est terminée. Reconnectez-vous pour demander à l’assistant.',
  'bloodwork.assistant.refused': 'L’assistant n’accepte pas ce compte rendu : il est trop long. Saisissez les valeurs.',
  'bloodwork.assistant.none': 'L’IA n’a pas donné de réponse pour le compte rendu d’analyses.',
  'bloodwork.assistant.malformed':
    'L’IA a donné une réponse mal formée. Le compte rendu est peut-être difficile à lire.',
  'bloodwork.assistant.blocked': 'La réponse a été bloquée : {reason}',
  'bloodwork.usual':
    '{trimester, select, T1 {Habituel au premier trimestre} T2 {Habituel au deuxième trimestre} other {Habituel au troisième trimestre}} : {low, number} à {high, number} {unit}. Les laboratoires diffèrent.',
  'bloodwork.advice.callNow': 'Interrogez votre équipe sur ce résultat maintenant : appelez votre maternité.',
  'bloodwork.advice.askToday': 'Interrogez votre équipe sur ce résultat aujourd’hui.',
  'bloodwork.advice.nextVisit': 'Interrogez votre équipe sur ce résultat à votre prochain rendez-vous.',
  'bloodwork.advice.fever':
    'Interrogez votre équipe sur ce résultat à votre prochain rendez-vous. Si vous avez de la fièvre ou des douleurs, appelez votre maternité maintenant.',
  'bloodwork.advice.protein':
    'Interrogez votre équipe sur ce résultat aujourd’hui. Si votre tension est de 140/90 mmHg ou plus, ou si vous avez mal à la tête, du mal à voir ou une douleur sous les côtes, appelez votre maternité maintenant.',
  'bloodwork.advice.private':
    'Interrogez votre équipe sur ce résultat aujourd’hui, en privé. Il faut un test de confirmation ; le traitement marche.',
  'bloodwork.advice.rhNegative':
    'Dites-le à chaque personne qui vous soigne. Appelez votre maternité si vous saignez ou si vous êtes blessée.',
  'bloodwork.advice.birthTeam': 'Signalez ce résultat à l’équipe de votre accouchement.',
  'bloodwork.advice.immunity':
    'Interrogez votre équipe sur ce résultat à votre prochain rendez-vous. Un vaccin pour cela n’est donné qu’après la naissance.',
  'bloodwork.page.show': 'Afficher la page',
};
