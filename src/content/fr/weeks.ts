import type { EntriesWords } from '@/content/entries/content-words.ts';

/** Week by week (clinical rules 7): the baby, you, to do. Weeks are counted from the last period; timing varies. */
export const weeks: EntriesWords = {
  'week.1': {
    title: 'Semaine 1',
    parts: [
      'La grossesse se compte à partir du premier jour des dernières règles, il n’y a donc pas encore de bébé.',
      'Vous avez vos règles ; c’est le jour 1 du compte.',
      'Commencez l’acide folique si vous espérez être enceinte ; demandez à un pharmacien ou à un médecin quel produit.',
    ],
  },
  'week.2': {
    title: 'Semaine 2',
    parts: [
      'Un ovule se prépare à être libéré.',
      'L’ovulation vient d’habitude vers la fin de cette semaine dans un cycle de 28 jours.',
      'Notez le premier jour de vos dernières règles ; il fixe la date du terme.',
    ],
  },
  'week.3': {
    title: 'Semaine 3',
    parts: [
      'Si l’ovule et le spermatozoïde se sont rencontrés, une toute petite boule de cellules est en route vers l’utérus.',
      'La plupart ne sentent encore rien.',
      'Évitez l’alcool et le tabac ; posez la question pour tout médicament que vous prenez.',
    ],
  },
  'week.4': {
    title: 'Semaine 4',
    parts: [
      'La boule de cellules s’est installée dans la paroi de l’utérus et les premières parties du placenta se forment.',
      'Un retard de règles ou de légères crampes peuvent être le premier signe.',
      'Faites un test de grossesse ; continuez l’acide folique.',
    ],
  },
  'week.5': {
    title: 'Semaine 5',
    parts: [
      'Le tube qui devient le cerveau et la colonne vertébrale commence à se former.',
      'La fatigue et les seins douloureux sont fréquents.',
      'Contactez une sage-femme, un médecin ou un centre de santé pour prévoir votre première consultation.',
    ],
  },
  'week.6': {
    title: 'Semaine 6',
    parts: [
      'Un tube simple, le futur cœur, commence à battre.',
      'Les nausées commencent souvent vers ce moment et peuvent venir à toute heure du jour.',
      'Faites la liste de tous les médicaments, vitamines et plantes pour la montrer à votre équipe soignante ; n’arrêtez pas de vous-même un médicament prescrit.',
    ],
  },
  'week.7': {
    title: 'Semaine 7',
    parts: [
      'De petits bourgeons qui seront les bras et les jambes apparaissent.',
      'Vous pouvez avoir besoin d’uriner plus souvent.',
      'Mangez de petits repas fréquents si vous avez la nausée.',
    ],
  },
  'week.8': {
    title: 'Semaine 8',
    parts: [
      'Les doigts et les parties du visage commencent à se former.',
      'Les odeurs peuvent vous gêner davantage.',
      'Prenez rendez-vous pour votre premier contrôle complet ; essayez de l’avoir avant 10-12 semaines.',
    ],
  },
  'week.9': {
    title: 'Semaine 9',
    parts: [
      'Les coudes se plient et la petite queue du début disparaît.',
      'Les changements d’humeur sont fréquents ; l’inquiétude aussi.',
      'Apprenez quels aliments éviter (page Repas).',
    ],
  },
  'week.10': {
    title: 'Semaine 10',
    parts: [
      'Les principaux organes ont commencé ; maintenant ils grandissent et mûrissent.',
      'Vous pouvez vous sentir plus serrée à la taille, même si l’utérus est encore petit.',
      'Les prises de sang, l’analyse d’urine et la mesure de la tension sont habituelles à la première consultation.',
    ],
  },
  'week.11': {
    title: 'Semaine 11',
    parts: [
      'Les doigts et les orteils se sont séparés.',
      'Les nausées peuvent être au plus fort, puis diminuer au cours des semaines suivantes.',
      'La première échographie est souvent proposée entre 11 et 14 semaines.',
    ],
  },
  'week.12': {
    title: 'Semaine 12',
    parts: [
      'Les reins commencent à faire de l’urine et les réflexes apparaissent.',
      'L’utérus monte juste au-dessus de l’os du bassin.',
      'L’OMS propose la première consultation au plus tard à 12 semaines. Demandez quels choix de dépistage il y a.',
    ],
  },
  'week.13': {
    title: 'Semaine 13',
    parts: [
      'Le placenta fait maintenant l’essentiel pour nourrir.',
      'L’énergie commence souvent à revenir.',
      'Notez vos questions avant chaque consultation.',
    ],
  },
  'week.14': {
    title: 'Semaine 14',
    parts: [
      'Les muscles du visage peuvent bouger, et le foie fait de la bile.',
      'Le deuxième trimestre commence ; beaucoup se sentent mieux.',
      'Posez la question du vaccin contre la grippe si c’est la saison de la grippe.',
    ],
  },
  'week.15': {
    title: 'Semaine 15',
    parts: [
      'Les os deviennent plus durs.',
      'Les gencives peuvent saigner plus facilement.',
      'Voyez un dentiste ; dites-lui que vous êtes enceinte.',
    ],
  },
  'week.16': {
    title: 'Semaine 16',
    parts: [
      'Les bras et les jambes bougent, même si vous ne le sentez peut-être pas encore.',
      'Certaines remarquent les premiers petits mouvements à partir de 16 semaines.',
      'Un contrôle est habituel vers 16 semaines. Dans certains pays, le vaccin contre la coqueluche est proposé à partir de 16 semaines.',
    ],
  },
  'week.17': {
    title: 'Semaine 17',
    parts: [
      'De la graisse commence à se former sous la peau.',
      'L’étirement du ligament rond peut causer de courtes douleurs sur le côté.',
      'Dormez sur le côté si c’est confortable.',
    ],
  },
  'week.18': {
    title: 'Semaine 18',
    parts: [
      'Les oreilles sont en place et l’audition se développe.',
      'Un petit ventre peut se voir.',
      'L’échographie morphologique se fait d’habitude entre 18 et 21 semaines.',
    ],
  },
  'week.19': {
    title: 'Semaine 19',
    parts: [
      'Un enduit crémeux protège la peau.',
      'Des crampes aux jambes peuvent venir la nuit ; étirez votre mollet.',
      'Commencez à bouger doucement chaque jour, par exemple marcher, si votre équipe soignante est d’accord.',
    ],
  },
  'week.20': {
    title: 'Semaine 20',
    parts: [
      'Vous êtes à peu près à mi-chemin. Le bébé dort et se réveille.',
      'Le haut de l’utérus est près de votre nombril.',
      'Consultation proposée par l’OMS vers 20 semaines. À partir de maintenant, un nouveau mal de tête avec un changement de la vue, ou une douleur en haut du ventre : appelez tout de suite.',
    ],
  },
  'week.21': {
    title: 'Semaine 21',
    parts: [
      'Le bébé avale de petites quantités de liquide.',
      'Les brûlures d’estomac peuvent commencer ; mangez de plus petits repas.',
      'Parlez avec votre famille de qui peut aider après la naissance.',
    ],
  },
  'week.22': {
    title: 'Semaine 22',
    parts: [
      'Les sourcils et le fin duvet du corps se voient à l’échographie.',
      'La peau peut démanger en s’étirant ; des démangeaisons des paumes ou des plantes des pieds demandent un appel.',
      'Cherchez des cours de préparation à la naissance ou des vidéos d’une source sûre.',
    ],
  },
  'week.23': {
    title: 'Semaine 23',
    parts: [
      'Les sillons des empreintes des doigts se forment.',
      'Les chevilles peuvent gonfler à la fin de la journée.',
      'Apprenez les signes d’un accouchement qui commence tôt.',
    ],
  },
  'week.24': {
    title: 'Semaine 24',
    parts: [
      'De tout petits sacs d’air se forment dans les poumons.',
      'Vous devriez commencer à connaître le rythme propre des mouvements de votre bébé.',
      'Si vous n’avez senti aucun mouvement à 24 semaines, appelez. Un test de glucose est habituel entre 24 et 28 semaines.',
    ],
  },
  'week.25': {
    title: 'Semaine 25',
    parts: [
      'Des bruits forts peuvent faire sursauter le bébé.',
      'Le mal de dos est fréquent ; changez souvent de position.',
      'Au Royaume-Uni, celles qui attendent leur premier enfant ont un contrôle vers 25 semaines.',
    ],
  },
  'week.26': {
    title: 'Semaine 26',
    parts: [
      'Les paupières vont bientôt s’ouvrir.',
      'Le ventre peut durcir de temps en temps, comme pour s’entraîner.',
      'Consultation proposée par l’OMS vers 26 semaines.',
    ],
  },
  'week.27': {
    title: 'Semaine 27',
    parts: [
      'Le bébé a des moments réguliers de calme et d’activité.',
      'Dernière semaine du deuxième trimestre.',
      'Aux États-Unis, le vaccin Tdap (coqueluche) est conseillé entre 27 et 36 semaines.',
    ],
  },
  'week.28': {
    title: 'Semaine 28',
    parts: [
      'Les yeux peuvent s’ouvrir et se fermer.',
      'Le troisième trimestre commence. Les consultations peuvent devenir plus fréquentes.',
      'Contrôle à 28 semaines ; si vous êtes rhésus D négatif, posez la question de l’anti-D. Le Royaume-Uni propose le vaccin contre le VRS à partir de 28 semaines.',
    ],
  },
  'week.29': {
    title: 'Semaine 29',
    parts: [
      'Les os sont formés mais encore mous.',
      'Être essoufflée dans les escaliers est fréquent ; au repos, ce ne l’est pas : appelez.',
      'Prévoyez le transport vers le lieu de naissance, de jour comme de nuit.',
    ],
  },
  'week.30': {
    title: 'Semaine 30',
    parts: [
      'La surface du cerveau se plisse en grandissant.',
      'Le sommeil peut être coupé ; reposez-vous dans la journée si vous le pouvez.',
      'Consultation proposée par l’OMS vers 30 semaines.',
    ],
  },
  'week.31': {
    title: 'Semaine 31',
    parts: [
      'La prise de poids s’accélère.',
      'Vous pouvez sentir le ventre durcir plus souvent.',
      'Au Royaume-Uni, celles qui attendent leur premier enfant ont un contrôle vers 31 semaines.',
    ],
  },
  'week.32': {
    title: 'Semaine 32',
    parts: [
      'Le bébé s’exerce aux mouvements de la respiration.',
      'Les mouvements devraient garder le même rythme jusqu’à la naissance ; ils ne ralentissent pas vers la fin.',
      'États-Unis : le vaccin contre le VRS peut être proposé à 32-36 semaines, pendant la saison. Vérifiez votre tension.',
    ],
  },
  'week.33': {
    title: 'Semaine 33',
    parts: [
      'Les pupilles réagissent à la lumière.',
      'Les pieds peuvent s’agrandir ou gonfler ; des chaussures confortables aident.',
      'Préparez le sac pour vous, le bébé et la personne qui vous accompagne.',
    ],
  },
  'week.34': {
    title: 'Semaine 34',
    parts: [
      'Les poumons et les nerfs continuent de mûrir.',
      'Une pression sur les côtes est fréquente ; une forte douleur sous les côtes, à droite, ne l’est pas : appelez.',
      'Consultation proposée par l’OMS vers 34 semaines. Parlez de vos souhaits pour la naissance.',
    ],
  },
  'week.35': {
    title: 'Semaine 35',
    parts: [
      'Plus de graisse rend la peau plus lisse.',
      'Vous pouvez de nouveau avoir besoin d’uriner souvent.',
      'Apprenez quand appeler quand l’accouchement commence ; enregistrez le numéro de la maternité.',
    ],
  },
  'week.36': {
    title: 'Semaine 36',
    parts: [
      'Beaucoup de bébés se sont déjà tournés la tête en bas.',
      'Respirer peut sembler plus facile si le bébé descend.',
      'Consultation proposée par l’OMS vers 36 semaines ; demandez dans quel sens le bébé est placé. Dans certains pays, le prélèvement pour le streptocoque B se fait à 36-37 semaines.',
    ],
  },
  'week.37': {
    title: 'Semaine 37',
    parts: [
      'Début du terme : à partir de maintenant, une naissance n’est plus appelée prématurée.',
      'Le bouchon muqueux (glaires) peut sortir.',
      'Connaissez les signes. Ventre qui durcit régulièrement, perte des eaux, saignement, moins de mouvements : appelez.',
    ],
  },
  'week.38': {
    title: 'Semaine 38',
    parts: [
      'La main serre fort et les organes sont prêts à travailler dehors.',
      'Envie de tout préparer ou fatigue, les deux sont habituelles.',
      'Consultation proposée par l’OMS vers 38 semaines.',
    ],
  },
  'week.39': {
    title: 'Semaine 39',
    parts: [
      'À terme. Le cerveau grandit encore vite.',
      'Une pression dans le bassin est fréquente.',
      'Restez attentive aux mouvements chaque jour.',
    ],
  },
  'week.40': {
    title: 'Semaine 40',
    parts: [
      'La date du terme est une estimation ; la plupart des bébés viennent un autre jour.',
      'Attendre est difficile. Reposez-vous, mangez, parlez à quelqu’un.',
      'Consultation proposée par l’OMS à 40 semaines ; demandez ce qui se passe ensuite.',
    ],
  },
  'week.41': {
    title: 'Semaine 41',
    parts: [
      'Fin du terme. Le placenta travaille encore mais il est surveillé de plus près.',
      'On peut vous proposer un décollement des membranes ou un déclenchement.',
      'Ayez un contrôle et un plan clair cette semaine.',
    ],
  },
  'week.42': {
    title: 'Semaine 42',
    parts: [
      'Terme dépassé. Une surveillance en plus est nécessaire.',
      'En avoir assez est normal ; votre équipe soignante veut vous voir.',
      'Appelez aujourd’hui si vous n’avez pas de rendez-vous dans les jours qui viennent. Moins de mouvements : appelez maintenant.',
    ],
  },
};
