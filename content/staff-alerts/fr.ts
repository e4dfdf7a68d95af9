import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Incidents',
  since: 'Depuis le {moment}',
  approve: 'Autoriser la suppression',
  approveTitle: 'Autoriser la suppression\u202f?',
  approveText:
    'Au prochain passage, dans l’heure, ces enregistrements seront supprimés définitivement\u202f: {counts}.',
  approved: 'La suppression est autorisée.',
  confirm: 'Confirmer la date',
  confirmTitle: 'Sommes-nous le {day}\u202f?',
  confirmText:
    'Après la confirmation, le serveur supprime de nouveau tout ce qui est trop ancien à cette date.',
  confirmed: 'La date est confirmée.',
  dismiss: 'C’est réglé',
  dismissed: 'L’incident est classé.',
  mail: {
    subject: 'Incident\u202f: {title}',
    resolved: 'L’incident a été résolu entre-temps.',
    button: 'Ouvrir la gestion',
  },
  kinds: {
    participants: 'données de participants',
    waitingList: 'liste d’attente',
    bookings: 'réservations',
    vouchers: 'bons',
    orders: 'commandes',
    requests: 'demandes',
    giftAddresses: 'adresses de personnes à qui un bon a été offert',
    mails: 'e-mails',
    newsletter: 'adresses de la newsletter',
    newsletterUnconfirmed: 'inscriptions à la newsletter non confirmées',
    privacyLinks: 'liens vers les données personnelles',
    privacyRequests: 'demandes de protection des données',
    accounts: 'comptes',
    audit: 'journal de la gestion',
    security: 'connexions et accès refusés',
    backups: 'sauvegardes',
  },
  codes: {
    retention_stopped: {
      title: 'La suppression des anciennes données est suspendue',
      text: 'Un nombre inhabituel d’enregistrements serait à supprimer d’un coup\u202f: {counts}. Aucun n’a été supprimé.',
      remedy:
        'Vérifiez la date et les durées de conservation. Si elles sont justes, autorisez ici la suppression. Faites d’abord une sauvegarde avec «\u202fnpm run backup\u202f».',
    },
    clock_jumped: {
      title: 'L’horloge du serveur a fait un saut',
      text: 'Le serveur croit que nous sommes le {day}\u202f; la dernière date connue est le {last}. En attendant, rien n’est supprimé.',
      remedy:
        'Réglez l’horloge du serveur\u202f; la suppression reprend alors d’elle-même. Si la date est juste, parce que le serveur est resté longtemps arrêté ou qu’une ancienne sauvegarde a été restaurée, confirmez-la ici.',
    },
    key_replaced: {
      title: 'La clé de l’application a été remplacée',
      text: 'Les codes des bons vendus auparavant restent valables, mais ne peuvent plus être imprimés ni envoyés. Les liens des anciens e-mails fonctionnent toujours.',
      remedy:
        'Si vous avez encore l’ancienne clé, remettez-la (APP_SECRET ou DATA_DIR/secrets/app.key) et redémarrez.',
    },
    disk_full: {
      title: 'Il n’y a plus d’espace de stockage',
      text: 'Les commandes, les réservations et les messages ne peuvent pas être enregistrés pour le moment\u202f; les personnes sont priées de réessayer plus tard. Ce qui a été confirmé est enregistré.',
      remedy:
        'Libérez de la place sur le serveur ou dans la base de données. Tout reprend ensuite de lui-même.',
    },
    attachment_missing: {
      title: 'Un fichier enregistré manque',
      text: 'Il manque au moins un fichier de la demande {number}. L’avis vous a été envoyé sans lui et donne son nom.',
      remedy:
        'Récupérez le fichier dans une sauvegarde, ou demandez à la personne de le renvoyer. Vérifiez que DATA_DIR/objects est complet.',
    },
    storage_moved: {
      title: 'Les fichiers se trouvent à un autre endroit',
      text: 'La base de données connaît {files} fichiers\u202f; {missing} d’entre eux sont introuvables à l’endroit actuel.',
      remedy: 'Copiez l’ancien dossier DATA_DIR/objects ici ou dans le stockage S3, puis redémarrez.',
    },
    second_server_refused: {
      title: 'Un deuxième serveur a voulu démarrer',
      text: 'Il utilise la même base de données, mais son propre dossier de fichiers. Il a été refusé pour qu’aucun fichier ne se perde.',
      remedy:
        'Donnez aux deux serveurs le même dossier DATA_DIR (système de fichiers partagé) ou le même stockage S3, ou n’en démarrez qu’un.',
    },
    untrusted_proxy: {
      title: 'Un proxy inconnu se trouve devant le serveur',
      text: 'Toutes les visites semblent venir de la même adresse. Les limites contre les abus les touchent donc toutes ensemble.',
      remedy: 'Indiquez dans TRUST_PROXY l’adresse du proxy ou le nombre de proxys, puis redémarrez.',
    },
    used_voucher_voided: {
      title: 'Un bon déjà utilisé n’est plus valable',
      text: 'L’argent d’un bon est reparti sans intervention de votre part (remboursement chez le prestataire de paiement ou contestation). Il avait servi à payer : {names} (réservations, commandes de la boutique, factures, guichet). Cela reste valable, mais la part du bon manque.',
      remedy: 'Cherchez-les dans la gestion et décidez : facturer de nouveau le montant, ou annuler.',
    },
    refund_failed: {
      title: 'Un remboursement n’est pas arrivé',
      text: 'Un remboursement concernant {names} est revenu du prestataire de paiement. L’argent est de nouveau chez vous\u202f; la facture le compte comme payé.',
      remedy:
        'Ouvrez la facture sous «\u202fFactures\u202f». Si le montant est encore dû, remboursez-le d’une autre manière et notez-le à cet endroit.',
    },
    invoice_disputed: {
      title: 'Un paiement par carte est contesté auprès de la banque',
      text: 'La banque de la cliente ou du client demande des précisions sur un paiement, ou le conteste\u202f: {names}. Tant qu’elle n’a pas décidé, rien de cet argent ne peut être remboursé, et aucun rappel de ces factures ne part de lui-même.',
      remedy: 'Répondez chez le prestataire de paiement\u202f: le motif et le délai y figurent.',
    },
    invoice_dispute_closed: {
      title: 'La banque a décidé au sujet d’un paiement contesté',
      text: 'Il s’agit de {names}. Si la banque a repris l’argent, le montant est de nouveau ouvert sur la facture\u202f; sinon, il compte comme payé.',
      remedy:
        'Ouvrez la facture sous «\u202fFactures\u202f»\u202f: la décision figure dans l’historique. Ce que vous devez rembourser maintenant figure sous «\u202fAujourd’hui\u202f».',
    },
    paid_back_twice: {
      title: 'De l’argent a été rendu deux fois',
      text: 'Vous aviez déjà rendu cet argent à la main ou sous forme de bon\u202f; ensuite, le paiement lui-même est reparti, par la banque, par le prestataire de paiement ou parce qu’il a été annulé\u202f: {names}. Aucune facture ne réclame ce montant.',
      remedy: 'Réclamez-le à la cliente ou au client, ou corrigez ce qui a été mal saisi.',
    },
    paid_for_nothing: {
      title: 'De l’argent est arrivé pour quelque chose qui n’existe plus',
      text: 'Quelqu’un a payé en ligne, mais la commande, la réservation ou la facture est effacée\u202f: {names}. Le montant ne figure que chez le prestataire de paiement.',
      remedy:
        'Cherchez le paiement chez le prestataire par son numéro\u202f: vous y verrez de qui il vient. Remboursez-le là-bas, ou saisissez à nouveau ce qu’il paie.',
    },
    mail_not_made: {
      title: 'Un e-mail n’a pas pu être créé',
      text: 'Son texte ou l’une de ses pièces jointes n’a pas pu être créé\u202f; il n’est pas parti. Il figure sous «\u202fAujourd’hui\u202f» et sous «\u202fE-mails\u202f».',
      remedy:
        'Prévenez la personne d’une autre manière et signalez l’erreur à la personne chargée de la technique\u202f; la raison figure sous «\u202fE-mails\u202f». Une fois l’erreur corrigée, renvoyez l’e-mail depuis cette page.',
    },
  },
}

export default fr
