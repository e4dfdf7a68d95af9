import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Klarer Kompass : stage de survie, niveau 3 – Gratweg',
    description:
      'Un stage pour cadres habitués au terrain : préparer l’itinéraire, mener le groupe, savoir faire demi-tour. 2½ jours, CHF 300.00 par personne.',
  },
  title: 'Klarer Kompass',
  lead: 'Klarer Kompass veut dire boussole claire. Votre itinéraire, votre décision, à la carte et à l’azimut : nous vous suivons, vous menez.',
  drawingAlt: 'Sommet en pleine lumière sous un anneau de boussole, une trace pointillée y monte',
  facts: [
    {
      label: 'Durée',
      value: '2½ jours',
    },
    {
      label: 'Prix',
      value: 'CHF 300.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'cadres ayant l’expérience du terrain',
    },
    {
      label: 'Contenu',
      value: 'l’itinéraire, la conduite du groupe, la décision dans l’incertitude',
    },
  ],
  sections: [
    {
      title: 'Ce que vous faites',
      paragraphs: [
        'Vous préparez l’itinéraire sur la carte, répartissez les tâches et menez le groupe. La responsabilité tourne : chaque personne mène une étape.',
        'En chemin, quelque chose change : la météo, l’heure, quelqu’un fatigue. Vous décidez si l’on continue et dites pourquoi.',
      ],
    },
    {
      title: 'Ce qu’il en reste au bureau',
      paragraphs: [
        'Après ce stage, vous savez comment vous décidez quand il manque des informations. Et quel effet vos décisions ont sur les autres.',
      ],
    },
  ],
  actions: [
    {
      label: 'Réserver une place',
      note: 'CHF 300.00',
      to: '/buchen?serviceId=klarer-kompass',
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
