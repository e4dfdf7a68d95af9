import type { Language } from '#i18n/languages.ts'

export interface NamedDrawing {
  /** How owners find it in a list. */
  name: Readonly<Record<Language, string>>
  /** What it shows, for whoever does not see it. */
  alt: Readonly<Record<Language, string>>
}

/** Drawings of `public/scenes` that can stand for something: posters, 4:5, then gear. Maps and parts of pages cannot. */
export const DRAWINGS: Readonly<Record<string, NamedDrawing>> = {
  aufbruch: {
    name: { de: 'Morgensonne', en: 'Morning sun', fr: 'Soleil du matin', it: 'Sole del mattino' },
    alt: {
      de: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
      en: 'Morning sun above a lake, a pale path in the foreground',
      fr: 'Soleil du matin au-dessus d’un lac, au premier plan un sentier clair',
      it: 'Sole del mattino sopra un lago, in primo piano un sentiero chiaro',
    },
  },
  nacht: {
    name: {
      de: 'Biwak unter Sternen',
      en: 'Bivouac under stars',
      fr: 'Bivouac sous les étoiles',
      it: 'Bivacco sotto le stelle',
    },
    alt: {
      de: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
      en: 'Tent and fire by a lake, the stars circling the pole star above',
      fr: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
      it: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
    },
  },
  kompass: {
    name: { de: 'Gipfel', en: 'Summit', fr: 'Sommet', it: 'Vetta' },
    alt: {
      de: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
      en: 'Summit in midday light below a compass ring, a dashed trace leads up to it',
      fr: 'Sommet en pleine lumière sous un anneau de boussole, une trace pointillée y monte',
      it: 'Vetta nella luce di mezzogiorno sotto un anello di bussola, una traccia tratteggiata vi sale',
    },
  },
  feuer: {
    name: { de: 'Lagerfeuer', en: 'Campfire', fr: 'Feu de camp', it: 'Falò' },
    alt: {
      de: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
      en: 'Campfire, drawn as a heat map with isolines',
      fr: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
      it: 'Falò disegnato come una mappa del calore, a isolinee',
    },
  },
  wurzeln: {
    name: { de: 'Wurzelnetz', en: 'Net of roots', fr: 'Réseau de racines', it: 'Rete di radici' },
    alt: {
      de: 'Drei Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
      en: 'Three trees stand apart above the ground; below it their roots form a single net',
      fr: 'Trois arbres isolés au-dessus du sol\u202f; dessous, leurs racines forment un seul réseau',
      it: 'Tre alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
    },
  },
  'wurzeln-weit': {
    name: {
      de: 'Wurzelnetz, breit',
      en: 'Net of roots, wide',
      fr: 'Réseau de racines, large',
      it: 'Rete di radici, larga',
    },
    alt: {
      de: 'Fünf Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
      en: 'Five trees stand apart above the ground; below it their roots form a single net',
      fr: 'Cinq arbres isolés au-dessus du sol\u202f; dessous, leurs racines forment un seul réseau',
      it: 'Cinque alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
    },
  },
  posten: {
    name: {
      de: 'Karte mit Posten',
      en: 'Map with controls',
      fr: 'Carte avec postes',
      it: 'Carta con punti di controllo',
    },
    alt: {
      de: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
      en: 'Orienteering map with start, five controls and finish',
      fr: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
      it: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
    },
  },
  'posten-leer': {
    name: { de: 'Karte', en: 'Map', fr: 'Carte', it: 'Carta' },
    alt: {
      de: 'Orientierungslaufkarte mit Höhenkurven, Wald, Wiesen und einem See',
      en: 'Orienteering map with contour lines, forest, meadows and a lake',
      fr: 'Carte de course d’orientation avec courbes de niveau, forêt, prés et un lac',
      it: 'Carta da corsa d’orientamento con curve di livello, bosco, prati e un lago',
    },
  },
  shelter: {
    name: { de: 'Unterstand', en: 'Shelter', fr: 'Abri', it: 'Riparo' },
    alt: {
      de: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
      en: 'View from a shelter of woven branches onto hills and a low sun',
      fr: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
      it: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
    },
  },
  wasser: {
    name: { de: 'Fluss', en: 'River', fr: 'Rivière', it: 'Fiume' },
    alt: {
      de: 'Stromlinien um Steine in einem Fluss',
      en: 'Streamlines around stones in a river',
      fr: 'Lignes de courant autour des pierres d’une rivière',
      it: 'Linee di corrente attorno ai sassi di un fiume',
    },
  },
  mindset: {
    name: { de: 'Sturmwirbel', en: 'Whirling storm', fr: 'Tourbillon', it: 'Vortice' },
    alt: {
      de: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
      en: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
      fr: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
      it: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
    },
  },
  'gear-kompass-frei': {
    name: { de: 'Kompass', en: 'Compass', fr: 'Boussole', it: 'Bussola' },
    alt: {
      de: 'Zeichnung eines Plattenkompasses mit roter Nadel',
      en: 'Drawing of a baseplate compass with a red needle',
      fr: 'Dessin d’une boussole à plaquette, aiguille rouge',
      it: 'Disegno di una bussola a placca con l’ago rosso',
    },
  },
  'gear-kompass': {
    name: { de: 'Kompass mit Mass', en: 'Compass with size', fr: 'Boussole cotée', it: 'Bussola quotata' },
    alt: {
      de: 'Zeichnung eines Plattenkompasses mit seiner Länge',
      en: 'Drawing of a baseplate compass with its length',
      fr: 'Dessin d’une boussole à plaquette avec sa longueur',
      it: 'Disegno di una bussola a placca con la sua lunghezza',
    },
  },
  'gear-feldbuch': {
    name: { de: 'Feldbuch', en: 'Field notebook', fr: 'Carnet de terrain', it: 'Taccuino' },
    alt: {
      de: 'Zeichnung eines gelben Feldbuchs mit seinen Massen',
      en: 'Drawing of a yellow field notebook with its dimensions',
      fr: 'Dessin d’un carnet de terrain jaune avec ses dimensions',
      it: 'Disegno di un taccuino da campo giallo con le sue misure',
    },
  },
  'gear-feuerstahl': {
    name: { de: 'Feuerstahl', en: 'Fire steel', fr: 'Pierre à feu', it: 'Acciarino' },
    alt: {
      de: 'Zeichnung eines Feuerstahls, aus dem Funken springen',
      en: 'Drawing of a fire steel giving off sparks',
      fr: 'Dessin d’une pierre à feu d’où jaillissent des étincelles',
      it: 'Disegno di un acciarino da cui sprizzano scintille',
    },
  },
  'gear-flasche': {
    name: { de: 'Trinkflasche', en: 'Bottle', fr: 'Gourde', it: 'Borraccia' },
    alt: {
      de: 'Zeichnung einer Trinkflasche mit gelbem Deckel',
      en: 'Drawing of a bottle with a yellow lid',
      fr: 'Dessin d’une gourde au bouchon jaune',
      it: 'Disegno di una borraccia con il tappo giallo',
    },
  },
  'gear-schnur': {
    name: { de: 'Schnur', en: 'Cord', fr: 'Cordelette', it: 'Cordino' },
    alt: {
      de: 'Zeichnung eines Bunds gelber Schnur',
      en: 'Drawing of a hank of yellow cord',
      fr: 'Dessin d’un écheveau de cordelette jaune',
      it: 'Disegno di una matassa di cordino giallo',
    },
  },
  'gear-tarp': {
    name: { de: 'Tarp', en: 'Tarp', fr: 'Tarp', it: 'Telo tarp' },
    alt: {
      de: 'Zeichnung einer Zeltplane mit Ösen und ihren Massen',
      en: 'Drawing of a tarp with eyelets and its dimensions',
      fr: 'Dessin d’une bâche à œillets avec ses dimensions',
      it: 'Disegno di un telo con occhielli e le sue misure',
    },
  },
}
