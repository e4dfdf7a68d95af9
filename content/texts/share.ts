import { texts } from '#i18n/texts.ts'

/** For Open Graph pictures. */
export default texts({
  /** {n}: 1 to 3 */
  level: { de: 'Stufe {n}', en: 'Level {n}', fr: 'Niveau {n}', it: 'Livello {n}' },
  /** {n}: people */
  perPerson: {
    de: '{price} pro Person',
    en: '{price} per person',
    fr: '{price} par personne',
    it: '{price} a persona',
  },
  upTo: {
    de: '{price} bis {n} Personen',
    en: '{price} for up to {n} people',
    fr: '{price} jusqu’à {n} personnes',
    it: '{price} fino a {n} persone',
  },
  people: {
    de: 'bis {n} Personen',
    en: 'up to {n} people',
    fr: 'jusqu’à {n} personnes',
    it: 'fino a {n} persone',
  },
  durations: {
    aufbruch: { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
    durchhaltevermoegen: {
      de: '2 Tage mit Biwak',
      en: '2 days with a bivouac',
      fr: '2 jours avec bivouac',
      it: '2 giorni con bivacco',
    },
    'klarer-kompass': { de: '2½ Tage', en: '2½ days', fr: '2½ jours', it: '2½ giorni' },
    'back-to-the-roots': { de: '4 Stunden', en: '4 hours', fr: '4 heures', it: '4 ore' },
    'feuer-und-fokus': { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
    orientierungspunkt: {
      de: '1½ Tage mit Biwak',
      en: '1½ days with a bivouac',
      fr: '1½ jour avec bivouac',
      it: '1½ giorni con bivacco',
    },
    'shelter-bau': { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
    'wasser-und-willenskraft': { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
    'survival-mindset': { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
  },
  /** Trail signs: destination or time. */
  signs: {
    request: {
      de: 'Projekt anfragen',
      en: 'Tell us about a project',
      fr: 'Soumettre un projet',
      it: 'Presentare un progetto',
    },
    answer: {
      de: 'innert 24\u00a0Stunden',
      en: 'within 24 hours',
      fr: 'dans les 24 heures',
      it: 'entro 24 ore',
    },
    book: { de: 'Platz buchen', en: 'Book a place', fr: 'Réserver une place', it: 'Prenotare un posto' },
    dates: { de: 'alle Termine', en: 'all dates', fr: 'toutes les dates', it: 'tutte le date' },
    vouchers: { de: 'Gutscheine', en: 'Vouchers', fr: 'Bons cadeaux', it: 'Buoni regalo' },
    pdf: { de: 'PDF per E-Mail', en: 'PDF by e-mail', fr: 'PDF par e-mail', it: 'PDF per e-mail' },
  },
  /** Above the name of a voucher. */
  voucher: { de: 'Gutschein', en: 'Voucher', fr: 'Bon cadeau', it: 'Buono regalo' },
  /** Alt texts. {name}: a product */
  pictures: {
    panorama: {
      de: 'Panorama von Cham über den Zugersee zur Rigi, davor ein Wegweiser',
      en: 'View from Cham across Lake Zug to the Rigi, with a signpost in front',
      fr: 'La vue de Cham sur le lac de Zoug et le Rigi, derrière un poteau indicateur',
      it: 'Da Cham lo sguardo va sul lago di Zugo fino al Rigi; davanti, un cartello indicatore',
    },
    walk: {
      de: 'Karte des Zugersees mit einem Weg rundherum',
      en: 'Map of Lake Zug with a path all the way round',
      fr: 'Carte du lac de Zoug avec un sentier qui en fait le tour',
      it: 'Carta del lago di Zugo con un sentiero tutt’intorno',
    },
    project: {
      de: 'Karte des Zugersees: der geplante Weg verläuft gerade, der gegangene in Bögen',
      en: 'Map of Lake Zug: the planned route is straight, the one walked isn’t',
      fr: 'Carte du lac de Zoug\u202f: le chemin prévu est droit, le chemin parcouru ne l’est pas',
      it: 'Carta del lago di Zugo: il percorso previsto è diritto, quello fatto no',
    },
    cham: {
      de: 'Karte: Cham am Nordufer des Zugersees',
      en: 'Map: Cham on the north shore of Lake Zug',
      fr: 'Carte\u202f: Cham, sur la rive nord du lac de Zoug',
      it: 'Carta: Cham, sulla riva nord del lago di Zugo',
    },
    aufbruch: {
      de: 'Sonne über einem See, ein Weg führt ans Ufer',
      en: 'Sun above a lake, a path leading down to the shore',
      fr: 'Le soleil au-dessus d’un lac, un sentier mène à la rive',
      it: 'Sole sopra un lago, un sentiero scende alla riva',
    },
    nacht: {
      de: 'Biwak am Feuer unter kreisenden Sternen',
      en: 'Bivouac by the fire under circling stars',
      fr: 'Bivouac près du feu, sous les étoiles qui tournent',
      it: 'Bivacco accanto al fuoco sotto le stelle che girano',
    },
    kompass: {
      de: 'Verschneiter Gipfel vor einer Windrose',
      en: 'Snowy summit in front of a compass rose',
      fr: 'Sommet enneigé devant une rose des vents',
      it: 'Vetta innevata davanti a una rosa dei venti',
    },
    wurzeln: {
      de: 'Drei Bäume, darunter ein gemeinsames Wurzelnetz',
      en: 'Three trees, and below them one shared net of roots',
      fr: 'Trois arbres et, sous terre, un seul réseau de racines',
      it: 'Tre alberi e, sotto terra, un’unica rete di radici',
    },
    feuer: {
      de: 'Lagerfeuer in der Nacht',
      en: 'Campfire at night',
      fr: 'Feu de camp dans la nuit',
      it: 'Un fuoco nella notte',
    },
    posten: {
      de: 'Karte mit fünf Posten',
      en: 'Map with five controls',
      fr: 'Carte avec cinq postes',
      it: 'Carta con cinque punti di controllo',
    },
    shelter: {
      de: 'Blick aus einem Unterschlupf auf die Sonne über dem Wald',
      en: 'View out of a shelter to the sun above the forest',
      fr: 'Vue d’un abri sur le soleil au-dessus de la forêt',
      it: 'Da un riparo si vede il sole sopra il bosco',
    },
    wasser: {
      de: 'Strömung um Steine in einem Fluss',
      en: 'Current around stones in a river',
      fr: 'Le courant autour des pierres d’une rivière',
      it: 'La corrente attorno ai sassi di un fiume',
    },
    mindset: {
      de: 'Ein Wirbel aus Linien, in der Mitte ist es ruhig',
      en: 'A swirl of lines, calm in the middle',
      fr: 'Un tourbillon de lignes, calme en son centre',
      it: 'Un vortice di linee, nel mezzo la calma',
    },
    levels: {
      de: 'Die Bilder der Survival-Kurse',
      en: 'The pictures of the survival courses',
      fr: 'Les images des stages de survie',
      it: 'Le immagini dei corsi di sopravvivenza',
    },
    events: {
      de: 'Die Bilder der Team-Events',
      en: 'The pictures of the team events',
      fr: 'Les images des sorties d’équipe',
      it: 'Le immagini delle uscite per team',
    },
    all: {
      de: 'Die Bilder aller Kurse und Team-Events',
      en: 'The pictures of all courses and team events',
      fr: 'Les images de tous les stages et sorties d’équipe',
      it: 'Le immagini di tutti i corsi e le uscite per team',
    },
    rings: {
      de: 'Jahrringe eines Baumes',
      en: 'The growth rings of a tree',
      fr: 'Les cernes d’un arbre',
      it: 'Gli anelli di crescita di un albero',
    },
    shop: {
      de: 'Kompass, Feldbuch, Feuerstahl und Trinkflasche',
      en: 'Compass, field notebook, fire steel and bottle',
      fr: 'Boussole, carnet de terrain, pierre à feu et gourde',
      it: 'Bussola, taccuino, acciarino e borraccia',
    },
    fieldBook: {
      de: 'Zeichnung eines Feldbuchs',
      en: 'Drawing of a field notebook',
      fr: 'Dessin d’un carnet de terrain',
      it: 'Disegno di un taccuino da campo',
    },
    goods: {
      de: 'Zeichnung: {name}',
      en: 'Drawing: {name}',
      fr: 'Dessin\u202f: {name}',
      it: 'Disegno: {name}',
    },
    ticket: {
      de: 'Gutschein: {name}',
      en: 'Voucher: {name}',
      fr: 'Bon cadeau\u202f: {name}',
      it: 'Buono regalo: {name}',
    },
  },
})
