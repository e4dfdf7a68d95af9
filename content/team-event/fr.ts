import type { Messages } from './de.ts'

const fr: Messages = {
  events: {
    'back-to-the-roots': {
      duration: '4 heures',
      goal: 'Faire connaissance dans une équipe nouvelle ou recomposée',
    },
    'feuer-und-fokus': {
      duration: '1 jour',
      goal: 'Clarifier priorités et rôles quand on mène tout de front',
    },
    orientierungspunkt: {
      duration: '1½ jour avec bivouac',
      goal: 'Mieux se concerter entre plusieurs sites',
    },
    'shelter-bau': {
      duration: '1 jour',
      goal: 'Planifier et terminer un ouvrage entre services différents',
    },
    'wasser-und-willenskraft': {
      duration: '1 jour',
      goal: 'Ménager ses forces et tenir ensemble dans une période exigeante',
    },
    'survival-mindset': {
      duration: '1 jour',
      goal: 'Décider calmement sous pression, pour équipes de direction et de crise',
    },
  },
  position: 'Sortie {n} sur {of}',
  facts: {
    duration: 'Durée',
    group: 'Groupe',
    place: 'Lieu',
    season: 'Période',
    focus: 'Thème',
  },
  upTo: 'jusqu’à {n} personnes',
  people: '{from}–{to} personnes',
  more: 'dès {n} personnes',
  flat: 'au forfait',
  perPerson: 'par personne',
  onRequest: 'Demander une offre',
  book: 'Demander une date',
  priceUpTo: '{price} jusqu’à {n} personnes',
  take: 'Ce que votre équipe en retire',
  expect: 'Ce qui vous attend',
  schedule: {
    rule: 'Le déroulement',
    end: 'Fin',
    note: 'Horaire donné à titre d’exemple. Nous fixons le début avec vous.',
  },
  prices: {
    rule: 'Prix et demande',
    title: '{price} jusqu’à {n} personnes',
    columns: { group: 'Groupe', price: 'Prix', example: 'Exemple' },
    example: '{n} personnes : {price}',
    note: 'Prix finaux en francs suisses, pour tout le groupe.',
    cheaper:
      'Plus avantageux à {n} personnes : {n} personnes paient {price}, {fewer} personnes {fewerPrice}.',
  },
  configurator: {
    title: 'Combien êtes-vous ?',
    count: 'Nombre de personnes',
    slider: 'Nombre de personnes, curseur',
    people: { one: '{n} personne', other: '{n} personnes' },
    total: { one: 'pour {n} personne', other: 'pour {n} personnes' },
    perHead: '{price} par tête',
    perHeadAbout: 'environ {price} par tête',
    flat: 'Forfait jusqu’à {n} personnes',
    cheaper: 'Plus avantageux à {n} personnes : {n} personnes paient {price}.',
    over: 'Au-delà de {n} personnes, il n’y a pas de prix fixe. Nous vous faisons une offre.',
    invalid: 'Indiquez un nombre entier, au moins 1.',
  },
  sheet: { link: 'Une page en PDF, à transmettre', people: '{n} personnes', quote: 'sur offre' },
  included: 'Compris',
  notIncluded: 'Non compris',
  place: {
    rule: 'Lieu et informations pratiques',
    meeting: 'Rendez-vous',
    travel: 'Accès',
    food: 'Repas',
    weather: 'Météo',
    weatherRule: '{rule:weather}',
    fireBan: 'Interdiction de faire du feu',
    fireBanRule: '{rule:fireBan}',
    fireBanFocusRule: '{rule:fireBanFocus}',
    safety: 'Sécurité',
    bring: 'Liste du matériel',
    language: 'Langue',
    cancelling: 'Annuler',
    confirmed:
      'Nous confirmons le rendez-vous et le lieu avec la date. Vous souhaitez un autre endroit ? Indiquez-le dans la demande.',
    diet: 'Végétarien, végane ou allergie : indiquez-le dans la demande.',
    languages: 'Allemand. Pour le français, l’anglais ou l’italien, indiquez-le dans la demande.',
    schematic: 'Schématique. Ne sert pas à s’orienter.',
    station: '{place}, gare',
    terms: 'Conditions générales',
  },
  maps: {
    cham: {
      alt: 'Carte schématique : la gare de Cham au bord du lac de Zoug, au nord-ouest la forêt du Städtlerwald, au nord la Lorze',
      travel:
        'Cham est sur la ligne S1 entre Zoug et Lucerne : environ 6 minutes depuis Zoug, 30 depuis Lucerne, 40 depuis Zurich avec changement à Zoug. Vérifiez l’horaire.',
    },
    immensee: {
      alt: 'Carte schématique : la gare d’Immensee au bord du lac de Zoug, au nord-est, sur la presqu’île, la forêt du Chiemen',
      travel:
        'Immensee est sur la ligne S3 entre Lucerne et Arth-Goldau : environ 25 minutes depuis Lucerne, 35 depuis Zoug et 60 depuis Zurich avec changement à Arth-Goldau. Vérifiez l’horaire.',
    },
    walchwil: {
      alt: 'Carte schématique : la gare de Walchwil sur la rive est du lac de Zoug, au-dessus le Walchwilerberg',
      travel:
        'Walchwil est sur la ligne S2 : environ 15 minutes depuis Zoug, 50 depuis Lucerne et depuis Zurich avec changement à Zoug. Vérifiez l’horaire.',
    },
    zugerberg: {
      alt: 'Carte schématique : la station inférieure du funiculaire du Zugerberg à Schönegg, au sud-est de Zoug, au-dessus le Zugerberg',
      travel:
        'Environ 15 minutes de bus de la gare de Zoug à Schönegg. Zoug est à environ 25 minutes de Zurich et de Lucerne. Vérifiez l’horaire.',
    },
  },
  dates: {
    rule: 'Places individuelles',
    title: 'Essayer d’abord soi-même',
    text: 'À ces dates, vous réservez des places individuelles dans un groupe mixte. Pour toute votre équipe, proposez votre propre date.',
    none: 'Pour l’instant, aucune date publique n’est prévue pour cette sortie.',
    failed: 'Les dates publiques ne se chargent pas pour le moment. Elles figurent dans l’agenda.',
    calendar: 'Voir l’agenda',
  },
  others: 'Autres sorties',
  ask: 'Poser une question',
}

export default fr
