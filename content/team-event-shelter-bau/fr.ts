import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Shelter-Bau, une sortie d’équipe – Gratweg',
    description:
      'Une journée, un toit de branches et de feuilles construit par toute l’équipe. Jusqu’à 12 personnes, forfait de {price:shelter-bau}, 20 au plus.',
  },
  title: 'Shelter-Bau',
  lead: 'Les branches deviennent un toit, les gens une cordée.',
  drawingAlt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
  place: 'Forêt, lac de Zoug',
  season: 'mars–novembre',
  focus: 'Le plan, le partage du travail, une vérification honnête',
  about: {
    title: 'Un toit qui doit être étanche',
    text: 'Des branches, de la ficelle et des feuilles forment un abri où tout le monde a sa place. Pour finir, l’eau tombe de deux arrosoirs. On voit alors quels accords ont tenu.',
  },
  features: [
    {
      title: 'Planifier',
      text: 'Un emplacement, un croquis, une petite heure. Ensuite on construit, même s’il reste des questions.',
    },
    {
      title: 'Partager le travail',
      text: 'La charpente, le tressage, les feuilles. Trois groupes, et aucun ne peut finir sans les autres.',
    },
    {
      title: 'Mettre à l’épreuve',
      text: 'L’eau ne regarde pas les titres. Elle trouve la faille, et tout le monde la voit.',
    },
  ],
  expect: [
    'Vous cherchez l’emplacement : le sol, le vent, le bois mort au-dessus des têtes.',
    'Vous dessinez un plan et répartissez le travail.',
    'Vous construisez, et le plan change en cours de route.',
    'Vous vous asseyez sous le toit et attendez l’eau.',
  ],
  forWhom:
    'Pour les équipes de services différents qui travaillent au même ouvrage. Pas besoin de savoir bricoler, mais il faut de bonnes chaussures.',
  quote: '« Un toit est aussi étanche que l’endroit dont personne ne s’est senti responsable. »',
  schedule: {
    title: 'De l’emplacement à l’épreuve de l’eau',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Trouver l’emplacement',
        text: 'Au sec, à l’abri du vent, rien de branlant au-dessus. Trois propositions, une décision.',
      },
      { time: '09:45', title: 'Le plan', text: 'Chaque groupe dessine un croquis. On en construit un.' },
      {
        time: '10:30',
        title: 'La charpente',
        text: 'Lier les branches, éprouver la charge. La première est souvent à refaire.',
      },
      { time: '12:30', title: 'Repas de midi', text: 'La soupe près du feu, devant un toit à moitié fait.' },
      {
        time: '13:30',
        title: 'Tressage et feuilles',
        text: 'De bas en haut, comme des tuiles. Quand on a fini, on aide les autres.',
      },
      {
        time: '15:30',
        title: 'L’épreuve de l’eau',
        text: 'Tout le monde s’assied dans l’abri. Votre guide verse.',
      },
      {
        time: '16:00',
        title: 'Bilan et démontage',
        text: 'Où cela fuyait-il, et qui l’avait vu ? La forêt récupère ses feuilles.',
      },
    ],
  },
  included: [
    'L’encadrement, à deux guides dès 13 personnes',
    'Scies, ficelle, casques et gants',
    'Soupe, pain et thé',
    'Un emplacement convenu avec les propriétaires de la forêt',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Les outils et la ficelle sont compris. Les feuilles sont déjà sur place.',
  bring: 'Des chaussures solides, un pantalon long, une veste de pluie',
  safety: 'On construit avec du bois mort tombé au sol. Près de la charpente, tout le monde porte un casque.',
}

export default fr
