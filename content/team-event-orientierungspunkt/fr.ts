import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Orientierungspunkt, une sortie d’équipe – Gratweg',
    description:
      'Un jour et demi avec carte, boussole et bivouac. Jusqu’à 12 personnes, forfait de {price:orientierungspunkt}, matériel compris, 20 personnes au plus.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Deux groupes, une carte, un but commun. Entre les deux, une nuit au bivouac.',
  drawingAlt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
  place: 'Zugerberg',
  season: 'avril–octobre',
  focus: 'L’orientation, la concertation, les décisions communes',
  about: {
    title: 'Deux groupes, deux moitiés d’information',
    text: 'Vous partez en deux groupes. Chacun n’a qu’une partie des postes sur sa carte et ignore ce qui manque à l’autre. En chemin, vous vous retrouvez trois fois. À ne faire que parler, on n’arrive pas.',
  },
  features: [
    {
      title: 'L’orientation',
      text: 'La carte, la boussole, le compte des pas. D’abord sa propre position, ensuite celle des autres.',
    },
    { title: 'La concertation', text: 'Trois rencontres de dix minutes. On dit d’abord l’essentiel.' },
    {
      title: 'Les décisions communes',
      text: 'Le matin, il ne reste qu’un itinéraire. Tout le monde doit le suivre, tout le monde doit donc le choisir.',
    },
  ],
  expect: [
    'Vous formez deux groupes et convenez de la manière de communiquer.',
    'Vous cherchez cinq postes et n’en connaissez qu’une partie.',
    'Le soir, vous montez le bivouac et faites le bilan de la journée près du feu.',
    'Le matin, vous parcourez ensemble la dernière étape.',
  ],
  forWhom:
    'Pour les équipes réparties sur plusieurs sites et qui ont un objectif commun. Une nuit dehors ne devrait effrayer personne.',
  quote: '« La moitié d’une carte n’est pas un problème. Le problème, c’est de la croire entière. »',
  schedule: {
    title: 'Un jour et demi, cinq postes',
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
        text: 'Chacun convient de sa façon de décider et de qui parle à l’autre.',
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
        text: 'Où avons-nous partagé, où avons-nous seulement supposé ?',
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
        title: 'Retour au bureau',
        text: 'Trois engagements pour le travail sur plusieurs sites.',
      },
    ],
  },
  included: [
    'Deux guides, de jour comme de nuit',
    'Cartes, boussoles et lampes frontales',
    'Bâches, matelas et sacs de couchage',
    'Souper, petit déjeuner et thé',
  ],
  notIncluded: 'Le trajet du groupe, le repas de midi du premier jour, les assurances',
  priceNote: 'Le matériel est compris.',
  bring:
    'Des chaussures de marche, des habits de pluie, des habits chauds pour la nuit, le pique-nique du premier jour',
  safety:
    'Chaque groupe emporte un téléphone scellé et un plan d’urgence. Les guides savent toujours où sont les deux groupes.',
}

export default fr
