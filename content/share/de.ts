/** For Open Graph pictures. */
const de = {
  /** {n}: 1 to 3 */
  level: 'Stufe {n}',
  /** {n}: people */
  perPerson: '{price} pro Person',
  upTo: '{price} bis {n} Personen',
  people: 'bis {n} Personen',
  durations: {
    aufbruch: '1 Tag',
    durchhaltevermoegen: '2 Tage mit Biwak',
    'klarer-kompass': '2½ Tage',
    'back-to-the-roots': '4 Stunden',
    'feuer-und-fokus': '1 Tag',
    orientierungspunkt: '1½ Tage mit Biwak',
    'shelter-bau': '1 Tag',
    'wasser-und-willenskraft': '1 Tag',
    'survival-mindset': '1 Tag',
  },
  /** Trail signs: destination or time. */
  signs: {
    request: 'Projekt anfragen',
    answer: 'innert 24\u00a0Stunden',
    book: 'Platz buchen',
    dates: 'alle Termine',
    vouchers: 'Gutscheine',
    pdf: 'PDF per E-Mail',
  },
  /** Above the name of a voucher. */
  voucher: 'Gutschein',
  /** Alt texts. {name}: a product */
  pictures: {
    panorama: 'Panorama von Cham über den Zugersee zur Rigi, davor ein Wegweiser',
    walk: 'Karte des Zugersees mit einem Weg rundherum',
    project: 'Karte des Zugersees: der geplante Weg verläuft gerade, der gegangene in Bögen',
    cham: 'Karte: Cham am Nordufer des Zugersees',
    aufbruch: 'Sonne über einem See, ein Weg führt ans Ufer',
    nacht: 'Biwak am Feuer unter kreisenden Sternen',
    kompass: 'Verschneiter Gipfel vor einer Windrose',
    wurzeln: 'Drei Bäume, darunter ein gemeinsames Wurzelnetz',
    feuer: 'Lagerfeuer in der Nacht',
    posten: 'Karte mit fünf Posten',
    shelter: 'Blick aus einem Unterschlupf auf die Sonne über dem Wald',
    wasser: 'Strömung um Steine in einem Fluss',
    mindset: 'Ein Wirbel aus Linien, in der Mitte ist es ruhig',
    levels: 'Die Bilder der Survival-Kurse',
    events: 'Die Bilder der Team-Events',
    all: 'Die Bilder aller Kurse und Team-Events',
    rings: 'Jahrringe eines Baumes',
    shop: 'Kompass, Feldbuch, Feuerstahl und Trinkflasche',
    fieldBook: 'Zeichnung eines Feldbuchs',
    goods: 'Zeichnung: {name}',
    ticket: 'Gutschein: {name}',
  },
}

export default de
export type Messages = typeof de
