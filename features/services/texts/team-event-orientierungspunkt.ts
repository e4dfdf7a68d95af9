import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Orientierungspunkt: Event für verteilte Teams – Gratweg',
      en: 'Orientierungspunkt: for teams on several sites – Gratweg',
      fr: 'Orientierungspunkt : pour équipes multisites – Gratweg',
      it: 'Orientierungspunkt: per team su più sedi – Gratweg',
    },
    description: {
      de: 'Anderthalb Tage mit Karte, Kompass und Biwak für Teams an mehreren Standorten, Biwakmaterial inbegriffen. {francs:orientierungspunkt} bis 12 Personen.',
      en: 'A day and a half with map, compass and bivouac for teams spread over several sites. {francs:orientierungspunkt} for up to 12 people, bivouac equipment included.',
      fr: 'Un jour et demi avec carte, boussole et bivouac, pour équipes réparties sur plusieurs sites. {francs:orientierungspunkt} jusqu’à 12 personnes.',
      it: 'Un giorno e mezzo con carta, bussola e bivacco per team distribuiti su più sedi. {francs:orientierungspunkt} fino a 12 persone, materiale da bivacco compreso.',
    },
  },
  title: {
    de: 'Orientierungs\u00adpunkt',
    en: 'Orientierungs\u00adpunkt',
    fr: 'Orientierungs\u00adpunkt',
    it: 'Orientierungs\u00adpunkt',
  },
  forWhom: {
    de: 'Für Teams an mehreren Standorten.',
    en: 'For teams spread over several sites.',
    fr: 'Pour les équipes réparties sur plusieurs sites.',
    it: 'Per team distribuiti su più sedi.',
  },
  lead: {
    de: 'Anderthalb Tage mit Karte, Kompass und Biwak: Zwei Gruppen finden nur gemeinsam ins Ziel. Danach stehen drei Abmachungen für die Zusammenarbeit.',
    en: 'A day and a half with map, compass and bivouac: two groups who can only find the finish together. You go home with three agreements on working together.',
    fr: 'Un jour et demi avec carte, boussole et bivouac : deux groupes ne trouvent l’arrivée qu’ensemble. Vous repartez avec trois accords pour la collaboration.',
    it: 'Un giorno e mezzo con carta, bussola e bivacco: due gruppi trovano l’arrivo solo insieme. Alla fine restano tre accordi per collaborare.',
  },
  drawingAlt: {
    de: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
    en: 'Orienteering map with start, five controls and finish',
    fr: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
    it: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
  },
  place: { de: 'Zugerberg', en: 'Zugerberg', fr: 'Zugerberg', it: 'Zugerberg' },
  season: { de: 'April–Oktober', en: 'April–October', fr: 'avril–octobre', it: 'aprile–ottobre' },
  focus: {
    de: 'Orientierung, Absprache, gemeinsame Entscheide',
    en: 'Orientation, coordination, joint decisions',
    fr: 'L’orientation, la concertation, les décisions communes',
    it: 'Orientamento, accordi, decisioni comuni',
  },
  take: {
    title: {
      de: 'Danach hat das Team drei Abmachungen, die über Standorte hinweg gelten',
      en: 'Afterwards the team has three agreements that hold across sites',
      fr: 'Après, l’équipe a trois accords, valables d’un site à l’autre',
      it: 'Dopo, il team ha tre accordi che valgono da una sede all’altra',
    },
  },
  features: [
    {
      title: { de: 'Orientierung', en: 'Orientation', fr: 'L’orientation', it: 'Orientamento' },
      text: {
        de: 'Zuerst der eigene Standort, dann die Frage nach dem anderen: mit Karte, Kompass und Schrittmass.',
        en: 'Find your own position first, then ask about the other group’s: with map, compass and pacing.',
        fr: 'D’abord sa propre position, ensuite celle des autres : avec la carte, la boussole et le compte des pas.',
        it: 'Prima la propria posizione, poi quella degli altri: con carta, bussola e conto dei passi.',
      },
    },
    {
      title: { de: 'Absprache', en: 'Coordination', fr: 'La concertation', it: 'Accordi' },
      text: {
        de: 'Drei Treffen von je zehn Minuten. Die Gruppen üben, das Wichtige zuerst zu sagen und nachzufragen.',
        en: 'Three meetings of ten minutes each. The groups practise saying what matters first, and asking when something isn’t clear.',
        fr: 'Trois rencontres de dix minutes. Les groupes s’exercent à dire d’abord l’essentiel et à poser des questions.',
        it: 'Tre incontri di dieci minuti. I gruppi si esercitano a dire prima l’essenziale e a fare domande.',
      },
    },
    {
      title: {
        de: 'Gemeinsame Entscheide',
        en: 'Joint decisions',
        fr: 'Les décisions communes',
        it: 'Decisioni comuni',
      },
      text: {
        de: 'Am zweiten Tag gibt es nur noch einen Weg. Alle gehen ihn, darum wählen ihn alle.',
        en: 'On the second day there’s only one route left. Everyone walks it, so everyone chooses it.',
        fr: 'Le deuxième jour, il ne reste qu’un itinéraire. Tout le monde le suit, tout le monde le choisit donc.',
        it: 'Il secondo giorno resta un solo percorso. Tutti lo seguono, perciò tutti lo scelgono.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Zwei Gruppen', en: 'Two groups', fr: 'Deux groupes', it: 'Due gruppi' },
      text: {
        de: 'Jede legt fest, wie sie entscheidet und wer mit der anderen redet.',
        en: 'Each settles how it decides and who talks to the other.',
        fr: 'Chacun convient de sa façon de décider et de la personne qui parle à l’autre.',
        it: 'Ognuno stabilisce come decide e chi parla con l’altro.',
      },
    },
    {
      title: {
        de: 'Zwei halbe Karten',
        en: 'Two halves of a map',
        fr: 'Deux moitiés de carte',
        it: 'Due mezze carte',
      },
      text: {
        de: 'Jede Gruppe kennt nur einen Teil der Posten. Wer nur erzählt und nicht zuhört, findet das Ziel nicht.',
        en: 'Each group knows only some of the controls. A group that only talks and never listens won’t find the finish.',
        fr: 'Chaque groupe ne connaît qu’une partie des postes. À parler sans écouter, on ne trouve pas l’arrivée.',
        it: 'Ogni gruppo conosce solo una parte dei punti. Chi parla e non ascolta non trova l’arrivo.',
      },
    },
    {
      title: {
        de: 'Eine Nacht im Biwak',
        en: 'A night in a bivouac',
        fr: 'Une nuit au bivouac',
        it: 'Una notte in bivacco',
      },
      text: {
        de: 'Planen, Matten und Schlafsäcke bringen wir mit. Erfahrung braucht es keine.',
        en: 'We bring tarps, mats and sleeping bags. You need no experience.',
        fr: 'Nous apportons bâches, matelas et sacs de couchage. Aucune expérience n’est nécessaire.',
        it: 'Portiamo noi teli, materassini e sacchi a pelo. Non serve esperienza.',
      },
    },
    {
      title: {
        de: 'Die letzte Strecke',
        en: 'The last stretch',
        fr: 'La dernière étape',
        it: 'L’ultimo tratto',
      },
      text: {
        de: 'Den fünften Posten und das Ziel suchen Sie gemeinsam.',
        en: 'You look for the fifth control and the finish together.',
        fr: 'Le cinquième poste et l’arrivée, vous les cherchez ensemble.',
        it: 'Il quinto punto e l’arrivo si cercano insieme.',
      },
    },
  ],
  quote: {
    de: '«Die halbe Karte ist nicht das Problem. Das Problem ist, sie für die ganze zu halten.»',
    en: '“Half a map is not the problem. Taking it for the whole one is.”',
    fr: '« La moitié d’une carte n’est pas un problème. Le problème, c’est de la croire entière. »',
    it: '«Mezza carta non è il problema. Il problema è crederla intera.»',
  },
  schedule: {
    title: {
      de: 'Vier Posten getrennt, den fünften gemeinsam',
      en: 'Four controls apart, the fifth together',
      fr: 'Quatre postes séparément, le cinquième ensemble',
      it: 'Quattro punti separati, il quinto insieme',
    },
    end: { de: '12:00', en: '12:00', fr: '12:00', it: '12:00' },
    rows: [
      {
        day: { de: 'Erster Tag', en: 'First day', fr: 'Premier jour', it: 'Primo giorno' },
        time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
        title: {
          de: 'Karte und Kompass',
          en: 'Map and compass',
          fr: 'Carte et boussole',
          it: 'Carta e bussola',
        },
        text: {
          de: 'Karte lesen, Richtung nehmen, Schritte zählen.',
          en: 'Reading the map, taking a bearing, counting paces.',
          fr: 'Lire la carte, prendre un azimut, compter ses pas.',
          it: 'Leggere la carta, prendere l’azimut, contare i passi.',
        },
      },
      {
        time: { de: '10:15', en: '10:15', fr: '10:15', it: '10:15' },
        title: { de: 'Zwei Gruppen', en: 'Two groups', fr: 'Deux groupes', it: 'Due gruppi' },
        text: {
          de: 'Jede legt fest, wie sie entscheidet und wer mit der anderen redet.',
          en: 'Each settles how it decides and who talks to the other.',
          fr: 'Chacun convient de sa façon de décider et de la personne qui parle à l’autre.',
          it: 'Ognuno stabilisce come decide e chi parla con l’altro.',
        },
      },
      {
        time: { de: '11:00', en: '11:00', fr: '11:00', it: '11:00' },
        title: {
          de: 'Posten eins bis vier',
          en: 'Controls one to four',
          fr: 'Postes un à quatre',
          it: 'Punti da uno a quattro',
        },
        text: {
          de: 'Unterwegs drei Treffen. Mittagessen aus dem Rucksack.',
          en: 'Three meetings on the way. Lunch from the rucksack.',
          fr: 'En chemin, trois rencontres et un repas tiré du sac.',
          it: 'Lungo il percorso tre incontri e un pranzo al sacco.',
        },
      },
      {
        time: { de: '16:30', en: '16:30', fr: '16:30', it: '16:30' },
        title: { de: 'Biwak', en: 'Bivouac', fr: 'Le bivouac', it: 'Bivacco' },
        text: {
          de: 'Planen spannen, Wasser holen, kochen. Alle sind wieder beisammen.',
          en: 'Pitch the tarps, fetch water, cook. Everyone is together again.',
          fr: 'Tendre les bâches, chercher de l’eau, cuisiner. Tout le monde se retrouve.',
          it: 'Tendere i teli, prendere l’acqua, cucinare. Si è di nuovo insieme.',
        },
      },
      {
        time: { de: '20:00', en: '20:00', fr: '20:00', it: '20:00' },
        title: {
          de: 'Auswertung am Feuer',
          en: 'Review by the fire',
          fr: 'Bilan près du feu',
          it: 'Bilancio accanto al fuoco',
        },
        text: {
          de: 'Was haben wir geteilt, und was haben wir nur angenommen?',
          en: 'What did we share, and what did we merely assume?',
          fr: 'Qu’avons-nous partagé, qu’avons-nous seulement supposé ?',
          it: 'Che cosa abbiamo condiviso e che cosa abbiamo solo supposto?',
        },
      },
      {
        day: { de: 'Zweiter Tag', en: 'Second day', fr: 'Deuxième jour', it: 'Secondo giorno' },
        time: { de: '07:00', en: '07:00', fr: '07:00', it: '07:00' },
        title: {
          de: 'Frühstück und Abbau',
          en: 'Breakfast and breaking camp',
          fr: 'Petit déjeuner et rangement',
          it: 'Colazione e smontaggio',
        },
        text: {
          de: 'Planen trocknen, Rucksäcke packen, nichts liegen lassen.',
          en: 'Dry the tarps, pack up, leave nothing behind.',
          fr: 'Sécher les bâches, faire les sacs, ne rien laisser derrière soi.',
          it: 'Asciugare i teli, fare gli zaini, non lasciare nulla.',
        },
      },
      {
        time: { de: '08:30', en: '08:30', fr: '08:30', it: '08:30' },
        title: {
          de: 'Posten fünf und Ziel',
          en: 'Control five and finish',
          fr: 'Poste cinq et arrivée',
          it: 'Punto cinque e arrivo',
        },
        text: {
          de: 'Ein Entscheid, ein Weg, alle gemeinsam.',
          en: 'One decision, one route, all together.',
          fr: 'Une décision, un itinéraire, toute l’équipe.',
          it: 'Una decisione, un percorso, tutti insieme.',
        },
      },
      {
        time: { de: '11:00', en: '11:00', fr: '11:00', it: '11:00' },
        title: { de: 'Übertrag', en: 'Agreements', fr: 'Ce qu’on rapporte au bureau', it: 'Conclusioni' },
        text: {
          de: 'Drei Abmachungen für die Arbeit an mehreren Orten.',
          en: 'Three of them, for working in several places.',
          fr: 'Trois accords pour le travail sur plusieurs sites.',
          it: 'Tre accordi per lavorare in più sedi.',
        },
      },
    ],
  },
  included: [
    {
      de: 'Leitung zu zweit, auch in der Nacht',
      en: 'Two guides, at night too',
      fr: 'Deux personnes pour l’encadrement, la nuit aussi',
      it: 'Due persone alla guida, anche di notte',
    },
    {
      de: 'Karten, Kompasse und Stirnlampen',
      en: 'Maps, compasses and head torches',
      fr: 'Cartes, boussoles et lampes frontales',
      it: 'Carte, bussole e lampade frontali',
    },
    {
      de: 'Planen, Matten und Schlafsäcke',
      en: 'Tarps, mats and sleeping bags',
      fr: 'Bâches, matelas et sacs de couchage',
      it: 'Teli, materassini e sacchi a pelo',
    },
    {
      de: 'Nachtessen, Frühstück und Tee',
      en: 'Supper, breakfast and tea',
      fr: 'Souper, petit déjeuner et thé',
      it: 'Cena, colazione e tè',
    },
  ],
  notIncluded: {
    de: 'Anreise der Gruppe, Mittagessen am ersten Tag, Versicherung',
    en: 'The group’s travel, lunch on the first day, insurance',
    fr: 'Le trajet du groupe, le repas de midi du premier jour, les assurances',
    it: 'Il viaggio del gruppo, il pranzo del primo giorno, le assicurazioni',
  },
  priceNote: {
    de: 'Das Biwakmaterial ist inbegriffen.',
    en: 'The bivouac equipment is included.',
    fr: 'Le matériel de bivouac est compris.',
    it: 'Il materiale da bivacco è compreso.',
  },
  meeting: {
    de: 'In der Regel die Talstation der Zugerbergbahn, Schönegg.',
    en: 'Usually the lower station of the Zugerberg funicular, Schönegg.',
    fr: 'En général à la station inférieure du funiculaire du Zugerberg, à Schönegg.',
    it: 'Di regola la stazione a valle della funicolare dello Zugerberg, Schönegg.',
  },
  food: {
    de: 'Nachtessen, Frühstück und Tee sind inbegriffen. Das Mittagessen für den ersten Tag bringen Sie mit.',
    en: 'Supper, breakfast and tea are included. Please bring your own lunch for the first day.',
    fr: 'Le souper, le petit déjeuner et le thé sont compris. Vous apportez le repas de midi du premier jour.',
    it: 'Cena, colazione e tè sono compresi. Il pranzo del primo giorno lo porta ognuno.',
  },
  safety: {
    de: 'Jede Gruppe trägt ein versiegeltes Telefon und einen Notfallplan. Die Leitung weiss immer, wo beide Gruppen sind, und bleibt die ganze Nacht im Lager.',
    en: 'Each group carries a sealed phone and an emergency plan. The guides always know where both groups are, and stay in the camp all night.',
    fr: 'Chaque groupe emporte un téléphone scellé et un plan d’urgence. Les guides savent toujours où sont les deux groupes et passent toute la nuit au camp.',
    it: 'Ogni gruppo porta un telefono sigillato e un piano d’emergenza. Le guide sanno sempre dove sono i due gruppi e restano al campo tutta la notte.',
  },
  bring: [
    {
      de: 'Rucksack, 40 bis 60 Liter',
      en: 'Rucksack, 40 to 60 litres',
      fr: 'Sac à dos, de 40 à 60 litres',
      it: 'Zaino, da 40 a 60 litri',
    },
    {
      de: 'Schuhe, die über den Knöchel reichen',
      en: 'Boots that cover the ankle',
      fr: 'Chaussures montantes',
      it: 'Scarponcini che coprono la caviglia',
    },
    {
      de: 'Regenjacke und Regenhose',
      en: 'Waterproof jacket and trousers',
      fr: 'Veste et pantalon de pluie',
      it: 'Giacca e pantaloni da pioggia',
    },
    {
      de: 'Zwei warme Schichten, Mütze, Handschuhe',
      en: 'Two warm layers, hat, gloves',
      fr: 'Deux couches chaudes, bonnet, gants',
      it: 'Due strati caldi, berretto, guanti',
    },
    {
      de: 'Trockene Kleider und Socken für die Nacht',
      en: 'Dry clothes and socks for the night',
      fr: 'Habits et chaussettes secs pour la nuit',
      it: 'Vestiti e calze asciutti per la notte',
    },
    {
      de: 'Trinkflasche, 1 Liter',
      en: 'Water bottle, 1 litre',
      fr: 'Gourde, 1 litre',
      it: 'Borraccia, 1 litro',
    },
    {
      de: 'Becher, Schale, Löffel',
      en: 'Mug, bowl, spoon',
      fr: 'Tasse, bol, cuillère',
      it: 'Tazza, scodella, cucchiaio',
    },
    {
      de: 'Mittagessen für den ersten Tag',
      en: 'Lunch for the first day',
      fr: 'Le pique-nique du premier jour',
      it: 'Il pranzo del primo giorno',
    },
    {
      de: 'Zahnbürste, eigene Medikamente',
      en: 'Toothbrush, your own medication',
      fr: 'Brosse à dents, vos médicaments',
      it: 'Spazzolino da denti, medicamenti personali',
    },
    {
      de: 'Sonnen- und Zeckenschutz',
      en: 'Sun cream and tick repellent',
      fr: 'Crème solaire et produit antitiques',
      it: 'Protezione da sole e zecche',
    },
  ],
  own: {
    maps: [
      {
        title: {
          de: 'Karte der Gruppe A',
          en: 'Map of group A',
          fr: 'Carte du groupe A',
          it: 'Carta del gruppo A',
        },
        text: { de: 'Posten 1 und 3', en: 'Controls 1 and 3', fr: 'Postes 1 et 3', it: 'Punti 1 e 3' },
      },
      {
        title: {
          de: 'Karte der Gruppe B',
          en: 'Map of group B',
          fr: 'Carte du groupe B',
          it: 'Carta del gruppo B',
        },
        text: { de: 'Posten 2 und 4', en: 'Controls 2 and 4', fr: 'Postes 2 et 4', it: 'Punti 2 e 4' },
      },
    ],
    alt: {
      de: '{title}: dieselbe Gegend mit Start und Ziel, eingezeichnet sind nur {text}.',
      en: '{title}: the same area with start and finish, showing only {text}.',
      fr: '{title} : le même terrain avec départ et arrivée ; seuls indiqués : {text}.',
      it: '{title}: lo stesso terreno con partenza e arrivo, segnati solo: {text}.',
    },
  },
}) satisfies Record<Language, TeamEventMessages>
