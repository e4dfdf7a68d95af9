import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Stages de survie en trois niveaux – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass : trois niveaux de stage de survie, de 1 à 2½ jours, {price:survival-from} à {price:survival-to} par personne.',
  },
  titleLines: ['Trois niveaux.', 'Une direction.'],
  lead: 'Dehors, on voit vite ce qui tient : une décision claire, une bonne pause, quelqu’un qui garde son calme. Nos stages sont balisés comme les sentiers suisses : jaune, rouge, bleu.',
  levels: {
    aufbruch: {
      text: 'Le premier pas hors des habitudes. Vous faites du feu, trouvez de l’eau et lisez le terrain avant qu’il ne vous lise.',
      link: 'Le niveau 1 en détail',
    },
    durchhaltevermoegen: {
      text: 'Une nuit au bivouac. Le sommeil, la chaleur et la bonne humeur se font rares. On voit alors comment un groupe décide.',
      link: 'Le niveau 2 en détail',
    },
    'klarer-kompass': {
      text: 'Votre itinéraire, votre décision. Avec une carte, un azimut et deux nuits dehors : vous menez, nous vous suivons.',
      link: 'Le niveau 3 en détail',
    },
  },
  transfer: {
    name: 'Dehors et au bureau',
    title: 'Ce que vous faites dehors, et ce qu’il en reste au bureau.',
    outside: 'Dehors',
    inside: 'Au bureau',
    pairs: [
      { outside: 'Un feu sous la pluie', inside: 'Les priorités : l’amadou, puis le bois, puis la flamme' },
      { outside: 'La nuit au bivouac', inside: 'Ménager ses forces avant qu’elles ne manquent' },
      { outside: 'Marcher à l’azimut', inside: 'Garder le cap quand le but est invisible' },
      {
        outside: 'La décision de faire demi-tour',
        inside: 'Arrêter un projet tant qu’il y faut encore du courage',
      },
    ],
  },
  comparison: {
    name: 'Comparaison',
    title: 'Les trois niveaux côte à côte',
  },
  gift: {
    name: 'Bons cadeaux',
  },
}

export default fr
