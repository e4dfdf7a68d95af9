import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Philosophie et valeurs – Gratweg',
    description:
      'Dire clairement ce qui est. Répartir ses forces. Savoir faire demi-tour. Ce que nous rapportons du terrain dans les projets, et ce que nous laissons.',
  },
  title: 'Ce à quoi nous tenons',
  lead: 'La conduite se révèle quand le plan ne correspond plus. Dehors, cela arrive le premier après-midi ; dans un projet, un peu plus tard.',
  drawingAlt: 'Un tourbillon de lignes fines, au centre calme un losange jaune',
  facts: [
    {
      label: 'Clarté',
      value: 'dire ce que l’on sait et ce que l’on ignore',
    },
    {
      label: 'Mesure',
      value: 'répartir les forces avant qu’elles ne manquent',
    },
    {
      label: 'Courage',
      value: 'faire demi-tour tant que c’est encore un choix',
    },
  ],
  sections: [
    {
      title: 'Dire clairement ce qui est',
      paragraphs: [
        'Une carte avec des zones blanches est plus utile qu’une carte qui prétend tout savoir. Nous notons donc aussi ce que nous ignorons.',
        'Les mauvaises nouvelles arrivent tôt, de notre part et en une phrase.',
      ],
    },
    {
      title: 'Répartir ses forces',
      paragraphs: [
        'Un groupe avance au rythme du plus lent. Ce n’est pas une faiblesse, c’est un chiffre avec lequel on peut planifier.',
      ],
    },
    {
      title: 'Savoir faire demi-tour',
      paragraphs: [
        'Faire demi-tour, ce n’est pas avoir mal lu la carte, c’est avoir bien lu le terrain. Nous convenons dès le début des signes qui l’annoncent.',
      ],
    },
  ],
  actions: [
    {
      label: 'L’équipe',
      to: '/team',
    },
    {
      label: 'Voir les trois niveaux',
      to: '/survival-training',
    },
    {
      label: 'Voir la gestion de projet',
      to: '/projekt-management',
    },
  ],
}

export default fr
