import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Gestione di progetti digitali – Gratweg',
    description:
      'Direzione di progetti e programmi informatici e di trasformazione, dal mandato alla consegna. Rispondiamo alle richieste entro 24 ore.',
  },
  title: 'Portiamo i progetti oltre la cresta.',
  lead: 'Progetti e programmi digitali, dal mandato alla consegna. Guidiamo, pianifichiamo e diciamo per tempo quando il tempo cambia.',
  drawingAlt: 'Carta schematica del lago di Zugo con curve di livello',
  facts: [
    {
      label: 'Prestazioni',
      value: 'gestione di progetti, programmi e portafogli, PMO',
    },
    {
      label: 'Accompagnamento',
      value: 'coaching agile, interim management, formazione e coaching',
    },
    {
      label: 'Contratto',
      value: 'prezzo fisso, a consuntivo o misto',
    },
    {
      label: 'Risposta',
      value: 'entro 24 ore',
    },
  ],
  sections: [
    {
      title: 'Che cosa assumiamo',
      paragraphs: [
        'Direzione di progetto su mandato: un piano, un budget e una sola voce verso i fornitori.',
        'Programma e portafoglio: più progetti, una meta. Mettiamo ordine nelle dipendenze prima che lo facciano da sole.',
        'Accompagnamento: un interlocutore per chi dirige il progetto, con calma e a quattr’occhi.',
      ],
    },
    {
      title: 'Sei tappe',
      paragraphs: [
        'Mandato, analisi, concetto, realizzazione, introduzione, consegna. Ogni tappa finisce in un punto da cui si potrebbe tornare indietro.',
        'Gli ultimi metri di salita sono i più ripidi. Per questo pianifichiamo per primi l’introduzione e la formazione.',
      ],
    },
    {
      title: 'Quando un progetto si blocca',
      paragraphs: [
        'Stabiliamo a che punto è e presentiamo tre vie: proseguire, cambiare percorso, tornare indietro. La decisione spetta a Lei.',
      ],
    },
  ],
  actions: [
    {
      label: 'Presentare un progetto',
      note: 'risposta in 24 ore',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Contattarci',
      to: '/kontakt',
    },
    {
      label: 'Come la pensiamo',
      to: '/philosophie',
    },
  ],
}

export default it
