import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Wasser & Willenskraft, un’uscita di squadra – Gratweg',
    description:
      'Un giorno sull’acqua: preparare i passaggi, assicurarsi, insistere. Fino a 12 persone forfait di CHF 2’800.00, al massimo 20.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Controcorrente, con la squadra.',
  drawingAlt: 'Linee di corrente attorno ai sassi di un fiume',
  facts: [
    {
      label: 'Durata',
      value: '1 giorno',
    },
    {
      label: 'Fino a 12 persone',
      value: 'forfait di CHF 2’800.00',
    },
    {
      label: '13–20 persone',
      value: 'CHF 215.00 a persona',
    },
    {
      label: 'Dimensione massima',
      value: '20 persone',
    },
    {
      label: 'Per chi',
      value: 'squadre in un periodo impegnativo',
    },
    {
      label: 'Tema',
      value: 'fiducia, sicurezza reciproca, tenacia',
    },
  ],
  sections: [
    {
      title: 'Che cosa La aspetta',
      paragraphs: [
        'Si legge l’acqua: dove porta, dove tira, dove è meglio non entrare?',
        'Si prepara un passaggio e ci si assicura a vicenda.',
        'Si porta il materiale all’asciutto sull’altra riva.',
        'Accanto al fuoco si parla di quando era giusto continuare e quando no.',
      ],
    },
    {
      title: 'A chi si rivolge',
      paragraphs: [
        'Per squadre che portano molto e vogliono sentire di nuovo che lo portano insieme. Chi non vuole entrare in acqua fa sicurezza dalla riva.',
      ],
    },
    {
      title: 'Prezzo',
      paragraphs: [
        'Il prezzo vale per tutto il gruppo: un forfait fino a 12 persone, dalle 13 persone lo stesso importo per ciascuna.',
        'Più conveniente dalle 13 persone: 13 persone pagano CHF 2’795.00, 12 persone CHF 2’800.00.',
        'Oltre le 20 persone non c’è un prezzo fisso. Ci chieda un’offerta.',
      ],
    },
  ],
  actions: [
    {
      label: 'Richiedere una data',
      note: 'da CHF 2’795.00',
      to: '/buchen?serviceId=wasser-und-willenskraft',
    },
    {
      label: 'Tutte le sei uscite',
      to: '/team-events',
    },
    {
      label: 'Fare una domanda',
      to: '/kontakt',
    },
  ],
}

export default it
