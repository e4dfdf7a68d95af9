import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Aufbruch : stage de survie, niveau 1 – Gratweg',
    description:
      'Un stage de survie pour qui veut commencer : le feu, l’eau, la lecture du terrain. 1 jour, CHF 200.00 par personne.',
  },
  title: 'Aufbruch',
  lead: 'Aufbruch veut dire départ. Vous faites du feu, trouvez de l’eau et lisez le terrain avant qu’il ne vous lise.',
  drawingAlt: 'Soleil du matin au-dessus d’un lac, au premier plan un sentier clair',
  facts: [
    {
      label: 'Durée',
      value: '1 jour',
    },
    {
      label: 'Prix',
      value: 'CHF 200.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'toute personne qui veut commencer, seule ou en équipe',
    },
    {
      label: 'Contenu',
      value: 'le feu, l’eau, l’orientation, les premières décisions',
    },
  ],
  sections: [
    {
      title: 'Ce que vous faites',
      paragraphs: [
        'Vous ramassez de l’amadou, faites naître une flamme et la gardez en vie. Le premier essai ne donne en général que de la fumée, et c’est normal.',
        'Vous cherchez de l’eau et la rendez potable. Vous comparez la carte à ce que vous voyez et déterminez vous-même où vous êtes.',
      ],
    },
    {
      title: 'Ce qu’il en reste au bureau',
      paragraphs: [
        'Qui a commencé une fois avec du bois mouillé prépare autrement le prochain départ de projet : plus petit, plus sec, avec une réserve.',
      ],
    },
  ],
  actions: [
    {
      label: 'Réserver une place',
      note: 'CHF 200.00',
      to: '/buchen?serviceId=aufbruch',
    },
    {
      label: 'Voir les dates',
      to: '/event-kalender',
    },
    {
      label: 'Offrir en bon cadeau',
      to: '/shop',
    },
  ],
}

export default fr
