import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Shelter-Bau : planifier et construire ensemble – Gratweg',
    description:
      'Un jour pour équipes de services différents : prévoir, construire et tester un toit de branches. {francs:shelter-bau} jusqu’à 12 personnes.',
  },
  title: 'Shelter-Bau',
  forWhom: 'Pour les équipes de services différents qui travaillent au même ouvrage.',
  lead: 'En un jour, vous planifiez et construisez avec des branches, de la ficelle et des feuilles un toit sous lequel tout le monde a sa place. Pour finir, deux arrosoirs le mettent à l’épreuve.',
  drawingAlt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
  place: 'Forêt du Chiemen, Risch',
  season: 'mars–novembre',
  focus: 'Le plan, le partage du travail, une vérification honnête',
  take: { title: 'Après, l’équipe sait comment trois parties font un tout' },
  features: [
    {
      title: 'Planifier',
      text: 'Un emplacement, un croquis, une petite heure. Ensuite on construit, même s’il reste des questions.',
    },
    {
      title: 'Partager le travail',
      text: 'La charpente, le tressage, les feuilles : trois groupes qui ne finissent qu’ensemble. Ils se concertent donc là où leurs parties se touchent.',
    },
    {
      title: 'Mettre à l’épreuve',
      text: 'L’eau montre où le toit est étanche et où il ne l’est pas. À la fin, tout le monde regarde quels accords ont tenu.',
    },
  ],
  expect: [
    {
      title: 'L’emplacement',
      text: 'Un sol sec, peu de vent, aucune branche morte au-dessus des têtes.',
    },
    { title: 'La charpente', text: 'Le premier groupe lie le faîte et les chevrons et éprouve la charge.' },
    {
      title: 'Le tressage',
      text: 'Le deuxième groupe passe de fines branches en travers, pour que les feuilles tiennent.',
    },
    { title: 'Les feuilles', text: 'Le troisième groupe couvre de bas en haut, comme avec des tuiles.' },
  ],
  quote: '« Un toit est aussi étanche que l’endroit dont personne ne s’est senti responsable. »',
  schedule: {
    title: 'Un toit en quatre couches, puis l’eau',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Choisir l’emplacement', text: 'Trois propositions, une décision.' },
      { time: '09:45', title: 'Le plan', text: 'Chaque groupe dessine un croquis. On en construit un.' },
      {
        time: '10:30',
        title: 'La charpente',
        text: 'Lier les branches, éprouver la charge, et recommencer au besoin.',
      },
      { time: '12:30', title: 'Repas de midi', text: 'La soupe près du feu, devant un toit à moitié fait.' },
      { time: '13:30', title: 'Tressage et feuilles', text: 'Quand on a fini, on aide les autres.' },
      {
        time: '15:30',
        title: 'L’épreuve de l’eau',
        text: 'Tout le monde s’assied sous le toit. Votre guide verse.',
      },
      {
        time: '16:00',
        title: 'Bilan et démontage',
        text: 'Où était-ce étanche, et pourquoi ? La forêt récupère ses feuilles.',
      },
    ],
  },
  included: [
    'L’encadrement ; une deuxième personne est présente dès 13 personnes',
    'Scies, ficelle, casques et gants',
    'Soupe, pain et thé',
    'Un emplacement convenu avec les propriétaires de la forêt',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Les outils et la ficelle sont compris.',
  meeting: 'En général à la gare d’Immensee. De là, nous allons ensemble à pied dans la forêt du Chiemen.',
  food: 'Soupe, pain et thé, préparés sur le feu.',
  safety:
    'On construit avec du bois mort tombé au sol. Près de la charpente, tout le monde porte un casque. Votre guide a une pharmacie et un téléphone.',
  bring: ['Chaussures solides', 'Pantalon long', 'Veste de pluie'],
  own: {
    alt: 'Coupe de l’abri : en bas l’emplacement sec, au-dessus la charpente avec faîte et chevrons, le tressage de fines branches et la couverture de feuilles ; en haut deux arrosoirs versent, à l’intérieur tout reste sec.',
    water: 'L’épreuve de l’eau',
    dry: 'Ici, tout le monde est assis.',
  },
}

export default fr
