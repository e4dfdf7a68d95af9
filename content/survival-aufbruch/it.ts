import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Aufbruch (Partenza): sopravvivenza, livello 1 – Gratweg',
    description:
      'Un corso di sopravvivenza per chi vuole cominciare: fuoco, acqua, carta. 1 giorno sullo Zugerberg, dai 16 anni, {francs:aufbruch} a persona.',
  },
  lead: 'Un giorno sullo Zugerberg. Accende il fuoco senza accendino, rende potabile l’acqua e si orienta con la carta. Non serve esperienza.',
  fit: {
    grade: {
      title: 'T1 vuol dire escursione',
      text: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): sentieri ben tracciati, piani o in leggera pendenza. Bastano scarpe comode con suola profilata.',
    },
    enough: {
      title: 'È abbastanza in forma',
      text: 'se riesce a camminare due ore di fila. Durante il giorno ci sono molte pause, e il gruppo va al passo della persona più lenta.',
    },
    instead: {
      title: 'Scelga il livello 2',
      text: 'se ha già acceso un fuoco e vorrebbe restare fuori una notte: due giorni con bivacco, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Un giorno all’aperto, la sera è a casa',
    bands: [],
    facts: [
      {
        title: 'Pasti',
        text: 'A mezzogiorno ci sono minestra, pane e tè; su richiesta il pasto è vegetariano. Per la mattina porti uno spuntino. Ci scriva le Sue allergie al momento della prenotazione.',
      },
    ],
  },
  quote: '«La prima volta fa solo fumo. La seconda si sa perché.»',
  quoteNote: 'La giornata ruota attorno a due tentativi. Quello che succede in mezzo è il corso.',
  programme: {
    title: 'Un giorno, due tentativi',
    days: [
      {
        name: 'Sabato',
        items: [
          {
            time: '09:00',
            title: 'Arrivo',
            text: 'Guardiamo negli zaini e diciamo che cosa chiede la giornata, e che cosa no.',
          },
          {
            time: '09:45',
            title: 'Leggere il terreno',
            text: 'Pendio, vento, acqua, carta. Lei indica dove si trova prima che lo diciamo noi.',
          },
          {
            time: '10:45',
            title: 'Il fuoco, primo tentativo',
            text: 'Ognuno per sé, con l’acciarino e quello che offre il bosco.',
          },
          {
            time: '12:15',
            title: 'Pranzo',
            text: 'Minestra, pane, tè. Si mangia anche senza fiamma.',
          },
          {
            time: '13:15',
            title: 'L’acqua',
            text: 'Cercarla, filtrarla, bollirla. Alla fine beve l’acqua che ha preparato Lei.',
          },
          {
            time: '14:30',
            title: 'Il fuoco, secondo tentativo',
            text: 'Insieme, ognuno con il suo ruolo. Ora brucia, e tutti sanno perché.',
          },
          {
            time: '15:30',
            title: 'Una prima decisione',
            text: 'Due sentieri, poche indicazioni, dieci minuti. Il gruppo decide e parte.',
          },
          {
            time: '16:15',
            title: 'Bilancio',
            text: 'Che cosa ha retto, che cosa è mancato? Gli appunti si prendono a mano.',
          },
          { time: '17:00', title: 'Fine', text: 'Ritorno al punto di ritrovo.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Tre cose per il prossimo avvio di progetto',
    items: [
      {
        title: 'Cominciare in piccolo',
        text: 'Prima l’esca, poi i rametti, poi la legna. Così si vede presto se il fuoco prende.',
      },
      {
        title: 'Prima di tutto, dove siamo',
        text: 'Chi si perde di solito credeva di saperlo. Lei controlla prima di partire.',
      },
      {
        title: 'Imparare dal tentativo fallito',
        text: 'Il primo quasi sempre non riesce. Lei ne ricava una regola invece di una scusa.',
      },
    ],
  },
  bring: [
    'Scarpe già rodate, con suola profilata',
    'Giacca e pantaloni da pioggia',
    'Uno strato caldo, anche d’estate',
    'Pantaloni lunghi che non temono una scintilla',
    'Borraccia, 1 litro',
    'Uno spuntino per la mattina',
    'Protezione da sole e zecche, medicamenti personali',
  ],
  provide: [
    'Acciarini e coltelli per tutti',
    'Carte, filtro per l’acqua e pentole',
    'Un telo contro la pioggia',
    'Minestra, pane e tè',
    'Kit di pronto soccorso e radio d’emergenza',
  ],
  safety: [
    {
      title: 'Coltelli e fuoco',
      text: 'Si intaglia seduti e a distanza. Accanto a ogni fuoco c’è l’acqua, e alla fine la cenere è fredda.',
    },
  ],
  included: [
    'La guida per tutta la giornata',
    'Materiale e carte',
    'Minestra, pane e tè',
    'Il permesso per i fuochi',
  ],
  order:
    'Aufbruch (Partenza) è l’inizio. Poi viene Durchhaltevermögen (Tenacia), se vuole restare fuori una notte.',
}

export default it
