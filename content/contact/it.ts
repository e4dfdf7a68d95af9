import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Contatto – Gratweg',
    description:
      'Indirizzo, telefono, e-mail e orari di Gratweg a Cham. Alle richieste di progetto rispondiamo entro 24 ore.',
  },
  title: 'Dove vuole andare?',
  lead: 'Ci scriva due frasi: dove si trova e dove vuole arrivare. Oppure telefoni.',
  drawingAlt: 'Carta schematica del lago di Zugo con curve di livello',
  facts: [
    {
      label: 'Indirizzo',
      value: '{company}, {street}, {city}',
    },
    {
      label: 'Telefono',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
  ],
  mail: 'Scrivere un’e-mail',
  call: 'Telefonare',
  sections: [
    {
      title: 'Per un progetto',
      paragraphs: [
        'Ci indichi il progetto, il periodo e il quadro. Alle richieste di progetto rispondiamo entro 24 ore.',
      ],
    },
    {
      title: 'Per un corso o un’uscita di squadra',
      paragraphs: ['Ci indichi il corso o l’uscita, il numero di persone e due o tre date possibili.'],
    },
  ],
  actions: [
    {
      label: 'Presentare un progetto',
      note: 'entro 24 ore',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Vedere il calendario',
      to: '/event-kalender',
    },
    {
      label: 'Al negozio',
      to: '/shop',
    },
  ],
}

export default it
