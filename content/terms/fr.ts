import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Conditions générales de vente – Gratweg',
    description:
      'Conditions pour la boutique, les bons cadeaux, les stages et les sorties : prix en CHF livraison comprise, bons valables dix ans, annulation, météo.',
  },
  title: 'Conditions générales',
  lead: 'Ce qui vaut quand vous achetez, réservez ou utilisez un bon cadeau chez nous.',
  drawingAlt: 'Carnet de terrain à élastique, dessin',
  facts: [
    {
      label: 'Partie contractante',
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
      title: 'Commande',
      paragraphs: [
        'Les produits de la boutique sont une invitation à commander. Avant de payer, vous voyez le panier avec les quantités et le prix total et pouvez tout modifier.',
        'Le contrat est conclu lorsque votre paiement est confirmé. Vous recevez aussitôt une confirmation par e-mail.',
        'Si un prix ou le stock change après que vous avez rempli le panier, nous l’indiquons avant le paiement. Rien n’est alors débité.',
      ],
    },
    {
      title: 'Prix et paiement',
      paragraphs: [
        'Tous les prix sont des prix totaux en francs suisses (CHF). La livraison en Suisse est comprise.',
        'Vous payez sur la page sécurisée d’un service de paiement. Pendant le paiement, les articles vous sont réservés.',
      ],
    },
    {
      title: 'Livraison et garantie',
      paragraphs: [
        'Nous livrons à des adresses en Suisse. Les bons cadeaux sont envoyés en PDF à l’adresse e-mail indiquée.',
        'Vérifiez les articles à la réception et signalez-nous vite les défauts. La garantie légale de deux ans s’applique : nous remplaçons, réduisons le prix ou remboursons.',
        'Le droit suisse ne prévoit pas de droit général de révocation pour les achats en ligne. Si quelque chose ne convient pas, écrivez-nous avant de l’utiliser.',
      ],
    },
    {
      title: 'Bons cadeaux',
      paragraphs: [
        'Les bons cadeaux sont valables dix ans à compter de leur émission et sont transmissibles. Le code fait foi. Ils ne sont pas payés en espèces.',
      ],
    },
    {
      title: 'Stages et sorties d’équipe : annulation',
      paragraphs: [
        'Jusqu’à 14 jours avant le début, vous reportez ou annulez sans frais. Du 13e au 3e jour avant, vous payez 50 % du prix, ensuite le prix entier.',
        'Vous pouvez envoyer une personne à votre place à tout moment, sans frais. En cas de maladie ou d’accident attesté, nous trouvons une nouvelle date.',
        'Si nous annulons, vous choisissez entre une nouvelle date et le remboursement intégral.',
      ],
    },
    {
      title: 'Météo et sécurité',
      paragraphs: [
        'La pluie et le froid en font partie. En cas d’alerte à la tempête ou à l’orage, de crue ou de danger d’avalanche, nous reportons ; vous gardez votre place ou recevez un remboursement.',
        'Sur le terrain, la direction du stage décide de la sécurité ; veuillez suivre ses instructions. Dites-nous avant ce que nous devons savoir de votre santé.',
        'L’assurance accidents et responsabilité civile incombe aux participantes et participants.',
      ],
    },
    {
      title: 'Responsabilité et droit applicable',
      paragraphs: [
        'Nous répondons selon la loi des dommages causés intentionnellement ou par négligence grave. La responsabilité pour négligence légère est exclue dans la mesure permise par la loi ; cette exclusion ne vaut pas pour les lésions corporelles.',
        'Le droit suisse s’applique. Le for est au siège de {company} ; les fors impératifs, notamment pour les consommatrices et consommateurs, sont réservés.',
        'La version allemande fait foi. Pour chaque commande, nous consignons la version en vigueur.',
      ],
    },
  ],
  actions: [
    {
      label: 'Nous contacter',
      to: '/kontakt',
    },
    {
      label: 'Protection des données',
      to: '/datenschutz',
    },
    {
      label: 'Mentions légales',
      to: '/impressum',
    },
  ],
}

export default fr
