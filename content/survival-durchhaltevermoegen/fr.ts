import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Durchhaltevermögen (Endurance) : survie, niveau 2 – Gratweg',
    description:
      'Un stage de survie avec une nuit au bivouac : camp, chaleur, gestion des forces. 2 jours avec bivouac, {francs:durchhaltevermoegen} par personne.',
  },
  lead: 'Deux jours au Wildspitz avec une nuit sous la bâche. Vous apprenez à monter un camp, à rester au chaud, à ménager vos forces et à bien décider quand la fatigue est là.',
  fit: {
    grade: {
      title: 'T2 veut dire randonnée en montagne',
      text: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : un sentier visible partout, raide par endroits ; à certains passages, une chute n’est pas exclue. Il faut des chaussures de randonnée et le pied assez sûr.',
    },
    enough: {
      title: 'Votre forme suffit',
      text: 'si vous pouvez monter deux heures, sac au dos, tout en parlant. Le groupe avance au pas de la personne la plus lente.',
    },
    instead: {
      title: 'Prenez plutôt le niveau 1',
      text: 'si vous n’avez jamais fait de feu ou que vous ne souhaitez pas dormir dehors : un jour, sans nuit, {francs:aufbruch}.',
    },
  },
  nights: {
    title: 'Une heure de veille, le reste pour dormir',
    bands: [
      {
        name: 'Nuit de samedi à dimanche',
        parts: [
          {
            time: '17:30',
            title: 'Cuisiner',
            text: 'Un feu, une marmite.',
          },
          {
            time: '19:30',
            title: 'Répartir les veilles',
            text: 'Qui veille quand, qui réveille qui.',
          },
          {
            time: '21:00',
            title: 'La nuit sous la bâche',
            text: 'Chaque personne veille environ une heure près du feu. On ne décide que le matin.',
          },
          {
            time: '06:30',
            title: 'Thé',
            text: 'Un nouveau jour.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Couchage',
        text: 'Le groupe dort ensemble sous des bâches, sans se déshabiller, sur nos matelas et dans son propre sac de couchage. Si vous préférez dormir à part, dites-le-nous : nous tendrons une bâche pour vous.',
      },
      {
        title: 'Froid',
        text: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit en dur. Il y a un sac de couchage de réserve. Si vous avez froid ou voulez arrêter, réveillez votre guide, qui passe toute la nuit au camp.',
      },
      {
        title: 'Repas',
        text: 'Compris du samedi midi au dimanche midi, cuisinés sur le feu, végétariens sur demande. Indiquez-nous vos allergies en réservant.',
      },
    ],
  },
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
            text: 'Qui veille quand, qui réveille qui, ce qu’il faut signaler.',
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
            text: 'Comment le groupe a-t-il dormi ? La journée en dépend.',
          },
          {
            time: '07:30',
            title: 'Lever le camp',
            text: 'On laisse l’endroit comme on l’a trouvé.',
          },
          {
            time: '08:30',
            title: 'Travailler avec peu de sommeil',
            text: 'S’orienter, calculer, décider. Samedi, cela aurait été facile.',
          },
          {
            time: '11:30',
            title: 'Descente',
            text: 'Les plus en forme portent pour les autres.',
          },
          {
            time: '13:00',
            title: 'Repas et bilan',
            text: 'Un plat chaud, de quoi s’asseoir. Quand avons-nous bien décidé, et quand seulement vite ?',
          },
          { time: '15:00', title: 'Fin', text: 'Retour au lieu de rendez-vous.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Trois idées pour les projets longs',
    items: [
      {
        title: 'Prévoir les pauses',
        text: 'S’arrêter quand les forces manquent, c’est trop tard. Vous fixez les pauses pendant que tout va bien.',
      },
      {
        title: 'Le dire tôt',
        text: 'Personne n’aime dire en premier qu’il a froid. Vous répétez la phrase avant d’en avoir besoin.',
      },
      {
        title: 'Ne rien décider dans la fatigue',
        text: 'Avec la fatigue, on prend la première proposition venue, pas la meilleure. Vous le sentez, et vous attendez.',
      },
    ],
  },
  bring: [
    'Sac à dos, de 40 à 60 litres',
    'Sac de couchage, température de confort 0 °C ou moins',
    'Chaussures montantes',
    'Veste et pantalon de pluie',
    'Deux couches chaudes, bonnet, gants',
    'Sous-vêtements de rechange, deux paires de chaussettes',
    'Gourdes, 2 litres',
    'Lampe frontale, piles neuves',
    'Tasse, bol, cuillère',
    'Crème solaire, produit antitiques, vos médicaments',
  ],
  provide: [
    'Bâches, cordelette et matelas',
    'Les repas du samedi midi au dimanche midi',
    'Pierres à feu, scie et ustensiles de cuisine',
    'Cartes et boussoles',
    'Sac de couchage de réserve, pharmacie, radio de secours',
  ],
  safety: [],
  included: [
    'L’encadrement pendant les deux jours et la nuit',
    'Bâches, matelas et ustensiles de cuisine, sans le sac de couchage',
    'Les repas du samedi midi au dimanche midi',
    'L’autorisation pour le camp et le feu',
  ],
  order:
    'Le niveau 1 n’est pas obligatoire. Si vous n’avez jamais fait de feu, commencez par Aufbruch (Départ). Après vient Klarer Kompass (Boussole claire).',
}

export default fr
