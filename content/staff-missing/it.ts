import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Che cosa manca ancora',
  lead: 'Quello che sapete solo voi. Ogni dato ha il suo posto sul sito; finché manca, la pagina appare completa anche senza. «Inserire» porta dove indicarlo.',
  places: {
    levelTest: 'Survival, test di livello',
    teamEventRequest: 'Richiesta di un’uscita',
    founder: 'Team, fondazione',
    coFounder: 'Team, amministrazione',
    further: 'Team, altra persona',
  },
  facts: {
    label: 'Dati',
    none: 'Tutti i dati ci sono.',
    columns: { fact: 'Manca', gain: 'A che cosa serve', pages: 'Dove appare' },
    enter: 'Inserire',
    items: {
      address: {
        name: 'Indirizzo',
        gain: 'Il sito mostra un indirizzo di esempio. Senza quello vero le note legali sono incomplete e nessuno trova l’ufficio.',
      },
      phone: { name: 'Numero di telefono', gain: 'Chi telefona oggi non trova nessuno.' },
      email: { name: 'Indirizzo e-mail', gain: 'Chi scrive oggi scrive a un indirizzo di esempio.' },
      uid: {
        name: 'Numero d’impresa (IDI)',
        gain: 'Va nelle note legali. Le aziende lo controllano prima di pagare una fattura.',
      },
      processors: {
        name: 'Fornitori di hosting, e-mail e contabilità',
        gain: 'L’informativa sulla protezione dei dati li nomina, invece di indicare solo il tipo di servizio.',
      },
      voices: {
        name: 'Testimonianze',
        gain: 'Convincono più di qualsiasi titolo. Almeno due citazioni autorizzate per pagina, con nome e azienda.',
      },
      name: {
        name: 'Nomi delle due persone',
        gain: 'Chi chiede un’offerta sa con chi ha a che fare. Per ora il titolo è la funzione.',
      },
      portrait: {
        name: 'Ritratti',
        gain: 'Un volto dà fiducia. Fino ad allora la pagina mostra una carta. Formato 4:5, all’aperto, senza posa.',
      },
      biography: {
        name: 'Biografie di due o tre frasi',
        gain: 'Dicono quali progetti e quali corsi la persona ha diretto, e qualcosa di personale.',
      },
      qualifications: {
        name: 'Formazioni con ente e anno',
        gain: 'Rendono verificabili il certificato e il primo soccorso. Gli uffici del personale lo chiedono.',
      },
      languages: {
        name: 'Lingue',
        gain: 'Molte aziende di Zugo lavorano in inglese e devono sapere se è possibile.',
      },
      since: { name: 'Esperienza dal', gain: 'Un anno dice più di «pluriennale».' },
      role: {
        name: 'Funzione nella forma desiderata',
        gain: 'Per esempio «Fondatrice e direttrice» invece di «Fondazione e direzione».',
      },
      profileUrl: {
        name: 'Profilo pubblico',
        gain: 'Chi vuole saperne di più trova tutto il percorso, per esempio su LinkedIn.',
      },
      furtherInstructors: {
        name: 'Altre guide',
        gain: 'I gruppi grandi sono guidati da due persone. Nessuna pagina dice ancora chi è la seconda e quale formazione ha.',
      },
      photographs: {
        name: 'Fotografie',
        gain: 'Mostrano com’è davvero: il campo, il cibo, il tempo, le persone. Almeno tre per pagina.',
      },
      references: {
        name: 'Referenze',
        gain: 'Tre mandati con settore, situazione di partenza e risultato. Senza, la direzione di progetti resta una promessa.',
      },
      proofs: {
        name: 'Attestati',
        gain: 'Una riga di cifre che potete dimostrare: anni, corsi, certificati. Almeno due.',
      },
      insurance: {
        name: 'Responsabilità civile aziendale',
        gain: 'La prima domanda di ogni ufficio del personale prima di un’uscita per team.',
      },
      memberships: {
        name: 'Associazioni e partner',
        gain: 'Associazioni, proprietari di boschi, funicolare: si vede che altri lavorano con voi.',
      },
      meetingPlaces: {
        name: 'Punti di ritrovo precisi',
        gain: 'Chi prenota vuole sapere quanto dura il viaggio. Per ora è indicata solo la zona.',
      },
      travelTimes: {
        name: 'Tempi di viaggio in treno',
        gain: 'Da Zugo, Zurigo e Lucerna, controllati sull’orario.',
      },
      checkCents: {
        name: 'Prezzo dell’analisi di progetto',
        gain: 'Un prezzo fisso rende più facile il primo passo.',
      },
      dayRateCents: {
        name: 'Tariffa giornaliera',
        gain: 'Chi prepara un budget sa se vale la pena parlarne.',
      },
    },
  },
  unconfirmed: {
    label: 'Da confermare',
    lead: 'Queste affermazioni sono sulle pagine, ma nessuno le ha ancora confermate. Se un’affermazione è giusta, la confermi qui; altrimenti la cambi.',
    none: 'È tutto confermato.',
    columns: { statement: 'Affermazione', pages: 'Dove si trova' },
    confirm: 'È giusta',
    change: 'Modificare',
    ask: 'Il sito calcola con questi numeri. Per cambiarli, chieda a chi si occupa del Suo sito.',
    done: 'Confermata.',
    confirmed: 'Affermazioni confermate',
    undo: 'Annullare la conferma',
    undone: 'Conferma annullata.',
  },
}

export default it
