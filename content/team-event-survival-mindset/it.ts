import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Survival Mindset: decidere sotto pressione – Gratweg',
    description:
      'Un giorno, tre scenari d’emergenza: il Suo team si esercita a decidere con calma sotto pressione. {francs:survival-mindset} fino a 12 persone.',
  },
  title: 'Survival Mindset',
  forWhom: 'Per team di direzione e per team che decidono sotto pressione.',
  lead: 'Un giorno, tre scenari d’emergenza: il Suo team si esercita a decidere con calma e poi guarda come è nata la decisione.',
  drawingAlt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
  place: 'Walchwilerberg',
  season: 'tutto l’anno',
  focus: 'Decidere sotto pressione, cambio di ruoli, bilancio',
  take: { title: 'Dopo, il team ha uno schema che regge anche sotto pressione' },
  features: [
    {
      title: 'Uno schema',
      text: 'Fermarsi, guardare, pensare, agire: quattro parole che vengono in mente anche sotto pressione.',
    },
    {
      title: 'Altri ruoli',
      text: 'Chi di solito guida ascolta, chi di solito ascolta decide. Così si vede con altri occhi il lavoro degli altri.',
    },
    {
      title: 'Fare il bilancio',
      text: 'Separiamo la decisione dal suo esito. Anche una buona decisione può finire male.',
    },
  ],
  expect: [
    { title: 'Quattro parole', text: 'Provate lo schema su un caso semplice finché non resta in mente.' },
    {
      title: 'Tre scenari',
      text: 'Dal più semplice al più confuso, con informazioni che arrivano tardi.',
    },
    { title: 'Un altro ruolo', text: 'Assumete un ruolo che di solito è di qualcun altro.' },
    {
      title: 'Un bilancio con calma',
      text: 'Concreto e senza voti: un comportamento da tenere e uno da cambiare.',
    },
  ],
  quote: '«Al centro della tempesta c’è calma. Basta non girare con lei.»',
  schedule: {
    title: 'Tre scenari, ognuno con più vie del precedente',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Lo schema', text: 'Quattro parole, provate su un caso semplice.' },
      {
        time: '10:00',
        title: 'Primo scenario',
        text: 'Una persona dispersa, una buona carta, tempo a sufficienza.',
      },
      { time: '11:15', title: 'Bilancio', text: 'Chi sapeva che cosa, e da quando?' },
      { time: '12:15', title: 'Pranzo', text: 'Minestra accanto al fuoco. Lo scenario aspetta.' },
      {
        time: '13:15',
        title: 'Secondo scenario',
        text: 'Due indizi si contraddicono. I ruoli cambiano.',
      },
      { time: '14:30', title: 'Terzo scenario', text: 'Un indizio arriva tardi, un altro è falso.' },
      { time: '15:45', title: 'Accordi', text: 'Ogni persona scrive una frase, il team tre.' },
    ],
  },
  included: [
    'Una guida; da 13 persone in su c’è una seconda persona',
    'Schede con lo schema per tutti',
    'Minestra, pane e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Il materiale per i tre scenari è compreso.',
  meeting: 'Di regola la stazione di Walchwil. La conferma indica come si sale da lì al Walchwilerberg.',
  food: 'Minestra, pane e tè preparati sul fuoco.',
  safety:
    'La pressione viene dal compito, non dal pericolo. Chiunque può lasciare uno scenario in ogni momento. La guida ha con sé kit di pronto soccorso e telefono.',
  bring: ['Scarpe robuste', 'Giacca impermeabile', 'Uno strato caldo', 'Qualcosa per scrivere'],
  own: {
    clock: 'Inizio alle {time}',
    scenarios: [
      {
        title: 'Una persona dispersa',
        given: 'Una buona carta, tempo a sufficienza.',
        question: 'Prima che cosa?',
        ways: ['Cercare da soli', 'Chiamare aiuto'],
      },
      {
        title: 'Due indizi si contraddicono',
        given: 'Meno tempo, altri ruoli.',
        question: 'Quale seguire?',
        ways: ['Il primo', 'Il secondo', 'Verificare entrambi'],
      },
      {
        title: 'Un indizio è falso, uno arriva troppo tardi',
        given: 'La decisione è già presa.',
        question: 'E adesso?',
        ways: ['Confer\u00admarla', 'Decidere di nuovo', 'Dividersi', 'Tornare indietro'],
      },
    ],
    review: 'Poi, qualunque sia la via: chi sapeva che cosa, da quando, e come è nata la decisione?',
  },
}

export default it
