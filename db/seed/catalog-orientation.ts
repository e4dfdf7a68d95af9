import { DELIVERY, type SeedProduct, sameInEveryLanguage, text } from './catalog-seed.ts'

const WEIGHT = text('Gewicht', 'Weight', 'Poids', 'Peso')
const PAGES = text('Seiten', 'Pages', 'Pages', 'Pagine')
const PAPER = text('Papier', 'Paper', 'Papier', 'Carta')

export const orientation: SeedProduct[] = [
  {
    id: 'feldbuch',
    type: 'physical',
    title: text('Feldbuch', 'Field notebook', 'Carnet de terrain', 'Taccuino da campo'),
    subtitle: text(
      'Wasserfest, 96 Seiten',
      'Waterproof, 96 pages',
      'Résistant à l’eau, 96 pages',
      'Impermeabile, 96 pagine',
    ),
    description: text(
      'Für Skizzen, Marschtabellen und den Satz, der einem sonst bis am Abend entfällt. Das Papier nimmt Bleistift auch im Regen an.',
      'For sketches, route tables and the sentence you would otherwise have lost by evening. The paper takes pencil even in the rain.',
      'Pour les croquis, les tableaux de marche et la phrase que l’on aurait oubliée avant le soir. Le crayon y écrit, même sous la pluie.',
      'Per schizzi, tabelle di marcia e la frase che altrimenti entro sera sfugge. La carta accetta la matita anche sotto la pioggia.',
    ),
    thumbnail: '/scenes/gear-feldbuch.svg',
    media: ['/scenes/gear-feldbuch.svg'],
    collection: 'orientierung',
    variants: [
      {
        id: 'feldbuch-gelb',
        title: text('Gelb', 'Yellow', 'Jaune', 'Giallo'),
        sku: 'OR-FB',
        priceInCents: 2400,
        stock: 60,
        weightGrams: 165,
      },
    ],
    info: [
      DELIVERY,
      {
        title: text('Womit schreiben', 'What to write with', 'Avec quoi écrire', 'Con che cosa scrivere'),
        description: text(
          'Bleistift oder Kugelschreiber mit Drucktinte. Tinte und Filzstift halten auf diesem Papier nicht.',
          'Pencil or a pressurised ballpoint pen. Ink and felt-tip do not hold on this paper.',
          'Crayon ou stylo à bille pressurisé. L’encre et le feutre ne tiennent pas sur ce papier.',
          'Matita o penna a sfera pressurizzata. Inchiostro e pennarello su questa carta non tengono.',
        ),
      },
    ],
    related: ['peilkompass', 'feldbuch-dreierset', 'gutschein-klarer-kompass'],
    metadata: {
      facts: [
        { label: text('Format', 'Size', 'Format', 'Formato'), value: '105 × 165 mm' },
        { label: PAGES, value: '96' },
        {
          label: PAPER,
          value: text(
            'Steinpapier, 144 g/m²',
            'Stone paper, 144 g/m²',
            'Papier de pierre, 144 g/m²',
            'Carta di pietra, 144 g/m²',
          ),
        },
        { label: WEIGHT, value: '165 g' },
      ],
    },
  },
  {
    id: 'feldbuch-dreierset',
    type: 'physical',
    title: text(
      'Feldbuch, drei Stück',
      'Field notebook, set of three',
      'Carnet de terrain, lot de trois',
      'Taccuino da campo, tre pezzi',
    ),
    subtitle: text('Für das ganze Team', 'For the whole team', 'Pour toute l’équipe', 'Per tutto il team'),
    description: text(
      'Drei Feldbücher für Teams, die nach dem Anlass noch wissen wollen, was beschlossen wurde.',
      'Three field notebooks for teams that still want to know, after the event, what was decided.',
      'Trois carnets de terrain pour les équipes qui, après la sortie, veulent encore savoir ce qui a été décidé.',
      'Tre taccuini da campo per i team che dopo l’uscita vogliono ancora sapere che cosa si è deciso.',
    ),
    thumbnail: '/scenes/gear-feldbuch.svg',
    media: ['/scenes/gear-feldbuch.svg'],
    collection: 'orientierung',
    variants: [
      {
        id: 'feldbuch-dreierset-gelb',
        title: text('Drei Stück, gelb', 'Three, yellow', 'Trois pièces, jaune', 'Tre pezzi, giallo'),
        sku: 'OR-FB3',
        priceInCents: 7200,
        salePriceInCents: 6000,
        stock: 15,
        weightGrams: 495,
      },
    ],
    info: [DELIVERY],
    related: ['feldbuch', 'peilkompass', 'gutschein-wert'],
    metadata: {
      facts: [
        {
          label: text('Inhalt', 'Contents', 'Contenu', 'Contenuto'),
          value: text('3 Feldbücher', '3 field notebooks', '3 carnets', '3 taccuini'),
        },
        { label: text('Format', 'Size', 'Format', 'Formato'), value: '105 × 165 mm' },
        { label: WEIGHT, value: '495 g' },
      ],
    },
  },
  {
    id: 'kartenplakat',
    type: 'physical',
    title: text('Kartenplakat', 'Map poster', 'Affiche de la carte', 'Carta in formato poster'),
    subtitle: text(
      'Orientierungspunkt, 50 × 70 cm',
      'Orientierungspunkt, 50 × 70 cm',
      'Orientierungspunkt, 50 × 70 cm',
      'Orientierungspunkt, 50 × 70 cm',
    ),
    ribbon: text('Ab Herbst', 'From autumn', 'Dès l’automne', 'Dall’autunno'),
    description: text(
      'Die Zeichnung zum Team-Event Orientierungspunkt als Druck. Gelände, Posten, Route, in den Farben der OL-Karte. Schematisch, nicht zur Navigation.',
      'The drawing for the team event Orientierungspunkt (Finding the Way), as a print. Terrain, controls, route, in the colours of an orienteering map. Schematic, not for navigation.',
      'Le dessin de la sortie d’équipe Orientierungspunkt (Point de repère), imprimé. Terrain, postes, itinéraire, dans les couleurs des cartes de course d’orientation. Schématique, ne sert pas à s’orienter.',
      'Il disegno dell’uscita per team Orientierungspunkt (Punto di riferimento), stampato. Terreno, punti, percorso, nei colori della carta da orientamento. Schematico, non serve a orientarsi.',
    ),
    thumbnail: '/scenes/posten.svg',
    media: ['/scenes/posten.svg'],
    collection: 'orientierung',
    purchasable: false,
    variants: [
      {
        id: 'kartenplakat-50x70',
        title: sameInEveryLanguage('50 × 70 cm'),
        sku: 'OR-PL',
        priceInCents: 4500,
        stock: 0,
        weightGrams: 320,
      },
    ],
    info: [DELIVERY],
    related: ['peilkompass', 'gutschein-wert'],
    metadata: {
      facts: [
        { label: text('Format', 'Size', 'Format', 'Formato'), value: '50 × 70 cm' },
        { label: PAPER, value: text('Matt, 200 g/m²', 'Matt, 200 g/m²', 'Mat, 200 g/m²', 'Opaca, 200 g/m²') },
      ],
    },
  },
]
