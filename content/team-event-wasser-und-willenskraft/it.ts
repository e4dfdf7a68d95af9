import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Wasser & Willenskraft, un’uscita di squadra – Gratweg',
    description:
      'Un giorno al fiume: preparare i guadi, assicurarsi, insistere. Fino a 12 persone {price:wasser-und-willenskraft} a forfait, al massimo 20.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Controcorrente, con la squadra.',
  drawingAlt: 'Linee di corrente attorno ai sassi di un fiume',
  place: 'Lungo la Lorze',
  season: 'maggio–settembre',
  focus: 'Leggere la situazione, assicurarsi, insistere o tornare indietro',
  about: {
    title: 'Prima leggere, poi entrare',
    text: 'Il fiume arriva al ginocchio, è freddo e più veloce di quanto sembri. La Sua squadra prepara un guado, si assicura a vicenda e porta il materiale asciutto dall’altra parte. Almeno una volta è giusto tornare indietro.',
  },
  features: [
    {
      title: 'Leggere',
      text: 'Dove l’acqua sembra liscia, è profonda. Dieci minuti a guardare fanno risparmiare un’ora.',
    },
    {
      title: 'Assicurare',
      text: 'Nessuno va da solo. Chi tiene la corda a riva porta lo stesso peso di chi è in acqua.',
    },
    {
      title: 'Insistere o tornare',
      text: 'Stabiliamo prima da che cosa capiremo che basta. Nell’acqua è tardi per farlo.',
    },
  ],
  expect: [
    'Si legge l’acqua: dove porta, dove tira, dove è meglio non entrare?',
    'Si prepara un guado e ci si assicura a vicenda.',
    'Si porta il materiale asciutto sull’altra riva.',
    'Accanto al fuoco si parla di quando era giusto continuare e quando no.',
  ],
  forWhom:
    'Per squadre che portano un carico pesante e vogliono sentire di nuovo che lo portano insieme. Chi non vuole entrare in acqua fa sicurezza dalla riva.',
  quote: '«Forza di volontà è restare a riva quando tutti sono già nell’acqua.»',
  schedule: {
    title: 'Un fiume, due guadi',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'A riva',
        text: 'Leggere la corrente, fissare le regole, indossare l’attrezzatura.',
      },
      { time: '10:15', title: 'Prova a secco', text: 'Corda, segnali, ruoli. Tutti sono ancora asciutti.' },
      {
        time: '11:15',
        title: 'Guado breve',
        text: 'Breve, al ginocchio, assicurato. Ecco com’è l’acqua.',
      },
      { time: '12:30', title: 'Pranzo accanto al fuoco', text: 'Cambiare le calze, mangiare la minestra.' },
      {
        time: '13:45',
        title: 'Guado lungo',
        text: 'L’occorrente per un pasto deve arrivare asciutto sull’altra riva.',
      },
      {
        time: '15:45',
        title: 'Bilancio accanto al fuoco',
        text: 'Chi sarebbe tornato indietro prima, e chi l’ha detto?',
      },
    ],
  },
  included: [
    'Due guide, sempre',
    'Corde, giubbotti di salvataggio e stivaloni',
    'Minestra, pane e tè',
    'Una tenda riscaldata a riva',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Tutta l’attrezzatura per l’acqua è compresa.',
  bring: 'Scarpe che si possono bagnare, vestiti di ricambio, un asciugamano',
  safety:
    'Entra in acqua solo chi sa nuotare. Ci andiamo quando il fiume è calmo; in caso di piena si rinvia.',
}

export default it
