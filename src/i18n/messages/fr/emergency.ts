import type { emergency as english } from '../en/emergency.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Danger signs: WHO ANC danger signs, CDC "Hear Her" urgent maternal warning signs, AWHONN POST-BIRTH. */
export const emergency: Translated<typeof english> = {
  'emergency.title': 'Urgence',
  'emergency.call': 'Appeler le {number}',
  'emergency.call.detail': 'numéro d’urgence, jour et nuit',
  'emergency.call.unknown': 'ou votre numéro d’urgence local',
  'emergency.numberDoubt':
    'Les listes de numéros ne concordent pas pour ce pays. Demandez à votre sage-femme ou à votre médecin lequel est le bon, avant d’en avoir besoin.',
  'emergency.numberVaries':
    'Il change selon la région. Demandez à votre sage-femme ou à votre médecin lequel est le bon là où vous vivez.',
  'emergency.country': 'Pays',
  'emergency.countryGuess': 'Deviné d’après l’horloge et la langue de ce téléphone. Veuillez vérifier que c’est juste.',
  'emergency.countryNone': 'Choisissez votre pays',
  'emergency.unit': 'Maternité',
  'emergency.unitNumber': 'Téléphone de votre maternité',
  'emergency.unitHint': 'Il est dans vos papiers. Gardé sur ce téléphone, pour appeler d’une seule touche.',
  'emergency.unitNone':
    'Il n’y a pas de chiffres ici, on ne peut donc pas appeler. Tapez le numéro, ou laissez le champ vide.',
  'emergency.unitKeep': 'Garder ce numéro',
  'emergency.unitChange': 'Changer ce numéro',
  'emergency.say.title': 'Que dire',
  'emergency.say.who': '« Je suis enceinte » et de combien de semaines, ou « J’ai accouché » et quand.',
  'emergency.say.weeks':
    '« Je suis enceinte de {weeks, plural, one {# semaine} other {# semaines}} et {days, plural, one {# jour} other {# jours}}. »',
  'emergency.say.about': '« Je suis enceinte d’environ {weeks, plural, one {# semaine} other {# semaines}}. »',
  'emergency.say.born': '« J’ai accouché le {date}. »',
  'emergency.say.ended': '« Ma grossesse s’est arrêtée », et quand.',
  'emergency.say.what': 'Ce qui se passe maintenant : ce que vous ressentez, ce que vous voyez, combien de sang.',
  'emergency.say.where': 'Où vous êtes, pour qu’on vous trouve.',
  'emergency.say.number': 'Les derniers chiffres que vous avez mesurés, si vous les avez.',
  'emergency.say.stay':
    'Ne conduisez pas vous-même. Déverrouillez la porte, restez avec quelqu’un, allongez-vous sur le côté gauche si vous sentez que vous allez vous évanouir.',
  'emergency.situations': 'En attendant les secours',
  'emergency.bleeding.title': 'Je saigne beaucoup',
  'emergency.bleeding.text':
    'Appelez le {number}. Beaucoup, c’est une serviette hygiénique trempée en une heure ou moins, ou des caillots gros comme un œuf ou plus. Allongez-vous sur le côté gauche. Gardez les serviettes, pour qu’on puisse voir la quantité.',
  'emergency.fit.title': 'Des convulsions',
  'emergency.fit.text':
    'Quelqu’un près de vous appelle le {number}. Cette personne reste, vous tourne sur le côté gauche quand c’est fini, et ne vous donne rien à manger ni à boire.',
  'emergency.breath.title': 'Mal à respirer, ou douleur dans la poitrine',
  'emergency.breath.text':
    'Appelez le {number}. Asseyez-vous bien droite. Ne marchez pas et ne vous allongez pas à plat. Déverrouillez la porte.',
  'emergency.faint.title': 'Évanouie, ou difficile à réveiller',
  'emergency.faint.text':
    'Quelqu’un près de vous appelle le {number} et vous tourne sur le côté gauche. Rien à manger ni à boire tant que vous n’êtes pas bien éveillée.',
  'emergency.stroke.title': 'Visage qui tombe, bras ou jambe faible, parole confuse',
  'emergency.stroke.text':
    'Appelez le {number} maintenant. Ne conduisez pas vous-même. Déverrouillez la porte et restez avec quelqu’un.',
  'emergency.allergy.title': 'Lèvres, langue ou gorge qui gonflent',
  'emergency.allergy.text':
    'Appelez le {number} maintenant. Ne conduisez pas vous-même. Déverrouillez la porte et restez avec quelqu’un.',
  'emergency.birth.title': 'Le bébé ou le cordon sort',
  'emergency.birth.text': 'Appelez le {number} et mettez le haut-parleur. On vous dit quoi faire, étape par étape.',
  'emergency.harm.title': 'Pensées de me tuer ou de faire du mal au bébé',
  'emergency.harm.text':
    'Appelez le {number} maintenant, ou allez chez quelqu’un de confiance et ne restez pas seule. Ce n’est pas votre faute ; cela se soigne.',
  'emergency.signs.title': 'Signes de danger',
  'emergency.signs.when': 'Pendant la grossesse, et pendant un an après.',
  'emergency.signs.now': 'Appelez le {number} maintenant',
  'emergency.sign.fit': 'Des convulsions, ou des tremblements que vous ne pouvez pas arrêter',
  'emergency.sign.unconscious': 'Évanouie et pas encore bien réveillée',
  'emergency.sign.breath': 'Ne pas pouvoir bien respirer, lèvres bleues ou grises',
  'emergency.sign.chest': 'Douleur ou pression dans la poitrine',
  'emergency.sign.bleeding':
    'Saignement abondant : une serviette hygiénique trempée en une heure, des caillots gros comme un œuf',
  'emergency.sign.stroke': 'Un côté du visage qui tombe, un bras ou une jambe faible, parole confuse, confusion',
  'emergency.sign.birth': 'Le bébé ou le cordon est en train de sortir',
  'emergency.sign.harm': 'Pensées de vous tuer ou de faire du mal au bébé',
  'emergency.sign.allergy': 'Une réaction allergique grave : lèvres, langue ou gorge qui gonflent',
  'emergency.sign.accident': 'Un accident ou une blessure grave',
  'emergency.signs.unit': 'Appelez votre maternité maintenant',
  'emergency.urgent.headache': 'Un fort mal de tête qui ne passe pas ou s’aggrave',
  'emergency.urgent.vision': 'Vue trouble, taches ou éclairs',
  'emergency.urgent.swelling': 'Gonflement soudain ou fort du visage ou des mains',
  'emergency.urgent.movements': 'À partir de 24 semaines : le bébé bouge moins, autrement, ou plus du tout',
  'emergency.urgent.waters': 'Perte des eaux, ou liquide qui coule',
  'emergency.urgent.someBleeding':
    'Saignement pendant la grossesse, ou nouveau saignement rouge vif après la naissance',
  'emergency.urgent.belly': 'Forte douleur au ventre qui ne passe pas',
  'emergency.urgent.ribs': 'Douleur sous les côtes',
  'emergency.urgent.fever': 'Fièvre de 38 °C (100.4 °F) ou plus',
  'emergency.urgent.vomiting': 'Rien ne reste dans l’estomac pendant 24 heures',
  'emergency.urgent.leg': 'Une jambe ou un bras gonflé, rouge, chaud ou douloureux',
  'emergency.urgent.heart': 'Un cœur qui s’emballe au repos',
  'emergency.urgent.thoughts':
    'Des pensées qui vous font peur, voir ou entendre ce que les autres ne voient ou n’entendent pas',
  'emergency.urgent.wrong': 'Quelque chose ne va pas',
  'emergency.signs.notReached':
    'Si personne ne répond dans les 15 minutes, allez à l’hôpital le plus proche qui soigne les femmes enceintes, ou appelez le {number}.',
  'emergency.people': 'Vos proches',
  'emergency.people.hint':
    'Deux personnes qui viennent quand vous appelez. Gardées sur ce téléphone, jamais envoyées nulle part.',
  'emergency.people.name': 'Qui ({number})',
  'emergency.people.phone': 'Téléphone ({number})',
  'emergency.people.noNumber': 'Il manque un numéro à appeler. Tapez-le, ou effacez aussi le nom.',
  'emergency.people.keep': 'Garder',
  'emergency.people.change': 'Changer vos proches',
  'emergency.people.add': 'Ajouter vos proches',
  'emergency.text': 'Un message pour demander de l’aide',
  'emergency.text.sms':
    'J’ai besoin d’aide maintenant. Appelez-moi, ou appelez le {number} et dites où je suis. {place}',
  'emergency.card': 'Carte d’urgence',
  'emergency.card.hint':
    'Pour votre portefeuille ou l’étui du téléphone : qui vous êtes et qui appeler. Qui scanne le carré lit les mêmes mots ; pas besoin de réseau.',
  'emergency.card.notLoaded':
    'La carte n’a pas pu être chargée. Vérifiez le réseau et appuyez à nouveau. Les numéros ci-dessus fonctionnent sans elle.',
  'emergency.card.show': 'Afficher la carte',
  'emergency.card.print': 'Imprimer la carte',
  'emergency.card.title': 'En cas d’urgence',
  'emergency.card.name': 'Nom',
  'emergency.card.due': 'Date du terme',
  'emergency.card.born': 'A accouché le',
  'emergency.card.babies': 'Bébés',
  'emergency.card.conditions': 'Maladies',
  'emergency.card.blood': 'Groupe sanguin',
  'emergency.card.allergies': 'Allergies',
  'emergency.card.medicines': 'Médicaments',
  'emergency.card.unit': 'Maternité',
  'emergency.card.person': 'Mon contact',
  'emergency.card.number': 'Numéro d’urgence',
  'emergency.card.write': 'Les lignes sans mots sont à remplir à la main.',
  'emergency.card.cut':
    'Les maladies sont trop longues pour le carré : il en a le début, jusqu’à « … ». La carte les a en entier.',
  'emergency.card.qr': 'Les mêmes mots dans un carré pour l’appareil photo d’un téléphone',
  'emergency.body':
    'Vous connaissez votre corps. Si quelque chose ne va pas, appelez, même si cette application dit autre chose.',
};
