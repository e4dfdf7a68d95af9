import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Durchhaltevermögen : survie, niveau 2 – Gratweg',
    description:
      'Un stage de survie avec une nuit au bivouac : le camp, la chaleur, l’économie des forces. 2 jours avec bivouac, CHF 250.00 par personne.',
  },
  title: 'Durchhalte\u00advermögen',
  lead: 'Durchhaltevermögen veut dire endurance. Une nuit au bivouac : le sommeil, la chaleur et la bonne humeur se font rares, et l’on voit comment un groupe décide.',
  drawingAlt: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
  facts: [
    {
      label: 'Durée',
      value: '2 jours avec bivouac',
    },
    {
      label: 'Prix',
      value: 'CHF 250.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'toute personne qui a déjà une première expérience dehors',
    },
    {
      label: 'Contenu',
      value: 'le camp, la chaleur, les repas, l’économie des forces',
    },
  ],
  sections: [
    {
      title: 'Ce que vous faites',
      paragraphs: [
        'Vous choisissez l’emplacement du camp, tendez la bâche et cuisinez sur le feu. Puis vous répartissez la nuit en veilles.',
        'Le second jour, vous repartez avec peu de sommeil et réglez des tâches qui auraient été faciles la veille.',
      ],
    },
    {
      title: 'Ce qu’il en reste au bureau',
      paragraphs: [
        'Les longs projets échouent rarement le premier jour. Vous apprenez à prévoir les pauses avant qu’elles ne s’imposent et à dire quand les forces manquent.',
      ],
    },
  ],
  actions: [
    {
      label: 'Réserver une place',
      note: 'CHF 250.00',
      to: '/buchen?serviceId=durchhaltevermoegen',
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
