import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Protection des données – Gratweg',
    description:
      'Quelles données Gratweg traite, dans quel but et combien de temps. Un cookie pour la langue, aucun pour la publicité, aucun suivi.',
  },
  title: 'Protection des données',
  lead: 'Nous traitons le moins de données possible, et seulement ce qu’exige un achat, une réservation ou une réponse. La loi suisse sur la protection des données (LPD) s’applique.',
  drawingAlt: 'Carnet de terrain à élastique, dessin',
  facts: [
    {
      label: 'Responsable',
      value: '{company}',
    },
    {
      label: 'Adresse',
      value: '{street}, {city}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Version',
      value: 'Version du 21 novembre 2026, à vérifier par le conseil juridique des propriétaires',
    },
  ],
  sections: [
    {
      title: 'Ce qui reste sur votre appareil',
      paragraphs: [
        'Deux cookies retiennent la langue : i18next contient la langue que vous avez choisie, lng-hint indique au serveur dans quelle langue livrer la page.',
        'Le stockage local du navigateur contient cart (votre panier) et i18nextLng (la langue). Le panier n’est transmis que pour vérifier les prix et le stock, et lorsque vous passez à la caisse.',
        'Nous n’y enregistrons rien d’autre. Il n’y a ni publicité, ni statistiques de fréquentation, ni contenus de tiers intégrés. Vous pouvez tout effacer à tout moment dans votre navigateur.',
      ],
    },
    {
      title: 'Ce que nous traitons, et pourquoi',
      paragraphs: [
        'Commande : nom, e-mail, adresse de livraison pour les articles, articles commandés et état du paiement. Ils servent à exécuter le contrat, à envoyer la confirmation et à émettre les bons cadeaux.',
        'Message ou demande : ce que vous nous écrivez et vos coordonnées. Ils servent à vous répondre.',
        'Exploitation du site : le serveur peut consigner l’heure, l’adresse demandée, l’adresse IP et les messages d’erreur. Cela sert uniquement à déceler les pannes et les abus.',
      ],
    },
    {
      title: 'Qui d’autre voit les données',
      paragraphs: [
        'Vous payez sur la page d’un service de paiement. Vous y saisissez vos données de paiement ; les numéros de carte ne nous parviennent jamais. Ce service reçoit ce qu’exige le paiement et peut aussi traiter des données à l’étranger. Ses propres conditions s’appliquent.',
        'S’y ajoutent les prestataires que nous chargeons de l’hébergement et de l’envoi des e-mails, et la poste pour les colis. Nous ne transmettons aucune autre donnée et n’en vendons pas.',
      ],
    },
    {
      title: 'Combien de temps',
      paragraphs: [
        'Nous conservons les commandes et les factures dix ans, comme l’exige le Code des obligations. Les demandes sans suite sont effacées dès qu’elles sont réglées.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur remise, ou vous opposer à un traitement. Écrivez à {email}.',
        'L’autorité de surveillance est le Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne.',
      ],
    },
  ],
  actions: [
    {
      label: 'Question sur les données',
      to: '/kontakt',
    },
    {
      label: 'Mentions légales',
      to: '/impressum',
    },
    {
      label: 'CGV',
      to: '/agb',
    },
  ],
}

export default fr
