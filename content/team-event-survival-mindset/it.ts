import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Survival Mindset, un’uscita di squadra – Gratweg',
    description:
      'Un giorno per decidere sotto pressione, con un bilancio a mente fredda. Fino a 12 persone {price:survival-mindset} a forfait, al massimo 30.',
  },
  title: 'Survival Mindset',
  lead: 'Restare calmi quando tutto gira.',
  drawingAlt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
  place: 'Bosco sul lago di Zugo',
  season: 'tutto l’anno',
  focus: 'Decidere sotto pressione, cambio di ruoli, bilancio',
  about: {
    title: 'La calma si allena',
    text: 'Tre situazioni, ognuna meno chiara della precedente. Le informazioni arrivano tardi, e non tutte sono giuste. La Sua squadra decide lo stesso. Dopo guardiamo come è nata la decisione, non solo se era giusta.',
  },
  features: [
    {
      title: 'Uno schema',
      text: 'Fermarsi, guardare, pensare, agire. Quattro parole che vengono in mente anche sotto pressione.',
    },
    {
      title: 'Altri ruoli',
      text: 'Chi di solito guida ascolta. Chi di solito tace decide. Né l’uno né l’altro ci è abituato.',
    },
    {
      title: 'Fare il bilancio',
      text: 'Separiamo la decisione dal suo esito. Anche una buona decisione può andare storta.',
    },
  ],
  expect: [
    'Si impara uno schema di quattro parole.',
    'Lo si applica tre volte, dalla situazione semplice a quella confusa.',
    'Si assume un ruolo che di solito è di qualcun altro.',
    'Il bilancio è calmo e concreto: un comportamento da tenere e uno da lasciare.',
  ],
  forWhom: 'Per squadre che devono decidere anche quando il quadro è ancora sfocato.',
  quote: '«Al centro della tempesta c’è calma. Basta non girare con lei.»',
  schedule: {
    title: 'Uno schema, tre situazioni',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Lo schema',
        text: 'Quattro parole, provate su un caso semplice finché non restano in mente.',
      },
      {
        time: '10:00',
        title: 'Prima situazione',
        text: 'Una persona dispersa, una buona carta, tempo a sufficienza.',
      },
      { time: '11:15', title: 'Bilancio', text: 'Chi sapeva che cosa, e da quando?' },
      {
        time: '12:15',
        title: 'Pranzo',
        text: 'Minestra accanto al fuoco. Nessuno parla della situazione, anche questo è un esercizio.',
      },
      {
        time: '13:15',
        title: 'Seconda situazione',
        text: 'Due notizie si contraddicono. I ruoli cambiano.',
      },
      {
        time: '14:30',
        title: 'Terza situazione',
        text: 'Una notizia arriva tardi, un’altra è falsa.',
      },
      { time: '15:45', title: 'Accordi', text: 'Ogni persona scrive una frase, la squadra tre.' },
    ],
  },
  included: [
    'Una guida, due da 13 persone in su',
    'Schede con lo schema per tutti',
    'Minestra, pane e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Il materiale per le tre situazioni è compreso.',
  bring: 'Scarpe robuste, giacca impermeabile, qualcosa per scrivere',
  safety:
    'La pressione viene dal compito, non dal pericolo. Chiunque può lasciare una situazione in ogni momento.',
}

export default it
