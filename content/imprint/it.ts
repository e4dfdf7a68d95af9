import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Note legali – Gratweg',
    description:
      'Gestore di questo sito: ditta, indirizzo postale, telefono ed e-mail, con indicazioni su contenuti, carte e diritto d’autore.',
  },
  title: 'Note legali',
  lead: 'Chi sta dietro a questo sito e come raggiungerci.',
  drawingAlt: 'Taccuino da campo con elastico, disegno',
  facts: [
    {
      label: 'Gestore',
      value: '{company}',
    },
    {
      label: 'Indirizzo',
      value: '{street}, {city}',
    },
    {
      label: 'Telefono',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Versione',
      value: 'Versione del 21 novembre 2026, da verificare da parte della consulenza legale dei titolari',
    },
  ],
  sections: [
    {
      title: 'Contenuti',
      paragraphs: [
        'Verifichiamo con cura le nostre indicazioni. Prezzi e durata di corsi e uscite valgono come pubblicati qui.',
        'Dei contenuti di altri siti a cui rimandiamo rispondono i rispettivi gestori.',
      ],
    },
    {
      title: 'Carte e disegni',
      paragraphs: [
        'Carta e panorama sono schematici e non destinati alla navigazione. Per le escursioni usi la carta nazionale.',
        'I segnavia colorati sono un elemento grafico. Non indicano sentieri ufficiali.',
      ],
    },
    {
      title: 'Diritto d’autore',
      paragraphs: [
        'Testi, disegni e carte appartengono a {company}. Per qualsiasi uso, La preghiamo di chiederci prima.',
        'I caratteri Archivo e Newsreader sono concessi con la SIL Open Font License 1.1.',
      ],
    },
  ],
  actions: [
    {
      label: 'Contattarci',
      to: '/kontakt',
    },
    {
      label: 'Protezione dei dati',
      to: '/datenschutz',
    },
    {
      label: 'CG',
      to: '/agb',
    },
  ],
}

export default it
