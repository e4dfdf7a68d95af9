import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Filosofia e valori – Gratweg',
    description:
      'Dire con chiarezza le cose come stanno. Dosare le forze. Saper tornare indietro. Che cosa portiamo dal terreno nei progetti, e che cosa no.',
  },
  title: 'A che cosa ci atteniamo',
  lead: 'La guida si vede quando il piano non torna più. All’aperto succede il primo pomeriggio, in un progetto un po’ più tardi.',
  drawingAlt: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
  facts: [
    {
      label: 'Chiarezza',
      value: 'dire che cosa si sa e che cosa no',
    },
    {
      label: 'Misura',
      value: 'dosare le forze prima che manchino',
    },
    {
      label: 'Coraggio',
      value: 'tornare indietro finché è ancora una scelta',
    },
  ],
  sections: [
    {
      title: 'Dire le cose come stanno',
      paragraphs: [
        'Una carta con zone bianche è più utile di una che finge di sapere tutto. Perciò annotiamo anche quello che non sappiamo.',
        'Le cattive notizie arrivano presto, da noi e in una frase.',
      ],
    },
    {
      title: 'Dosare le forze',
      paragraphs: [
        'Un gruppo va al passo del più lento. Non è una debolezza, è un dato con cui si può pianificare.',
      ],
    },
    {
      title: 'Saper tornare indietro',
      paragraphs: [
        'Chi torna indietro non ha letto male la carta, ha letto bene il terreno. All’inizio concordiamo da che cosa si riconosce quel punto.',
      ],
    },
  ],
  actions: [
    {
      label: 'Il team',
      to: '/team',
    },
    {
      label: 'Vedere i tre livelli',
      to: '/survival-training',
    },
    {
      label: 'Vedere la gestione progetti',
      to: '/projekt-management',
    },
  ],
}

export default it
