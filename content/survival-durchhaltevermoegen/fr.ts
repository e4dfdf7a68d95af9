import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Durchhaltevermögen : survie, niveau 2 – Gratweg',
    description:
      'Un stage de survie avec une nuit au bivouac : le camp, la chaleur, l’économie des forces. 2 jours avec bivouac, CHF 250.00 par personne.',
  },
  lead: 'Durchhaltevermögen veut dire endurance. Une nuit au bivouac : le sommeil, la chaleur et la bonne humeur se font rares, et l’on voit comment un groupe décide.',
  quote: '« À trois heures du matin, toutes les opinions se tiennent. »',
  quoteNote: 'Alors, la nuit, on se contente de veiller. On décide le matin, après le thé.',
  programme: {
    title: 'Deux jours, une courte nuit',
    days: [
      {
        name: 'Samedi',
        items: [
          {
            time: '09:00',
            title: 'Arrivée',
            text: 'Sac au dos, sac à terre. Ce dont personne n’a besoin reste en bas.',
          },
          {
            time: '10:00',
            title: 'Montée',
            text: 'À travers la forêt de montagne, au pas de la personne la plus lente.',
          },
          {
            time: '12:30',
            title: 'Repas de midi',
            text: 'Pain et fromage, à l’abri du vent.',
          },
          {
            time: '13:30',
            title: 'Choisir l’emplacement',
            text: 'Le vent, l’eau, la pente, le bois. Le groupe choisit, nous posons les questions.',
          },
          {
            time: '14:30',
            title: 'Monter le camp',
            text: 'Tendre la bâche, garder le sol au sec, ramasser du bois pour toute la nuit.',
          },
          {
            time: '17:30',
            title: 'Cuisiner',
            text: 'Un feu, une marmite, tout le monde a faim.',
          },
          {
            time: '19:30',
            title: 'Répartir les veilles',
            text: 'Qui veille quand, qui réveille qui, que faut-il signaler.',
          },
          {
            time: '21:00',
            title: 'La nuit',
            text: 'Une heure de veille près du feu, puis dormir, comme on peut.',
          },
        ],
      },
      {
        name: 'Dimanche',
        items: [
          {
            time: '06:30',
            title: 'Thé et état des lieux',
            text: 'Comment chacun a-t-il dormi ? La journée en dépend.',
          },
          {
            time: '07:30',
            title: 'Lever le camp',
            text: 'L’endroit est comme avant.',
          },
          {
            time: '08:30',
            title: 'Des tâches avec peu de sommeil',
            text: 'S’orienter, calculer, décider. Samedi, cela aurait été facile.',
          },
          {
            time: '11:30',
            title: 'Descente',
            text: 'Qui a encore des forces porte pour qui n’en a plus.',
          },
          {
            time: '13:00',
            title: 'Repas et bilan',
            text: 'Au chaud et assis. Quand avons-nous bien décidé, et quand seulement vite ?',
          },
          { time: '15:00', title: 'Fin', text: 'Retour à l’arrêt.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Trois choses pour les projets longs',
    items: [
      {
        title: 'Prévoir les pauses',
        text: 'S’arrêter quand les forces manquent, c’est trop tard. Vous fixez les pauses pendant que tout va bien.',
      },
      {
        title: 'Parler tôt',
        text: 'Personne n’aime dire en premier qu’il a froid. Vous exercez la phrase avant d’en avoir besoin.',
      },
      {
        title: 'Ne pas décider fatigué',
        text: 'Fatigué, on prend la proposition suivante, pas la meilleure. Vous le remarquez, et vous attendez.',
      },
    ],
  },
  bring: [
    'Sac à dos, de 40 à 60 litres',
    'Sac de couchage jusqu’à 0 °C',
    'Chaussures montantes',
    'Veste et pantalon de pluie',
    'Deux couches chaudes, bonnet, gants',
    'Sous-vêtements de rechange, deux paires de chaussettes',
    'Gourdes, 2 litres',
    'Lampe frontale, piles pleines',
    'Tasse, bol, cuillère',
    'Crème solaire, antitiques, vos médicaments',
  ],
  provide: [
    'Bâches, cordelette et matelas',
    'Les repas de samedi midi à dimanche midi',
    'Pierres à feu, scie et ustensiles de cuisine',
    'Cartes et boussoles',
    'Sac de couchage de réserve, pharmacie, radio de secours',
  ],
  safety: [
    {
      title: 'La nuit et le froid',
      text: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit. La personne responsable passe toute la nuit au camp. Qui a froid réveille ; un sac de couchage de réserve est là.',
    },
  ],
  included: [
    'L’encadrement pendant les deux jours et la nuit',
    'Le matériel de bivouac, sans le sac de couchage',
    'Les repas dès samedi midi',
    'L’autorisation pour le camp et le feu',
  ],
  order: 'Avant, Aufbruch convient à qui n’a encore jamais fait de feu. Après vient Klarer Kompass.',
}

export default fr
