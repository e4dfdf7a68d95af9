import type { Messages } from './de.ts'

const it: Messages = {
  events: {
    'back-to-the-roots': { duration: '4 ore', goal: 'Conoscersi in un team nuovo o ricomposto' },
    'feuer-und-fokus': {
      duration: '1 giorno',
      goal: 'Chiarire priorità e ruoli quando le cose in corso sono molte',
    },
    orientierungspunkt: {
      duration: '1½ giorni con bivacco',
      goal: 'Accordarsi meglio fra più sedi',
    },
    'shelter-bau': { duration: '1 giorno', goal: 'Progettare e finire qualcosa fra reparti diversi' },
    'wasser-und-willenskraft': {
      duration: '1 giorno',
      goal: 'Dosare le forze e restare uniti in un periodo impegnativo',
    },
    'survival-mindset': {
      duration: '1 giorno',
      goal: 'Decidere con calma sotto pressione, per team di direzione e di crisi',
    },
  },
  position: 'Uscita {n} di {of}',
  facts: {
    duration: 'Durata',
    group: 'Gruppo',
    place: 'Luogo',
    season: 'Stagione',
    focus: 'Tema',
  },
  upTo: 'fino a {n} persone',
  people: '{from}–{to} persone',
  more: 'da {n} persone in su',
  flat: 'a forfait',
  perPerson: 'a persona',
  onRequest: 'Richiedere un’offerta',
  book: 'Richiedere una data',
  priceUpTo: '{price} fino a {n} persone',
  take: 'Che cosa resta al Suo team',
  expect: 'Che cosa vi aspetta',
  schedule: {
    rule: 'Come si svolge',
    end: 'Fine',
    note: 'Gli orari sono un esempio. L’inizio lo fissiamo con Lei.',
  },
  prices: {
    rule: 'Prezzo e richiesta',
    title: '{price} fino a {n} persone',
    columns: { group: 'Gruppo', price: 'Prezzo', example: 'Esempio' },
    example: '{n} persone: {price}',
    note: 'Prezzi finali in franchi svizzeri, per tutto il gruppo.',
    cheaper: 'Con {n} persone costa meno: {n} persone pagano {price}, {fewer} persone {fewerPrice}.',
  },
  configurator: {
    title: 'In quanti siete?',
    count: 'Numero di persone',
    slider: 'Numero di persone, cursore',
    people: { one: '{n} persona', other: '{n} persone' },
    total: { one: 'per {n} persona', other: 'per {n} persone' },
    perHead: '{price} a testa',
    perHeadAbout: 'circa {price} a testa',
    flat: 'Forfait fino a {n} persone',
    cheaper: 'Con {n} persone costa meno: {n} persone pagano {price}.',
    over: 'Oltre le {n} persone non c’è un prezzo fisso. Le facciamo un’offerta.',
    invalid: 'Inserisca un numero intero da 1 in su.',
  },
  sheet: { link: 'Una pagina in PDF, da inoltrare', people: '{n} persone', quote: 'su offerta' },
  included: 'Compreso',
  notIncluded: 'Non compreso',
  place: {
    rule: 'Luogo e informazioni pratiche',
    meeting: 'Ritrovo',
    travel: 'Viaggio',
    food: 'Pasti',
    weather: 'Meteo',
    weatherRule: '{rule:weather}',
    fireBan: 'Divieto di fuochi',
    fireBanRule: '{rule:fireBan}',
    fireBanFocusRule: '{rule:fireBanFocus}',
    safety: 'Sicurezza',
    bring: 'Lista del materiale',
    language: 'Lingua',
    cancelling: 'Annullare',
    confirmed:
      'Confermiamo ritrovo e luogo insieme alla data. Preferisce un altro posto? Lo scriva nella richiesta.',
    diet: 'Cucina vegetariana, vegana o un’allergia: lo scriva nella richiesta.',
    languages: 'Tedesco. Italiano, inglese o francese: lo scriva nella richiesta, verifichiamo volentieri.',
    schematic: 'Schematica. Non serve a orientarsi.',
    station: 'Stazione di {place}',
    terms: 'Condizioni generali',
  },
  maps: {
    cham: {
      alt: 'Carta schematica: la stazione di Cham sul lago di Zugo, a nord-ovest il bosco Städtlerwald, a nord la Lorze',
      travel:
        'Cham è sulla linea S1 tra Zugo e Lucerna: circa 6 minuti da Zugo, 30 da Lucerna, 40 da Zurigo con cambio a Zugo. Verifichi l’orario.',
    },
    immensee: {
      alt: 'Carta schematica: la stazione di Immensee sul lago di Zugo, a nord-est, sulla penisola, il bosco Chiemenwald',
      travel:
        'Immensee è sulla linea S3 tra Lucerna e Arth-Goldau: circa 25 minuti da Lucerna, 35 da Zugo e 60 da Zurigo con cambio ad Arth-Goldau. Verifichi l’orario.',
    },
    walchwil: {
      alt: 'Carta schematica: la stazione di Walchwil sulla riva orientale del lago di Zugo, più in alto il Walchwilerberg',
      travel:
        'Walchwil è sulla linea S2: circa 15 minuti da Zugo, 50 da Lucerna e da Zurigo con cambio a Zugo. Verifichi l’orario.',
    },
    zugerberg: {
      alt: 'Carta schematica: la stazione a valle della funicolare dello Zugerberg a Schönegg, a sud-est di Zugo, più in alto lo Zugerberg',
      travel:
        'Circa 15 minuti in bus dalla stazione di Zugo a Schönegg. Zugo è a circa 25 minuti da Zurigo e da Lucerna. Verifichi l’orario.',
    },
  },
  dates: {
    rule: 'Posti singoli',
    title: 'Provare prima da sé',
    text: 'In queste date si prenotano posti singoli in un gruppo misto. Per tutto il team propone Lei una data.',
    none: 'Al momento non ci sono date pubbliche per questa uscita.',
    failed: 'Al momento le date pubbliche non si caricano. Le trova nel calendario.',
    calendar: 'Vedere il calendario',
  },
  others: 'Altre uscite',
  ask: 'Fare una domanda',
}

export default it
