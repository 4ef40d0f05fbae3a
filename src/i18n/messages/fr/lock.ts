/** The app lock: unlocking, its settings, the quick exit, the neutral name and icon. */
export const lock = {
  'lock.title': 'Verrouillage de l’app',
  'lock.detail': 'Code PIN, sortie rapide, nom et icône neutres',
  'lock.unlock.title': 'Verrouillé',
  'lock.unlock.do': 'Déverrouiller',
  'lock.unlock.phone': 'Utiliser le déverrouillage de ce téléphone',
  'lock.unlock.wrong':
    '{left, plural, one {Ce PIN n’est pas juste. Il reste # essai.} other {Ce PIN n’est pas juste. Il reste # essais.}}',
  'lock.unlock.noTries': 'C’était faux cinq fois. Seul le mot de passe de votre compte ouvre maintenant.',
  'lock.unlock.phoneFailed':
    'Le téléphone ne l’a pas déverrouillé. Réessayez, ou utilisez le mot de passe de votre compte.',
  'lock.unlock.failed': 'Impossible d’ouvrir maintenant. Rien n’est perdu ; réessayez.',
  'lock.unlock.calls': 'Appeler de l’aide',
  'lock.forgot': 'Je ne peux pas déverrouiller',
  'lock.forgot.text': 'Avec un réseau, le mot de passe de votre compte ouvre ce téléphone. Rien n’est perdu.',
  'lock.forgot.offline': 'Il n’y a pas de réseau. Tout reste sur ce téléphone et pourra être ouvert avec un réseau.',
  'lock.forgot.do': 'Ouvrir avec le mot de passe',
  'lock.forgot.code': 'Code de votre app d’authentification, ou un code de secours',
  'lock.forgot.code.wrong': 'Cela n’a pas marché. Vérifiez le mot de passe et le code que l’app affiche maintenant.',
  'lock.forgot.none':
    'Votre compte ne peut plus ouvrir ce téléphone. Seuls le PIN ou le déverrouillage du téléphone le peuvent.',
  'lock.forgot.newPin': 'Choisissez un nouveau PIN. Ensuite tout s’ouvre.',
  'lock.forgot.open': 'Mettre le PIN et ouvrir',
  'lock.leave': 'Se déconnecter et tout retirer de ce téléphone',
  'lock.leave.text':
    '{unsent, plural, =0 {Au dernier compte, tout était envoyé. Cela reste dans votre compte.} one {Au dernier compte, # entrée était seulement sur ce téléphone. Elle serait perdue pour toujours. Ce qui a été envoyé reste dans votre compte.} other {Au dernier compte, # entrées étaient seulement sur ce téléphone. Elles seraient perdues pour toujours. Ce qui a été envoyé reste dans votre compte.}}',
  'lock.leave.ask': 'Se déconnecter',
  'lock.leave.stay': 'Rester',
  'lock.leave.do':
    '{unsent, plural, =0 {Se déconnecter maintenant} one {Se déconnecter et perdre # entrée} other {Se déconnecter et perdre # entrées}}',
  'lock.about':
    'Avec un verrou, ce qui est sur ce téléphone ne s’ouvre qu’avec votre PIN ou le déverrouillage du téléphone. Les numéros d’urgence marchent sans lui.',
  'lock.limits': 'Ce qu’un verrou ne peut pas faire',
  'lock.limits.open': 'Il ne protège pas ce qui est à l’écran pendant que l’app est ouverte.',
  'lock.limits.copy':
    'Avec des outils spéciaux, on peut copier ce téléphone et essayer les PIN courts sur la copie. Plus de chiffres, c’est plus sûr. Le déverrouillage du téléphone est le plus sûr.',
  'lock.limits.session':
    'Vous restez connectée sur ce téléphone. S’il est perdu, connectez-vous ailleurs et changez votre mot de passe : ce téléphone n’a alors plus accès à votre compte.',
  'lock.limits.before':
    'Ce qui a été enregistré avant le verrou peut rester un moment sur le disque, jusqu’à ce que le navigateur fasse le ménage.',
  'lock.way': 'Déverrouiller avec',
  'lock.way.pin': 'Un PIN',
  'lock.way.phone': 'Le déverrouillage de ce téléphone',
  'lock.way.phone.hint':
    'Doigt, visage, schéma ou code : comme vous déverrouillez le téléphone. Toute personne qui peut déverrouiller le téléphone peut alors ouvrir ceci.',
  'lock.pin': 'PIN',
  'lock.pin.now': 'Votre PIN actuel',
  'lock.pin.new': 'Nouveau PIN',
  'lock.pin.again': 'Le même PIN encore une fois',
  'lock.pin.hint': '6 à 12 chiffres. Pas un anniversaire, ni le code de votre téléphone.',
  'lock.pin.form': 'Un PIN a 6 à 12 chiffres.',
  'lock.pin.simple': 'D’autres essaieraient celui-ci en premier. Choisissez-en un autre.',
  'lock.pin.differs': 'Les deux PIN ne sont pas les mêmes.',
  'lock.pin.wrong': 'Ce PIN n’est pas juste. Chaque PIN faux use un essai sur cinq.',
  'lock.delay': 'Verrouiller sans utilisation pendant',
  'lock.delay.0': 'Tout de suite',
  'lock.delay.1': '1 minute',
  'lock.delay.5': '5 minutes',
  'lock.delay.15': '15 minutes',
  'lock.delay.hint':
    'L’app se verrouille aussi chaque fois qu’elle est fermée. « Tout de suite » verrouille quand vous quittez l’app.',
  'lock.set.do': 'Mettre le verrou',
  'lock.set.next':
    'Ensuite elle se verrouille. Votre premier déverrouillage chiffre tout à nouveau, ce qui peut prendre une minute.',
  'lock.set.otherTab':
    'L’app est ouverte dans un autre onglet ou une autre fenêtre. Fermez-la d’abord là-bas, pour que rien de ce qui y est écrit ne soit perdu.',
  'lock.set.offline':
    'Il faut le réseau une fois : votre compte garde ce qui ouvre ce téléphone si vous oubliez le PIN. Réessayez avec un réseau.',
  'lock.set.phoneFailed': 'Ce téléphone ou ce navigateur ne le peut pas, ou c’était annulé. Choisissez plutôt un PIN.',
  'lock.failed': 'Cela n’a pas marché. Rien n’a changé ; réessayez.',
  'lock.on': 'Le verrou est mis.',
  'lock.now': 'Verrouiller maintenant',
  'lock.names': 'Montrer le nom des médicaments dans les rappels',
  'lock.names.hint':
    'Les rappels ne disent rien de la santé. Avec ceci, un rappel peut nommer le médicament, même si l’app est verrouillée.',
  'lock.reminders': 'Quand l’app est verrouillée, un rappel n’a pas de boutons. Ouvrez l’app pour répondre.',
  'lock.change': 'Changer le déverrouillage',
  'lock.change.do': 'Le changer',
  'lock.changed': 'C’est changé.',
  'lock.off': 'Enlever le verrou',
  'lock.exit': 'Sortie rapide',
  'lock.exit.show': 'Montrer un bouton pour partir vite',
  'lock.exit.hint':
    'Un appui montre une horloge et verrouille. « Retour » ne mène qu’à l’écran verrouillé. Il faut un verrou.',
  'lock.exit.do': 'Partir vite',
  'lock.plain': 'Nom et icône neutres',
  'lock.plain.show': 'Utiliser un nom et une icône neutres',
  'lock.plain.changes':
    'L’app s’appelle alors « {name} » sur la page, dans l’onglet du navigateur, dans les rappels, et sur l’écran d’accueil quand vous l’installez.',
  'lock.plain.cannot': 'Ce que cela ne peut pas changer',
  'lock.plain.installed':
    'Une app déjà installée garde d’abord son nom et son icône. Sur Android et sur ordinateur, le navigateur peut proposer les nouveaux après quelques jours. Sur un iPhone, jamais. C’est sûr seulement si vous retirez l’app de l’écran d’accueil et l’installez à nouveau. Avant de la retirer, vérifiez que tout a été envoyé.',
  'lock.plain.address':
    'L’adresse reste la même. Elle est dans l’historique du navigateur et dans la liste des apps du téléphone.',
  'lock.plain.notices': 'Les rappels arrivent sous le nom du navigateur ou de l’app installée, souvent avec l’adresse.',
  'lock.plain.inside': 'À l’intérieur, l’app a le même aspect. Seul le verrou la cache.',
  'lock.plain.name': 'Agenda',
  'lock.clock': 'Horloge',
} as const;
