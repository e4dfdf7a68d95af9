import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Feuer & Fokus, un’uscita di squadra – Gratweg',
    description:
      'Un giorno attorno al fuoco, in squadra: ordinare i compiti, chiarire i ruoli. Fino a 12 persone {price:feuer-und-fokus} a forfait.',
  },
  title: 'Feuer & Fokus',
  lead: 'Una squadra, un acciarino, legna bagnata. Chi qui vuole fare tutto in una volta resta al buio.',
  drawingAlt: 'Falò disegnato come una mappa del calore, a isolinee',
  place: 'Bosco sul lago di Zugo',
  season: 'tutto l’anno',
  focus: 'Priorità, ruoli, tentativi falliti',
  about: {
    title: 'Prima ordinare, poi accendere',
    text: 'La legna bagnata brucia quando esca, trucioli e aria si incontrano nell’ordine giusto. Se manca una cosa, fa fumo. La Sua squadra riceve un acciarino, un coltello e tre tentativi. Dopo ogni tentativo guardiamo che cosa è mancato.',
  },
  features: [
    { title: 'Priorità', text: 'Prima l’esca, per ultimo il ramo grosso. Chi cambia l’ordine ricomincia.' },
    {
      title: 'Ruoli',
      text: 'Una persona accende, due alimentano, una guarda il vento. Gli altri cercano legna, quella asciutta.',
    },
    {
      title: 'Tentativi falliti',
      text: 'Due tentativi su tre possono fallire. Scriviamo perché e cambiamo una cosa sola.',
    },
  ],
  expect: [
    'Si raccoglie legna troppo bagnata e con quella si deve accendere il fuoco.',
    'Si parla di fumo: che cosa si è provato, che cosa mancava, chi non ha detto niente.',
    'Si distribuiscono i ruoli prima della prossima scintilla.',
    'Si mangia quello che è cotto sul proprio fuoco.',
  ],
  forWhom:
    'Per squadre che cominciano in fretta e finiscono di rado. Non serve esperienza, la pazienza aiuta.',
  quote: '«Un fuoco ha bisogno di tre cose. Anche una squadra: materia, aria e qualcuno che non se ne vada.»',
  schedule: {
    title: 'Un giorno, tre tentativi',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Arrivo',
        text: 'Raccogliamo legna e mettiamo via i telefoni. Nessuno sa già tutto.',
      },
      {
        time: '10:00',
        title: 'Primo tentativo',
        text: 'Piccoli gruppi, poche spiegazioni. Soprattutto fumo.',
      },
      {
        time: '11:15',
        title: 'Bilancio al focolare spento',
        text: 'Che cosa abbiamo provato, che cosa tralasciato, chi non ha parlato?',
      },
      {
        time: '12:15',
        title: 'Pranzo freddo',
        text: 'Pane, formaggio, acqua. Il caldo arriva quando il fuoco prende.',
      },
      {
        time: '13:15',
        title: 'Secondo e terzo tentativo',
        text: 'Chiarire i ruoli, dividere l’esca, leggere il vento. Ora brucia.',
      },
      {
        time: '15:30',
        title: 'Pasto e conclusioni',
        text: 'La minestra viene dal fuoco. Ognuno si porta una frase in ufficio.',
      },
      {
        time: '16:30',
        title: 'Spegnere',
        text: 'Versare, mescolare, toccare. È finito quando la cenere è fredda.',
      },
    ],
  },
  included: [
    'Una guida, due da 13 persone in su',
    'Acciarino, coltello ed esca per tutti',
    'Pranzo, minestra e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Legna, acciarino e pasti sono compresi.',
  bring: 'Scarpe robuste, giacca impermeabile, vestiti che possono sapere di fumo',
  safety:
    'Accendiamo il fuoco solo dove è permesso. Se c’è un divieto si rinvia, oppure Lei sceglie un’altra uscita senza costi.',
}

export default it
