import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Il team – Gratweg',
    description:
      'Due persone: la direzione, con un MSc in gestione di progetti e un certificato di istruzione di sopravvivenza, e l’amministrazione.',
  },
  title: 'Due persone, un ufficio, tanto bosco.',
  lead: 'Siamo in pochi. Chi telefona parla con la persona che poi verrà anche sul terreno.',
  drawingAlt: 'Carta schematica del lago di Zugo con curve di livello',
  facts: [
    {
      label: 'Sede',
      value: 'Cham, 47.18° N, 8.46° E, 418 m',
    },
    {
      label: 'Formazione',
      value: 'MSc in gestione di progetti, certificato di istruttore di sopravvivenza',
    },
  ],
  members: [
    {
      role: 'Fondazione e direzione',
      text: 'MSc in gestione di progetti e certificato di istruttore di sopravvivenza. Dirige i progetti e i corsi, e conosce quindi entrambi i tipi di nebbia.',
    },
    {
      role: 'Cofondazione e amministrazione',
      text: 'Tiene insieme date, prenotazioni e fatture e fa in modo che il materiale torni al completo.',
    },
  ],
  sections: [
    {
      title: 'Come lavoriamo',
      paragraphs: [
        'La stessa persona dirige i progetti e i corsi. Quello che non regge all’aperto non lo usiamo nemmeno in ufficio.',
      ],
    },
  ],
  actions: [
    {
      label: 'Contattarci',
      to: '/kontakt',
    },
    {
      label: 'A che cosa ci atteniamo',
      to: '/philosophie',
    },
  ],
}

export default it
