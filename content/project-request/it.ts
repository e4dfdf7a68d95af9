import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Presentare un progetto – Gratweg',
    description:
      'Descriva il Suo progetto: prestazione, periodo, budget, team. Rispondiamo a ogni richiesta di progetto entro 24 ore.',
  },
  title: 'Presentare un progetto',
  lead: 'Ci scriva che cosa ha in mente. Riceve una risposta entro 24 ore.',
  drawingAlt: 'Carta schematica del lago di Zugo con curve di livello',
  facts: [
    {
      label: 'Prestazione',
      value:
        'gestione di progetti, gestione di programmi, gestione di portafogli, PMO, coaching agile, management ad interim, formazione e coaching o altro',
    },
    {
      label: 'Budget in CHF',
      value:
        'fino a 10’000, 10’000–50’000, 50’000–100’000, 100’000–250’000, oltre 250’000 o un importo a scelta',
    },
    {
      label: 'Team',
      value: '1–5, 6–10, 11–20 o più di 20 persone',
    },
    {
      label: 'Priorità',
      value: 'bassa, media, alta o urgente',
    },
    {
      label: 'Settore',
      value: 'informatica, finanza e assicurazioni, sanità, industria, consulenza o altro',
    },
    {
      label: 'Contratto',
      value: 'prezzo fisso, a consuntivo o misto',
    },
  ],
  sections: [
    {
      title: 'Che cosa dobbiamo sapere',
      paragraphs: [
        'Solo tre cose sono indispensabili: la prestazione desiderata, qualche frase sul progetto e il Suo indirizzo e-mail.',
        'Sono utili anche: periodo, budget, dimensione del team, settore, priorità e tipo di contratto. Lasci in sospeso ciò che non sa.',
      ],
    },
    {
      title: 'Che cosa succede poi',
      paragraphs: [
        'Leggiamo la Sua richiesta e rispondiamo entro 24 ore: con domande, con la proposta di un colloquio o dicendo che non siamo le persone giuste.',
      ],
    },
  ],
  actions: [
    {
      label: 'Scrivere la richiesta',
      note: 'entro 24 ore',
      to: '/kontakt',
    },
    {
      label: 'Alla gestione progetti',
      to: '/projekt-management',
    },
  ],
}

export default it
