import { DELIVERY, type SeedProduct, text } from './catalog-seed.ts'

const MATERIAL = text('Material', 'Material', 'Matière', 'Materiale')
const WEIGHT = text('Gewicht', 'Weight', 'Poids', 'Peso')
const LENGTH = text('Länge', 'Length', 'Longueur', 'Lunghezza')
const CARE = text('Pflege', 'Care', 'Entretien', 'Cura')

export const camp: SeedProduct[] = [
  {
    id: 'feuerstahl',
    type: 'physical',
    title: text('Feuerstahl', 'Fire steel', 'Pierre à feu', 'Acciarino'),
    subtitle: text(
      'Mit Birnenholzgriff',
      'With a pear-wood handle',
      'Manche en poirier',
      'Con manico in legno di pero',
    ),
    description: text(
      'Funken auch bei Nässe, einige tausend Mal. Den Zunder müssen Sie selbst finden; wo, lernen Sie in Stufe 1.',
      'Sparks even when wet, several thousand times. You have to find the tinder yourself; level 1 shows you where.',
      'Des étincelles même par temps humide, quelques milliers de fois. L’amadou, c’est à vous de le trouver\u202f; où, vous l’apprenez au niveau 1.',
      'Scintille anche con il bagnato, qualche migliaio di volte. L’esca deve trovarla Lei; dove, lo impara nel livello 1.',
    ),
    thumbnail: '/scenes/gear-feuerstahl.svg',
    media: ['/scenes/gear-feuerstahl.svg'],
    collection: 'feuer-und-lager',
    variants: [
      {
        id: 'feuerstahl-birnenholz',
        title: text('Birnenholz', 'Pear wood', 'Poirier', 'Legno di pero'),
        sku: 'FL-FS',
        priceInCents: 3200,
        stock: 3,
        weightGrams: 58,
      },
    ],
    info: [
      DELIVERY,
      {
        title: CARE,
        description: text(
          'Trocken aufbewahren, den Griff einmal im Jahr ölen. Vor dem ersten Gebrauch die schwarze Schutzschicht abschaben.',
          'Keep dry, oil the handle once a year. Before first use, scrape off the black protective coat.',
          'Conserver au sec, huiler le manche une fois par an. Avant le premier usage, gratter la couche protectrice noire.',
          'Conservare all’asciutto, oliare il manico una volta all’anno. Prima del primo uso raschiare lo strato protettivo nero.',
        ),
      },
      {
        title: text('Vorsicht', 'Caution', 'Prudence', 'Prudenza'),
        description: text(
          'Feuer nur an erlaubten Stellen und nie bei Feuerverbot. Die Lage meldet der Kanton.',
          'Light fires only where allowed and never during a fire ban. The canton tells you whether there is one.',
          'Ne faire du feu qu’aux endroits autorisés et jamais en cas d’interdiction. Le canton informe de la situation.',
          'Accendere fuochi solo dove è permesso e mai in caso di divieto. Sulla situazione informa il Cantone.',
        ),
      },
    ],
    related: ['gutschein-aufbruch', 'plane', 'reepschnur'],
    metadata: {
      facts: [
        { label: LENGTH, value: '170 mm' },
        {
          label: MATERIAL,
          value: text(
            'Cereisen, Birnenholz',
            'Ferrocerium, pear wood',
            'Ferrocérium, poirier',
            'Ferrocerio, legno di pero',
          ),
        },
        { label: WEIGHT, value: '58 g' },
      ],
    },
  },
  {
    id: 'plane',
    type: 'physical',
    title: text('Plane 3 × 3 m', 'Tarp 3 × 3 m', 'Bâche 3 × 3 m', 'Telo 3 × 3 m'),
    subtitle: text('Ripstop, 16 Ösen', 'Ripstop, 16 eyelets', 'Ripstop, 16 œillets', 'Ripstop, 16 occhielli'),
    description: text(
      'Dach, Windschutz oder Unterlage. Mit vier Schnüren und zwei Bäumen steht sie in zehn Minuten, mit Übung in vier.',
      'Roof, windbreak or groundsheet. With four cords and two trees it is up in ten minutes, with practice in four.',
      'Toit, coupe-vent ou tapis de sol. Avec quatre cordelettes et deux arbres, elle se monte en dix minutes, en quatre avec l’habitude.',
      'Tetto, paravento o fondo. Con quattro cordini e due alberi è montato in dieci minuti, con un po’ di pratica in quattro.',
    ),
    thumbnail: '/scenes/gear-tarp.svg',
    media: ['/scenes/gear-tarp.svg'],
    collection: 'feuer-und-lager',
    option: { id: 'plane-farbe', title: text('Farbe', 'Colour', 'Couleur', 'Colore') },
    variants: [
      {
        id: 'plane-schiefer',
        title: text('Schiefergrau', 'Slate grey', 'Gris ardoise', 'Grigio ardesia'),
        sku: 'FL-PS',
        priceInCents: 13_900,
        stock: 12,
        weightGrams: 690,
        optionValue: text('Schiefergrau', 'Slate grey', 'Gris ardoise', 'Grigio ardesia'),
      },
      {
        id: 'plane-moos',
        title: text('Moosgrün', 'Moss green', 'Vert mousse', 'Verde muschio'),
        sku: 'FL-PM',
        priceInCents: 13_900,
        stock: 7,
        weightGrams: 690,
        optionValue: text('Moosgrün', 'Moss green', 'Vert mousse', 'Verde muschio'),
      },
    ],
    info: [
      DELIVERY,
      {
        title: CARE,
        description: text(
          'Trocken zusammenlegen. Mit Wasser abspülen, nicht in die Waschmaschine.',
          'Fold when dry. Rinse with water, keep out of the washing machine.',
          'Plier une fois sèche. Rincer à l’eau, pas de lave-linge.',
          'Piegare da asciutto. Sciacquare con acqua, non in lavatrice.',
        ),
      },
    ],
    related: ['gutschein-durchhaltevermoegen', 'reepschnur', 'feuerstahl'],
    metadata: {
      facts: [
        { label: text('Masse', 'Dimensions', 'Dimensions', 'Dimensioni'), value: '300 × 300 cm' },
        {
          label: MATERIAL,
          value: text(
            'Nylon-Ripstop, silikonisiert',
            'Nylon ripstop, silicone-coated',
            'Nylon ripstop, siliconé',
            'Nylon ripstop, siliconato',
          ),
        },
        { label: text('Ösen', 'Eyelets', 'Œillets', 'Occhielli'), value: '16' },
        { label: WEIGHT, value: '690 g' },
      ],
    },
  },
  {
    id: 'trinkflasche',
    type: 'physical',
    title: text('Trinkflasche', 'Water bottle', 'Gourde', 'Borraccia'),
    subtitle: text(
      'Edelstahl, 0.8 oder 1.2 Liter',
      'Stainless steel, 0.8 or 1.2 litres',
      'Acier inoxydable, 0,8 ou 1,2 litre',
      'Acciaio inossidabile, 0,8 o 1,2 litri',
    ),
    description: text(
      'Einwandig, damit man darin über dem Feuer Wasser abkochen kann. Der Deckel bleibt mit der Schlaufe an der Flasche, auch im Dunkeln.',
      'Single-walled, so that you can boil water in it over the fire. The loop keeps the cap on the bottle, even in the dark.',
      'À simple paroi, pour y faire bouillir l’eau sur le feu. La boucle retient le bouchon à la gourde, même dans l’obscurité.',
      'A parete singola, per farvi bollire l’acqua sul fuoco. Il cordino tiene il tappo attaccato alla borraccia, anche al buio.',
    ),
    thumbnail: '/scenes/gear-flasche.svg',
    media: ['/scenes/gear-flasche.svg'],
    collection: 'feuer-und-lager',
    lowestPriceFirst: true,
    option: { id: 'trinkflasche-groesse', title: text('Grösse', 'Size', 'Contenance', 'Capacità') },
    variants: [
      {
        id: 'trinkflasche-08',
        title: text('0.8 Liter', '0.8 litres', '0,8 litre', '0,8 litri'),
        sku: 'FL-T8',
        priceInCents: 3600,
        stock: 40,
        weightGrams: 210,
        optionValue: text('0.8 Liter', '0.8 litres', '0,8 litre', '0,8 litri'),
      },
      {
        id: 'trinkflasche-12',
        title: text('1.2 Liter', '1.2 litres', '1,2 litre', '1,2 litri'),
        sku: 'FL-T12',
        priceInCents: 4200,
        stock: 18,
        weightGrams: 280,
        optionValue: text('1.2 Liter', '1.2 litres', '1,2 litre', '1,2 litri'),
      },
    ],
    info: [
      DELIVERY,
      {
        title: CARE,
        description: text(
          'Von Hand oder in der Spülmaschine, ohne Deckel. Vor dem Erhitzen den Deckel abnehmen.',
          'By hand or in the dishwasher, without the cap. Take the cap off before heating.',
          'À la main ou au lave-vaisselle, sans le bouchon. Enlever le bouchon avant de chauffer.',
          'A mano o in lavastoviglie, senza tappo. Togliere il tappo prima di scaldare.',
        ),
      },
    ],
    related: ['gutschein-aufbruch', 'feuerstahl', 'feldbuch'],
    metadata: {
      facts: [
        {
          label: text('Höhe', 'Height', 'Hauteur', 'Altezza'),
          value: text(
            '245 mm (0.8 Liter)',
            '245 mm (0.8 litres)',
            '245 mm (0,8 litre)',
            '245 mm (0,8 litri)',
          ),
        },
        {
          label: MATERIAL,
          value: text(
            'Edelstahl 18/8',
            'Stainless steel 18/8',
            'Acier inoxydable 18/8',
            'Acciaio inossidabile 18/8',
          ),
        },
        { label: WEIGHT, value: '210 g' },
      ],
    },
  },
  {
    id: 'reepschnur',
    type: 'physical',
    title: text('Reepschnur', 'Accessory cord', 'Cordelette', 'Cordino'),
    subtitle: text('4 mm, 30 Meter', '4 mm, 30 metres', '4 mm, 30 mètres', '4 mm, 30 metri'),
    ribbon: text('Nachschub im April', 'Back in April', 'De retour en avril', 'Di nuovo in aprile'),
    description: text(
      'Zum Abspannen, Bündeln, Aufhängen. Kein Kletterseil: Personen sichert man damit nicht.',
      'For guying, bundling, hanging. Not a climbing rope: do not secure people with it.',
      'Pour haubaner, lier, suspendre. Ce n’est pas une corde d’escalade\u202f: ne pas s’en servir pour assurer quelqu’un.',
      'Per tendere, legare, appendere. Non è una corda da arrampicata: non va usato per assicurare persone.',
    ),
    thumbnail: '/scenes/gear-schnur.svg',
    media: ['/scenes/gear-schnur.svg'],
    collection: 'feuer-und-lager',
    variants: [
      {
        id: 'reepschnur-30',
        title: text('30 Meter', '30 metres', '30 mètres', '30 metri'),
        sku: 'FL-RS',
        priceInCents: 1800,
        stock: 0,
        weightGrams: 340,
      },
    ],
    info: [DELIVERY],
    related: ['plane', 'feuerstahl', 'trinkflasche'],
    metadata: {
      facts: [
        { label: text('Durchmesser', 'Diameter', 'Diamètre', 'Diametro'), value: '4 mm' },
        { label: LENGTH, value: '30 m' },
        { label: MATERIAL, value: text('Polyamid', 'Polyamide', 'Polyamide', 'Poliammide') },
        { label: WEIGHT, value: '340 g' },
      ],
    },
  },
]
