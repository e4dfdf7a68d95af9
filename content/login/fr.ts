import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Connexion – Gratweg',
    description:
      'Ici se connectent les personnes qui travaillent avec Gratweg. La boutique, l’agenda et les demandes n’exigent pas de compte.',
  },
  rule: 'Pour l’équipe',
  waiting: 'Un instant. Nous regardons si une session est ouverte.',
  noScript:
    'Pour se connecter, JavaScript doit être activé dans le navigateur. Pour une simple visite, aucun compte n’est nécessaire.',
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    code: 'Code à usage unique',
    mailCode: 'Code reçu par e-mail',
    show: 'Afficher',
    showPassword: 'Afficher le mot de passe',
  },
  hints: {
    newPassword:
      'Au moins {min} caractères. Quatre mots sans rapport entre eux sont solides et faciles à retenir.',
    code: 'Six chiffres, dans votre application d’authentification.',
    mailCode: 'Six chiffres. Ou ouvrez le lien de l’e-mail.',
  },
  busy: 'Un instant…',
  signIn: {
    title: 'Connexion',
    lead: 'Toute personne qui travaille avec nous a un compte. Il s’ouvre sur invitation.',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié ?',
    signedOut: 'La session est fermée.',
    ended: 'Votre session est terminée. Reconnectez-vous.',
  },
  provider: {
    title: 'Avec un autre compte',
    text: 'L’autre service nous dit qui vous êtes. Votre mot de passe reste chez lui.',
    submit: 'Se connecter avec {name}',
    failed: 'La connexion avec {name} n’a pas abouti. Réessayez, ou utilisez votre mot de passe.',
    not_invited:
      'Votre compte {name} ne correspond à aucun compte Gratweg. Une invitation envoyée à la même adresse permet d’en ouvrir un.',
    unverified: 'Votre adresse n’est pas encore confirmée chez {name}. Faites-le d’abord là-bas.',
  },
  visitors: {
    title: 'Vous n’avez pas de compte ?',
    text: 'Vous n’en avez pas besoin. Les confirmations, les bons cadeaux et les liens vers vos réservations arrivent par e-mail.',
    calendar: 'Voir l’agenda',
    contact: 'Nous contacter',
  },
  forgotten: {
    title: 'Mot de passe oublié',
    lead: 'Indiquez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    haveCode: 'J’ai déjà un code',
    back: 'Retour à la connexion',
  },
  sent: {
    title: 'Consultez votre messagerie',
    lead: 'S’il existe un compte avec l’adresse {email}, un lien est en route. Il est valable 24 heures et une seule fois.',
    codeLead: 'Le code figure dans l’e-mail d’invitation, ou dans celui qui contient le lien.',
    submit: 'Confirmer le code',
    nothing: 'Rien reçu ? Regardez dans le courrier indésirable. Après une minute, vous pouvez réessayer.',
    again: 'Envoyer à nouveau',
  },
  confirm: {
    title: 'Encore un clic',
    lead: 'Le lien de l’e-mail ne fonctionne qu’une fois. Pour qu’un filtre de votre messagerie ne l’use pas à votre place, il ne s’active que si vous continuez ici.',
    submit: 'Continuer',
  },
  expired: {
    title: 'Ce lien n’est plus valable.',
    lead: 'Il a déjà servi, ou il date de plus de 24 heures. Cela s’arrange.',
    renew: 'Demander un nouveau lien',
    signIn: 'Aller à la connexion',
  },
  secondStep: {
    title: 'Il manque encore le code',
    lead: 'Un second facteur est configuré pour {email}. Ouvrez votre application d’authentification et recopiez le code.',
    submit: 'Confirmer',
  },
  choose: {
    invite: {
      title: 'Bienvenue dans l’équipe',
      lead: 'Choisissez un mot de passe. Votre compte sera prêt.',
    },
    recovery: {
      title: 'Choisir un nouveau mot de passe',
      lead: 'L’ancien reste valable jusqu’à l’enregistrement du nouveau. Les autres appareils seront alors déconnectés.',
    },
    submit: 'Enregistrer le mot de passe',
    later: 'Plus tard',
  },
  account: {
    title: 'Votre compte',
    lead: 'La session est ouverte pour {email}.',
    saved: 'Le mot de passe est enregistré.',
    back: 'Retour à la page précédente',
    can: 'Ce que vous pouvez faire ici',
    calendar: 'Agenda',
    calendarText: 'Inscrire de nouvelles dates, modifier ou annuler celles qui existent.',
    staff: 'Gestion',
    staffText: 'Voir les réservations, les demandes et les commandes, et y répondre.',
    change: 'Changer le mot de passe',
    cancel: 'Annuler',
  },
  passkeys: {
    signIn: 'Se connecter avec une clé d’accès',
    title: 'Clés d’accès',
    why: 'Avec une clé d’accès, vous vous connectez par empreinte, visage ou code de votre appareil, sans mot de passe ni code reçu. Personne ne peut la lire, et elle ne sert à rien sur une fausse page.',
    add: 'Ajouter une clé d’accès',
    addAnother: 'Ajouter une autre clé d’accès',
    list: 'Vos clés d’accès',
    unnamed: 'Clé d’accès {n}',
    since: 'depuis le {day}',
    used: 'utilisée en dernier le {day}',
    remove: 'Supprimer',
    removeName: 'Supprimer {name}',
    sure: 'Supprimer vraiment {name}\u202f? Elle ne permettra plus de se connecter.',
    keep: 'Garder',
    added: 'La clé d’accès est ajoutée.',
    removed: 'La clé d’accès est supprimée.',
  },
  devices: {
    title: 'Second facteur',
    why: 'Un mot de passe se lit par-dessus l’épaule. Avec un second facteur, la connexion demande aussi un code de votre téléphone.',
    on: 'À la connexion, nous demandons un code de l’un de ces appareils.',
    second: 'Un deuxième appareil aide lorsque le premier est perdu.',
    setUp: 'Configurer',
    addSecond: 'Configurer un autre appareil',
    list: 'Appareils configurés',
    device: 'Appareil {n}',
    since: 'depuis le {day}',
    remove: 'Retirer',
    removeDevice: 'Retirer {name}',
    sure: 'Voulez-vous vraiment retirer {name}\u202f? Ses codes ne seront plus valables.',
    keep: 'Garder',
    added: 'L’appareil est configuré.',
    removed: 'L’appareil est retiré.',
    recovery: 'Appareil perdu ?',
    recoveryText:
      'Une personne qui a accès au serveur désactive le second facteur et vous donne un nouveau lien. La commande :',
  },
  enrol: {
    title: 'Configurer un appareil',
    scan: 'Scannez l’image avec une application d’authentification.',
    picture: 'Code QR pour l’application d’authentification ; la même clé figure dessous en toutes lettres',
    type: 'Ou saisissez cette clé :',
    open: 'Ouvrir l’application sur cet appareil',
    confirm: 'Saisissez le code que l’application affiche maintenant.',
    submit: 'Confirmer l’appareil',
    cancel: 'Annuler',
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    text: 'Une session vous paraît suspecte\u202f? Fermez-la et changez votre mot de passe.',
    name: '{browser} sur {system}',
    unknown: 'Navigateur inconnu',
    here: 'ce navigateur',
    used: 'dernière utilisation le {day} à {time}',
    end: 'Fermer',
    endOne: 'Fermer la session {name}',
    ended: 'Cette session est fermée.',
  },
  signOut: {
    title: 'Déconnexion',
    text: 'Sur l’appareil d’autrui, déconnectez-vous à la fin. Si un appareil est perdu, déconnectez-vous partout.',
    here: 'Se déconnecter de cet appareil',
    everywhere: 'Se déconnecter partout',
  },
  problems: {
    email: {
      required: 'Indiquez votre adresse e-mail.',
      invalid: 'Cette adresse e-mail n’est pas complète. Exemple\u202f: nom@entreprise.ch.',
    },
    password: {
      required: 'Indiquez votre mot de passe.',
      too_short: 'Le mot de passe est encore trop court. Il lui faut au moins {min} caractères.',
      too_long:
        'Le mot de passe est trop long. Limitez-le à 72 caractères, les lettres accentuées comptent double.',
      weak: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
      common:
        'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.',
      same: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
      own_address: 'C’est votre propre adresse e-mail ou son début. Choisissez un autre mot de passe.',
    },
    code: {
      invalid: 'Le code a six chiffres. Saisissez-les tous.',
      wrong:
        'Ce code n’est pas le bon. Chacun ne sert qu’une fois et pendant un court moment : prenez le suivant.',
      expired: 'Ce code est faux ou n’est plus valable. Comparez-le avec l’e-mail.',
    },
  },
  notices: {
    wrong: 'L’adresse e-mail et le mot de passe ne correspondent pas. Vérifiez les deux.',
    unconfirmed: 'Cette adresse n’est pas encore confirmée. Ouvrez le lien de votre invitation.',
    blocked: 'Ce compte est bloqué. Adressez-vous à la personne qui vous a envoyé l’invitation.',
    too_many: 'Il y a eu beaucoup d’essais. Attendez un quart d’heure, puis réessayez.',
    too_many_passwords:
      'Il y a eu beaucoup d’essais. Attendez un quart d’heure. Pour entrer tout de suite, demandez un lien avec «\u202fMot de passe oublié\u202f?\u202f».',
    unreachable: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    ended: 'Votre session est terminée. Déconnectez-vous, puis reconnectez-vous.',
    passkey_cancelled:
      'La clé d’accès n’a pas été confirmée, ou cet appareil n’en a pas. Vous pouvez vous connecter avec le mot de passe.',
    passkey_unknown:
      'Nous ne connaissons pas cette clé d’accès, ou elle a été supprimée. Connectez-vous avec le mot de passe.',
    passkey_known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    most_passkeys: 'Il n’y a plus de place pour une clé d’accès. Supprimez-en d’abord une.',
    sign_in_again:
      'Votre connexion date de plusieurs heures. Déconnectez-vous, reconnectez-vous et recommencez.',
    most_devices: 'Il n’y a plus de place pour un appareil. Retirez-en d’abord un.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
}

export default fr
