import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Orientierungspunkt, une sortie d’équipe – Gratweg',
    description:
      'Un jour et demi avec carte, boussole et bivouac. Jusqu’à 12 personnes, forfait de CHF 3 900.00, matériel compris, 20 personnes au plus.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Deux groupes, une carte, un but commun. Entre les deux, une nuit au bivouac.',
  drawingAlt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
  place: 'Zugerberg',
  season: 'avril–octobre',
  focus: 'L’orientation, l’entente, les décisions communes',
  about: {
    title: 'Deux groupes, chacun la moitié des informations',
    text: 'Vous partez en deux groupes. Chacun n’a qu’une partie des postes sur sa carte et ignore ce qui manque à l’autre. En route, il y a trois rencontres. Qui ne fait qu’émettre n’arrive pas.',
  },
  features: [
    {
      title: 'L’orientation',
      text: 'La carte, la boussole, le compte des pas. Quand on sait où l’on est, on peut demander calmement.',
    },
    { title: 'L’entente', text: 'Trois rencontres de dix minutes. On dit d’abord l’essentiel.' },
    {
      title: 'Les décisions communes',
      text: 'Le matin, il ne reste qu’un itinéraire. Tous doivent le suivre, tous doivent donc le choisir.',
    },
  ],
  expect: [
    'Vous formez deux groupes et convenez de la manière de communiquer.',
    'Chaque groupe n’a qu’une partie des informations. Pour arriver, il faut les partager.',
    'Le soir, vous montez le bivouac et faites le bilan de la journée près du feu.',
    'Le matin, vous parcourez ensemble la dernière étape.',
  ],
  forWhom:
    'Pour les équipes qui travaillent en plusieurs lieux vers un même but. Une nuit dehors ne doit effrayer personne.',
  quote: '« Une demi-carte n’est pas le problème. Le problème, c’est de la prendre pour la carte entière. »',
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
      { time: '10:15', title: 'Deux groupes', text: 'Chacun fixe comment il décide et qui parle à l’autre.' },
      {
        time: '11:00',
        title: 'Postes un à quatre',
        text: 'En route, trois rencontres et un repas tiré du sac.',
      },
      {
        time: '16:30',
        title: 'Le camp',
        text: 'Tendre les bâches, chercher de l’eau, cuisiner. Tous se retrouvent.',
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
        text: 'Ensuite, l’endroit est comme avant.',
      },
      { time: '08:30', title: 'Poste cinq et arrivée', text: 'Une décision, un itinéraire, tous ensemble.' },
      {
        time: '11:00',
        title: 'Retour au bureau',
        text: 'Trois accords pour travailler sur plusieurs sites.',
      },
    ],
  },
  included: [
    'Deux guides, la nuit aussi',
    'Cartes, boussoles et lampes frontales',
    'Bâches, matelas et sacs de couchage',
    'Souper, petit déjeuner et thé',
  ],
  notIncluded: 'Le déplacement du groupe, le repas de midi du premier jour, les assurances',
  priceNote: 'Le matériel est compris.',
  bring:
    'Des chaussures de marche, des habits de pluie, des habits chauds pour la nuit, le pique-nique du premier jour',
  safety:
    'Chaque groupe porte un téléphone scellé et un plan d’urgence. Les guides savent toujours où sont les deux groupes.',
}

export default fr
