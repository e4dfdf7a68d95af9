import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Stages de survie autour du lac de Zoug – Gratweg',
    description:
      'Stages de survie autour du lac de Zoug, de 1 à 2½ jours, du premier feu à votre itinéraire, de {francs:survival-from} à {francs:survival-to} par personne.',
  },
  title: 'Stages de survie autour du lac de Zoug',
  motto: 'Niveau après niveau. Une direction.',
  lead: 'Des stages de 1 à 2½ jours, du premier feu à votre propre itinéraire, de {francs:survival-from} à {francs:survival-to} par personne. Vous pouvez venir sans connaître personne. Les stages ont lieu en allemand.',
  sign: {
    label: 'Voir les dates',
    condition: 'par personne',
    note: 'dès {francs:survival-from}',
  },
  levels: {
    aufbruch: {
      text: 'Vous faites du feu sans briquet, rendez l’eau potable et vous orientez à l’aide de la carte. Aucune connaissance préalable n’est nécessaire.',
      link: 'Le niveau 1 en détail',
    },
    durchhaltevermoegen: {
      text: 'Une nuit au bivouac : vous montez un camp, restez au chaud, ménagez vos forces et décidez bien malgré la fatigue.',
      link: 'Le niveau 2 en détail',
    },
    'klarer-kompass': {
      text: 'Vous préparez l’itinéraire, menez le groupe avec la carte et l’azimut et passez deux nuits dans le camp que vous montez. Votre guide vous accompagne.',
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
        inside: 'Arrêter un projet tant que cela demande encore du courage',
      },
    ],
  },
  comparison: {
    name: 'Comparaison',
    title: 'Les niveaux côte à côte',
    grades:
      'T1, T2 et T3 sont des degrés de l’échelle de randonnée du Club alpin suisse (CAS)\u202f: T1 randonnée sur de bons chemins, T2 randonnée en montagne avec des passages raides, T3 randonnée en montagne exigeante, par endroits sans chemin. Chez nous, le jaune, le rouge et le bleu désignent les niveaux 1, 2 et 3.',
  },
  gift: {
    name: 'Bons cadeaux',
  },
}

export default fr
