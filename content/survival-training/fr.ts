import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Stages de survie en trois niveaux – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass : trois niveaux de stage de survie, de 1 à 2½ jours, CHF 200.00 à CHF 300.00 par personne.',
  },
  title: 'Trois niveaux. Une direction.',
  lead: 'Dehors, on remarque vite ce qui tient : une décision claire, une bonne pause, quelqu’un qui reste calme. Nos stages sont balisés comme les sentiers suisses. Jaune, rouge, bleu.',
  drawingAlt: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
  facts: [
    {
      label: 'Durée',
      value: 'de 1 à 2½ jours',
    },
    {
      label: 'Prix',
      value: 'CHF 200.00 à CHF 300.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'particuliers, cadres, équipes de projet',
    },
  ],
  levels: {
    aufbruch: {
      title: 'Aufbruch',
      text: 'Le premier pas hors des habitudes. Vous faites du feu, trouvez de l’eau et lisez le terrain avant qu’il ne vous lise.',
      facts: '1 jour, CHF 200.00 par personne',
      link: 'Le niveau 1 en détail',
      alt: 'Soleil du matin au-dessus d’un lac, au premier plan un sentier clair',
    },
    durchhaltevermoegen: {
      title: 'Durchhalte\u00advermögen',
      text: 'Une nuit au bivouac. Le sommeil, la chaleur et la bonne humeur se font rares. On voit alors comment un groupe décide.',
      facts: '2 jours avec bivouac, CHF 250.00 par personne',
      link: 'Le niveau 2 en détail',
      alt: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
    },
    'klarer-kompass': {
      title: 'Klarer Kompass',
      text: 'Votre itinéraire, votre décision. À travers le terrain, à la carte et à l’azimut : nous vous suivons, vous menez.',
      facts: '2½ jours, CHF 300.00 par personne',
      link: 'Le niveau 3 en détail',
      alt: 'Sommet en pleine lumière sous un anneau de boussole, une trace pointillée y monte',
    },
  },
  sections: [
    {
      title: 'Dehors et au bureau',
      paragraphs: [
        'Un feu sous la pluie apprend les priorités : l’amadou d’abord, puis le bois, puis la flamme.',
        'La nuit au bivouac apprend à répartir ses forces avant qu’elles ne manquent.',
        'Marcher à l’azimut apprend à garder le cap quand le but est invisible.',
        'La décision de faire demi-tour apprend à arrêter un projet tant que cela demande encore du courage.',
      ],
    },
  ],
  actions: [
    {
      label: 'Voir les dates',
      to: '/event-kalender',
    },
    {
      label: 'Bons cadeaux dans la boutique',
      to: '/shop',
    },
  ],
}

export default fr
