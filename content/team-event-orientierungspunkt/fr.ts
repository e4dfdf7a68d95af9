import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Orientierungspunkt : pour équipes multisites – Gratweg',
    description:
      'Un jour et demi avec carte, boussole et bivouac, pour équipes réparties sur plusieurs sites. {francs:orientierungspunkt} jusqu’à 12 personnes.',
  },
  title: 'Orientierungs\u00adpunkt',
  forWhom: 'Pour les équipes réparties sur plusieurs sites.',
  lead: 'Un jour et demi avec carte, boussole et bivouac : deux groupes ne trouvent l’arrivée qu’ensemble. Vous repartez avec trois accords pour la collaboration.',
  drawingAlt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
  place: 'Zugerberg',
  season: 'avril–octobre',
  focus: 'L’orientation, la concertation, les décisions communes',
  take: { title: 'Après, l’équipe a trois accords, valables d’un site à l’autre' },
  features: [
    {
      title: 'L’orientation',
      text: 'D’abord sa propre position, ensuite celle des autres : avec la carte, la boussole et le compte des pas.',
    },
    {
      title: 'La concertation',
      text: 'Trois rencontres de dix minutes. Les groupes s’exercent à dire d’abord l’essentiel et à poser des questions.',
    },
    {
      title: 'Les décisions communes',
      text: 'Le deuxième jour, il ne reste qu’un itinéraire. Tout le monde le suit, tout le monde le choisit donc.',
    },
  ],
  expect: [
    {
      title: 'Deux groupes',
      text: 'Chacun convient de sa façon de décider et de la personne qui parle à l’autre.',
    },
    {
      title: 'Deux moitiés de carte',
      text: 'Chaque groupe ne connaît qu’une partie des postes. À parler sans écouter, on ne trouve pas l’arrivée.',
    },
    {
      title: 'Une nuit au bivouac',
      text: 'Nous apportons bâches, matelas et sacs de couchage. Aucune expérience n’est nécessaire.',
    },
    { title: 'La dernière étape', text: 'Le cinquième poste et l’arrivée, vous les cherchez ensemble.' },
  ],
  quote: '« La moitié d’une carte n’est pas un problème. Le problème, c’est de la croire entière. »',
  schedule: {
    title: 'Quatre postes séparément, le cinquième ensemble',
    end: '12:00',
    rows: [
      {
        day: 'Premier jour',
        time: '09:00',
        title: 'Carte et boussole',
        text: 'Lire la carte, prendre un azimut, compter ses pas.',
      },
      {
        time: '10:15',
        title: 'Deux groupes',
        text: 'Chacun convient de sa façon de décider et de la personne qui parle à l’autre.',
      },
      {
        time: '11:00',
        title: 'Postes un à quatre',
        text: 'En chemin, trois rencontres et un repas tiré du sac.',
      },
      {
        time: '16:30',
        title: 'Le bivouac',
        text: 'Tendre les bâches, chercher de l’eau, cuisiner. Tout le monde se retrouve.',
      },
      {
        time: '20:00',
        title: 'Bilan près du feu',
        text: 'Qu’avons-nous partagé, qu’avons-nous seulement supposé ?',
      },
      {
        day: 'Deuxième jour',
        time: '07:00',
        title: 'Petit déjeuner et rangement',
        text: 'Sécher les bâches, faire les sacs, ne rien laisser derrière soi.',
      },
      { time: '08:30', title: 'Poste cinq et arrivée', text: 'Une décision, un itinéraire, toute l’équipe.' },
      {
        time: '11:00',
        title: 'Ce qu’on rapporte au bureau',
        text: 'Trois accords pour le travail sur plusieurs sites.',
      },
    ],
  },
  included: [
    'Deux personnes pour l’encadrement, la nuit aussi',
    'Cartes, boussoles et lampes frontales',
    'Bâches, matelas et sacs de couchage',
    'Souper, petit déjeuner et thé',
  ],
  notIncluded: 'Le trajet du groupe, le repas de midi du premier jour, les assurances',
  priceNote: 'Le matériel de bivouac est compris.',
  meeting: 'En général à la station inférieure du funiculaire du Zugerberg, à Schönegg.',
  food: 'Le souper, le petit déjeuner et le thé sont compris. Vous apportez le repas de midi du premier jour.',
  safety:
    'Chaque groupe emporte un téléphone scellé et un plan d’urgence. Les guides savent toujours où sont les deux groupes et passent toute la nuit au camp.',
  bring: [
    'Sac à dos, de 40 à 60 litres',
    'Chaussures montantes',
    'Veste et pantalon de pluie',
    'Deux couches chaudes, bonnet, gants',
    'Habits et chaussettes secs pour la nuit',
    'Gourde, 1 litre',
    'Tasse, bol, cuillère',
    'Le pique-nique du premier jour',
    'Brosse à dents, vos médicaments',
    'Crème solaire et produit antitiques',
  ],
  own: {
    maps: [
      { title: 'Carte du groupe A', text: 'Postes 1 et 3' },
      { title: 'Carte du groupe B', text: 'Postes 2 et 4' },
    ],
    alt: '{title} : le même terrain avec départ et arrivée ; seuls indiqués : {text}.',
  },
}

export default fr
