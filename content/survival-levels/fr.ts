import type { Messages } from './de.ts'

const fr: Messages = {
  level: 'Niveau {n}',
  levelOfThree: 'Niveau {n} sur 3',
  perPerson: 'par personne',
  book: 'Réserver une place',
  labels: {
    duration: 'Durée',
    forWhom: 'Pour',
    group: 'Groupe',
    terrain: 'Terrain',
    distance: 'Parcours',
    nights: 'Nuits',
    requirement: 'Prérequis',
    material: 'Matériel',
    included: 'Compris',
    price: 'Prix par personne',
  },
  group: 'de {from} à {to} personnes',
  distance: 'environ {km} km, {metres} m de montée',
  levels: {
    aufbruch: {
      duration: '1 jour',
      hours: 'samedi, de {from} à {to}',
      forWhom: 'toute personne qui débute',
      terrain: 'Zugerberg : bois et prés, chemins de randonnée (CAS T1)',
      nights: 'aucune',
      requirement: 'aucun, dès {age} ans',
      material: 'fourni',
      included: 'l’encadrement, le matériel, la soupe, le pain et le thé',
      alt: 'Soleil du matin au-dessus d’un lac, au premier plan un sentier clair',
    },
    durchhaltevermoegen: {
      duration: '2 jours avec bivouac',
      hours: 'du samedi à {from} au dimanche à {to}',
      forWhom: 'toute personne qui a déjà passé du temps dehors ou suivi le niveau 1',
      terrain: 'Wildspitz : forêt de montagne, sentiers de montagne (CAS T2)',
      nights: 'une, au bivouac',
      requirement: 'le niveau 1 ou une première expérience dehors, dès {age} ans',
      material: 'sac à dos et sac de couchage à apporter',
      included: 'l’encadrement, les bâches et les matelas, les repas',
      alt: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
    },
    'klarer-kompass': {
      duration: '2½ jours',
      hours: 'du vendredi à {from} au dimanche à {to}',
      forWhom: 'les personnes qui en dirigent d’autres et qui ont déjà dormi dehors',
      terrain: 'Rigi et environs : sentiers de montagne et passages hors chemin (CAS T3)',
      nights: 'deux, dans le camp que vous montez',
      requirement: 'le niveau 2 ou une expérience comparable, dès {age} ans',
      material: 'sac à dos, sac de couchage et matelas à apporter',
      included: 'l’encadrement, les cartes, les bâches et les réchauds, les repas',
      alt: 'Sommet en pleine lumière sous un anneau de boussole, une trace pointillée y monte',
    },
  },
  alone:
    'Vous pouvez venir sans connaître personne, ou à deux : un groupe compte de {from} à {to} personnes, qui réservent chacune leur place.',
  test: {
    question: 'Ce niveau me convient-il ?',
    link: 'Trois questions, une recommandation',
    title: 'Quel niveau vous convient ?',
    text: 'Trois questions sur l’expérience, la distance et le sommeil mènent à une recommandation et à la prochaine date.',
  },
  fit: {
    name: 'Est-ce pour moi ?',
    title: 'L’effort demandé',
    slopes: 'Les parcours des niveaux à la même échelle : {walks}. Les hauteurs sont agrandies quatre fois.',
    scale: 'Total de tous les jours, à la même échelle ; hauteurs agrandies quatre fois.',
  },
  nights: {
    name: 'La nuit',
    dayName: 'En pratique',
    shared: {
      toilet: {
        title: 'Toilettes',
        text: 'En chemin, il n’y en a généralement pas. Au début, votre guide montre où aller et comment faire en forêt, à l’abri des regards et sans laisser de traces.',
      },
      weather: { title: 'Météo', text: '{rule:weather}' },
      leader: {
        title: 'Encadrement',
        text: 'Les stages sont menés par la direction elle-même, titulaire d’un certificat d’instruction en survie.',
        link: 'Qui nous sommes',
      },
      meeting: {
        title: 'Rendez-vous',
        text: 'Toujours à un arrêt de train, de bus ou de funiculaire ; le stage s’y termine aussi. Le lieu est indiqué avec la date et dans votre confirmation. Zoug est à environ 25 minutes de train de Zurich et de Lucerne.',
        next: '{date} : {place}.',
      },
      language: {
        title: 'Langue',
        text: 'Les stages publics se donnent en allemand ; nous répondons aussi aux questions en anglais. Pour les groupes, sur demande, en allemand, en anglais, en français ou en italien.',
      },
    },
  },
  dates: {
    name: 'Dates',
    title: 'Prochaines dates',
    next: 'Prochaine date :',
    note: 'Le lieu de rendez-vous et l’horaire exact sont indiqués pour chaque date et dans votre confirmation.',
    ownGroup: 'Vous êtes {from} ou plus ? Nous fixons une date pour votre groupe.',
    ownGroupLink: 'Demander une date',
    none: 'Aucune date n’est prévue pour le moment.',
    failed: 'Les dates n’ont pas pu être chargées.',
    calendar: 'Voir l’agenda',
  },
  programme: { name: 'Déroulement', whole: 'Tout le déroulement, heure par heure' },
  lessons: {
    name: 'Ce qu’il en reste au bureau',
    remains: 'Vous rentrez avec vos propres notes. Il n’y a ni examen ni diplôme.',
  },
  packing: {
    name: 'Liste du matériel',
    title: 'Ce qui va dans le sac',
    bring: 'Vous apportez',
    provide: 'Nous apportons',
    lend: 'Il vous manque quelque chose ? Écrivez-nous une semaine avant, nous prêtons ce que nous avons.',
  },
  safety: {
    title: 'Sécurité',
    items: {
      fireBan: { title: 'Interdiction de faire du feu', text: '{rule:fireBan}' },
      storm: {
        title: 'Orage et froid en chemin',
        text: 'Nous lisons le bulletin la veille au soir et le matin même. Si un orage approche en chemin, nous quittons la crête, la lisière et la rive, et nous attendons à un endroit choisi d’avance. S’il s’installe, nous interrompons le stage. Les pauses, la bâche et le thé se règlent sur la première personne qui a froid.',
      },
      emergency: {
        title: 'Urgence',
        text: 'Chaque itinéraire a son plan d’urgence, avec les accès, les points de ralliement et les numéros à appeler. Votre guide emporte une pharmacie, un téléphone et une radio de secours, car le réseau ne passe pas partout.',
      },
      health: {
        title: 'Santé',
        text: 'Cœur, asthme, allergies, grossesse, médicaments : indiquez-le-nous en réservant. {rule:healthData} Nous vous dirons franchement si le stage vous convient. Rien n’est obligatoire. Si vous voulez arrêter, nous vous raccompagnons.',
      },
      insurance: {
        title: 'Assurance',
        text: 'Vous participez avec votre propre assurance accidents et responsabilité civile. Si vous travaillez en Suisse au moins huit heures par semaine pour le même employeur, votre assurance accidents couvre en général aussi vos loisirs. Demandez à votre assurance si elle paie les recherches et le sauvetage.',
      },
    },
  },
  price: {
    name: 'Prix et conditions',
    title: '{price} par personne',
    included: 'Compris',
    notIncluded: 'Non compris : le trajet et les assurances.',
    cancel: 'Si vous ne pouvez pas venir',
    exceptions: '{rule:substitute} {rule:illness}',
    minimumTitle: 'Quand le stage a lieu',
    minimum:
      'Dès {from} personnes. Nous vous disons au plus tard {days} jours avant si le nombre est atteint. {rule:calledOff}',
    terms: 'Lire les conditions générales',
  },
  gift: {
    title: 'Offrir ce stage',
    anyTitle: 'Offrir un stage',
    text: '{rule:voucherDelivery} {rule:voucherValidity} La personne qui le reçoit choisit la date.',
    action: 'Offrir un bon cadeau',
    voucher: 'Bon cadeau {name}',
  },
  others: 'Les autres niveaux',
}

export default fr
