import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Protection des données – Gratweg',
    description:
      'Quelles données Gratweg traite, pourquoi et combien de temps. Cookies nécessaires seulement, aucun pour la publicité, aucun suivi des visites.',
  },
  title: 'Protection des données',
  lead: 'Nous traitons le moins de données possible : ce qu’exige un achat, une réservation ou une réponse. Personne ne vous suit sur ce site.',
  sections: {
    verantwortlich: {
      title: 'Qui est responsable',
      paragraphs: [
        'La responsable du traitement est {company}, {street}, {city}, {email}, {phone}. Adressez-lui vos questions et vos demandes.',
        'La loi suisse sur la protection des données (LPD) s’applique. Si le règlement général de l’UE sur la protection des données (RGPD) est applicable, par exemple aux commandes du Liechtenstein, nous le respectons aussi.',
      ],
    },
    zwecke: {
      title: 'Ce que nous traitons, pourquoi et sur quelle base',
      paragraphs: [
        'C’est vous qui nous donnez ces données. Un champ dont nous n’avons pas besoin est facultatif et signalé comme tel.',
      ],
    },
    geraet: {
      title: 'Ce qui reste sur votre appareil',
      paragraphs: [
        'Ce site ne garde dans votre navigateur que ce qu’il lui faut pour fonctionner. C’est pourquoi vous ne voyez pas de bandeau sur les cookies. Vous pouvez tout effacer en tout temps dans le navigateur.',
      ],
      items: [
        'Il n’y a ni publicité, ni statistique de visites, ni réseaux sociaux, ni contenus intégrés de tiers. Les polices et les dessins viennent de notre propre serveur.',
        'Les formulaires sont protégés par un captcha (ALTCHA). Il fonctionne sur notre serveur : votre navigateur résout un calcul dès que vous remplissez un formulaire. Pour qu’aucune solution ne serve deux fois, nous la gardons trois heures au plus. Le captcha n’interroge personne d’autre et ne vous reconnaît pas la fois suivante.',
      ],
    },
    protokolle: {
      title: 'Ce que note le serveur',
      paragraphs: [
        'Notre application ne tient aucun journal des visites. Elle note les pannes avec l’heure et la cause, sans adresse IP.',
        'Pour que personne ne surcharge le serveur et qu’aucun robot n’inonde les formulaires, elle compte les requêtes par adresse IP et par réseau auquel elle appartient : seulement en mémoire vive, deux heures au plus.',
        'Là où une limite doit durer ou un consentement être prouvé, elle enregistre à la place de l’adresse IP un code qui ne permet pas de la lire. Ce code est gardé environ un jour pour les connexions, les liens vers ses propres données et les réservations gratuites ; pour les connexions et accès refusés, 90 jours ; pour une commande, jusqu’à son paiement, six heures au plus ; pour toute autre réservation, jusqu’à ce qu’elle soit payée, vérifiée par nous ou échue ; sur la liste d’attente, 30 jours ; pour la newsletter, aussi longtemps que la preuve du consentement.',
      ],
    },
    empfaenger: {
      title: 'Qui reçoit des données de notre part',
      paragraphs: [
        'Nous ne vendons aucune donnée. Nous n’en transmettons qu’aux personnes et aux entreprises qui nous aident, et seulement dans la mesure nécessaire. Celles qui travaillent pour notre compte sont liées par contrat à nos instructions.',
      ],
      items: [
        'Hébergement : l’entreprise chez qui tournent le site et la base de données.',
        'Hébergement, actuellement : {hosting}.',
        'E-mail : l’entreprise qui envoie et reçoit nos messages.',
        'E-mail, actuellement : {mailService}.',
        'Paiement : {stripe}. Vous saisissez vos données de paiement sur sa page ; elles ne nous parviennent jamais. {stripe} reçoit les indications de votre commande et les traite aussi sous sa propre responsabilité : [protection des données chez {stripe}](stripe).',
        'Paiement : la boutique fonctionne actuellement avec la {testkasse}, un exercice sur notre propre serveur. Il n’y a pas de mouvement d’argent, et aucun service de paiement ne reçoit de données.',
        'Colis : la poste ou un autre transporteur reçoit le nom et l’adresse de livraison.',
        'Comptabilité : notre fiduciaire voit les factures et les paiements.',
        'Comptabilité, actuellement : {accounting}.',
        'Les secours et les médecins, s’il vous arrive quelque chose dehors.',
        'Les autorités et les tribunaux, quand la loi nous y oblige.',
      ],
    },
    ausland: {
      title: 'Données à l’étranger',
      paragraphs: [
        'Nous traitons les données en Suisse. Elles ne parviennent dans un autre pays que dans ces cas :',
      ],
      items: [
        '{stripe} traite les paiements en Irlande et aux États-Unis. Le Conseil fédéral reconnaît la protection des données en Irlande comme adéquate ; pour les États-Unis, nous nous appuyons sur le Swiss-U.S. Data Privacy Framework et sur des clauses contractuelles types.',
        'Si nous vous écrivons un e-mail, il prend le chemin que lui donne votre fournisseur de messagerie.',
        'Les colis pour le Liechtenstein portent votre adresse.',
      ],
    },
    aufbewahrung: {
      title: 'Combien de temps nous gardons les données',
      paragraphs: [
        'Le tableau indique la durée maximale. Ensuite, nous effaçons les données ou les rendons anonymes. Nous ne les gardons au-delà que si un litige est pendant ou si la loi l’exige.',
      ],
    },
    sicherheit: {
      title: 'Sécurité',
      paragraphs: [
        'La liaison avec ce site est chiffrée. Seules ont accès aux données les personnes qui en ont besoin pour leur travail. Nous gardons les mots de passe et les codes d’accès de façon que personne ne puisse les lire, pas même nous. Si des données tombaient en de mauvaises mains, nous l’annoncerions comme la loi le prévoit et vous le dirions si votre protection l’exige.',
        'Indications sur la santé et les repas : {rule:healthData}',
        'Nous n’établissons pas de profils. Aucune décision qui a pour vous des effets juridiques ou vous affecte de manière significative n’est prise uniquement par un programme.',
      ],
    },
    rechte: {
      title: 'Vos droits',
      paragraphs: ['Vous pouvez nous demander :'],
      items: [
        'l’accès : quelles données nous traitons à votre sujet (art. 25 LPD),',
        'la remise de vos données dans un format courant ou leur transmission à quelqu’un d’autre (art. 28),',
        'la rectification, si quelque chose n’est pas juste (art. 32),',
        'l’effacement, ou que nous renoncions à un traitement (art. 30 et 32). Ce que la loi nous oblige à garder, nous le bloquons jusqu’à la fin du délai.',
        'Vous pouvez retirer un consentement en tout temps\u202f; ce qui s’est fait jusque-là reste licite. Pour ne plus recevoir la newsletter, utilisez le lien qui figure dans chaque envoi.',
      ],
    },
    ausueben: {
      title: 'Comment exercer vos droits',
      paragraphs: [
        'Le plus rapide, c’est sans nous\u202f: [Mes données](/datenschutz/meine-daten) envoie un lien à votre adresse. Il vous montre ce qui est conservé\u202f; vous pouvez le télécharger ou l’effacer.',
        'Écrivez à {email}, de préférence depuis l’adresse concernée, ou par la poste à {company}, {street}, {city}. Si nous avons un doute sur la personne qui écrit, nous posons la question avant de remettre quoi que ce soit. Nous répondons dans les 30 jours, en règle générale sans frais.',
        'Si notre réponse ne vous convient pas, adressez-vous au [Préposé fédéral à la protection des données et à la transparence (PFPDT)](edoeb), Feldeggweg 1, 3003\u00a0Berne ; au Liechtenstein, à l’[Autorité de protection des données](datenschutzstelle).',
      ],
    },
    aenderungen: {
      title: 'Modifications',
      paragraphs: [
        'Si nos traitements changent, nous modifions ce texte et la date ci-dessus. La version allemande fait foi.',
      ],
    },
  },
  purposes: {
    label: 'Données, but et base de chaque opération',
    data: 'Données',
    purpose: 'Pourquoi',
    basis: 'Base',
    rows: {
      order: {
        title: 'Commande',
        data: 'Nom, e-mail, téléphone, adresse de livraison pour les articles, sur facture l’entreprise avec son adresse et son numéro de commande ; articles, montant, état du paiement, version des conditions',
        purpose: 'Exécuter le contrat, confirmer, tenir les comptes',
        basis: 'Contrat et obligation de tenir une comptabilité (art. 958f CO)',
      },
      voucher: {
        title: 'Bon cadeau',
        data: 'Empreinte et quatre derniers caractères du code, valeur, validité, commande correspondante, utilisations\u202f; si vous le personnalisez\u202f: image, noms, message, e-mail de la personne qui le reçoit, jour de l’envoi',
        purpose: 'Émettre le bon, l’envoyer à la personne qui le reçoit si vous le souhaitez, l’utiliser',
        basis: 'Contrat\u202f; envers la personne qui le reçoit, intérêt prépondérant à l’exécuter',
      },
      booking: {
        title: 'Réservation',
        data: 'Nom, e-mail, téléphone, adresse de facturation, noms des participantes et participants, à titre facultatif, nom et téléphone d’une personne à appeler en cas d’urgence, remarques ; sur la santé et les repas, seulement ce que vous nous dites ; pour qui s’inscrit par le lien d’un groupe : nom, repas et remarque',
        purpose: 'Attribuer les places, préparer la journée, veiller à la sécurité',
        basis:
          'Contrat ; pour la santé, votre consentement exprès, que vous cochez dans le formulaire et pouvez retirer à tout moment',
      },
      request: {
        title: 'Message et demande',
        data: 'Expéditeur, contenu et pièces jointes ; pour un projet, sa description, la période, le budget et ce que demande le formulaire',
        purpose: 'Répondre, faire une offre',
        basis: 'Votre demande, en vue d’un contrat',
      },
      newsletter: {
        title: 'Newsletter',
        data: 'E-mail, langue, formulaire, moments et teneur de votre consentement, et un code à la place de l’adresse IP',
        purpose: 'Envoyer des nouvelles',
        basis: 'Votre consentement, confirmé par e-mail',
      },
      account: {
        title: 'Compte du personnel',
        data: 'Nom, e-mail, mot de passe (illisible), moitié publique des clés d’accès, connexions et modifications',
        purpose: 'Gérer l’agenda et les réservations, déceler les abus',
        basis: 'Rapport de travail et intérêt prépondérant à la sécurité',
      },
      access: {
        title: 'Accès et effacement',
        data: 'E-mail et lien jusqu’à son échéance\u202f; ensuite seulement ce qui a été fait et quand, sans l’adresse',
        purpose: 'Répondre à votre demande et le prouver',
        basis: 'Obligation légale (art. 25 et 32 LPD)',
      },
      operation: {
        title: 'Exploitation du site',
        data: 'Pannes avec l’heure et la cause ; compteurs par adresse IP, ou un code à sa place',
        purpose: 'Corriger les erreurs, écarter les abus',
        basis: 'Intérêt prépondérant à une exploitation sûre',
      },
    },
  },
  storage: {
    label: 'Cookies et mémoire du navigateur',
    place: 'Lieu',
    purpose: 'Pourquoi',
    until: 'Jusqu’à quand',
    places: {
      cookie: 'cookie',
      localStorage: 'mémoire locale',
      sessionStorage: 'mémoire de session',
      indexedDB: 'base de données du navigateur',
      cacheStorage: 'cache du navigateur',
    },
    rows: {
      language: { purpose: 'la langue que vous avez choisie', until: '1 an' },
      languageHint: {
        purpose: 'indique au serveur la langue qu’il ne voit pas autrement',
        until: 'fermeture du navigateur',
      },
      languageChoice: { purpose: 'la langue que vous avez choisie', until: 'effacement par vos soins' },
      cart: {
        purpose:
          'votre panier, avec ce qu’un bon doit dire ; transmis seulement pour vérifier le prix et le stock, pour l’aperçu d’un bon et à la caisse',
        until: 'paiement ou panier vidé',
      },
      openBooking: {
        purpose: 'reconnaît votre réservation quand vous revenez de la page de paiement',
        until: '45 minutes plus tard',
      },
      checkout: {
        purpose:
          'adresse de la dernière page de paiement ouverte, afin que les articles réservés soient libérés quand vous la quittez',
        until: 'jusqu’à votre retour dans la boutique ou à la caisse',
      },
      orderInvoice: {
        purpose:
          'une clé de votre commande sur facture avec le panier, pour que deux onglets ne commandent qu’une fois',
        until: 'jusqu’à ce que la commande soit chez nous',
      },
      cartEmptied: {
        purpose: 'numéros des commandes payées, pour ne pas vider le panier suivant',
        until: 'effacement par vos soins',
      },
      session: {
        purpose: 'la connexion des personnes qui ont un compte ; pour visiter le site, il n’en faut pas',
        until: 'jusqu’à leur déconnexion',
      },
      knownDevice: {
        purpose: 'montre qu’une personne ayant un compte s’est déjà connectée ici ; évite qu’on la bloque',
        until: '180 jours',
      },
      staffRole: {
        purpose: 'votre accès à l’administration, pour que les pages publiques montrent comment les modifier',
        until: 'jusqu’à votre déconnexion',
      },
      rosters: {
        purpose:
          'uniquement sur les appareils de notre équipe\u202f: noms, numéros de téléphone et remarques des participants d’une sortie, pour les pointer sans réseau, et des pointages sans noms',
        until:
          'la liste jusqu’à la fin du jour qui suit la sortie ou jusqu’à la déconnexion, les pointages jusqu’à leur envoi',
      },
      rosterPage: {
        purpose: 'la page de pointage, sans données de participants, pour qu’elle s’ouvre sans réseau',
        until: 'jusqu’à la déconnexion de l’administration',
      },
      providerReturn: {
        purpose: 'reconnaît le navigateur quand la connexion passe par un autre service',
        until: 'au plus 10 minutes',
      },
      providerTrip: {
        purpose: 'le service choisi pour la connexion',
        until: 'retour sur le site, ou fermeture de l’onglet',
      },
      drafts: {
        purpose: 'ce que vous avez saisi, une entrée par formulaire ; ne quitte votre appareil qu’à l’envoi',
        until: 'envoi, au plus 30 jours',
      },
      scroll: { purpose: 'l’endroit de la page où vous étiez', until: 'fermeture de l’onglet' },
    },
  },
  retention: {
    caption: 'Durée de conservation par type de données',
    columns: ['Données', 'Au plus'],
    periods: {
      years: { one: '{n} an', other: '{n} ans' },
      months: { one: '{n} mois', other: '{n} mois' },
      days: { one: '{n} jour', other: '{n} jours' },
    },
    from: {
      yearEnd: 'dès la fin de l’exercice',
      event: 'dès la fin du stage ou de la sortie',
      entry: 'dès leur création',
      lastContact: 'dès le dernier message à ce sujet',
      withdrawal: 'dès la désinscription ou la fin du compte',
    },
    rows: {
      orders: 'Commandes et paiements',
      vouchers: 'Bons cadeaux et leurs utilisations',
      bookings: 'Réservations, offres acceptées et factures',
      participants: 'Noms des participantes et participants, contact d’urgence, remarques, santé, repas',
      waitingList: 'Liste d’attente',
      requests: 'Messages, demandes de projet et de sortie avec pièces jointes, offres non acceptées',
      giftAddresses: 'Adresses auxquelles des bons ont été offerts',
      mails:
        'E-mails envoyés (à qui, quand, à quel sujet), avec le texte de ce que nous écrivons sur les commandes, réservations, offres, factures et demandes',
      newsletter: 'Newsletter\u202f: adresse et preuve du consentement',
      newsletterUnconfirmed: 'Newsletter\u202f: inscriptions jamais confirmées',
      privacyLinks: 'Liens vers ses propres données, avec l’adresse',
      privacyRequests: 'Preuve des renseignements et des effacements, sans l’adresse',
      accounts: 'Comptes du personnel',
      audit: 'Connexions et modifications du personnel',
      security: 'Connexions et accès refusés, le réseau seulement sous forme de code',
      logs: 'Pannes notées',
      backups: 'Copies de sauvegarde, sauf la plus récente',
    },
  },
}

export default fr
