import type { IntroWords } from '../intro-words.ts'

/** Imprint: identity, postal address and e-mail (UWG, article 3, paragraph 1, letter s). The places in braces are filled by the page. */
const de = {
  meta: {
    title: 'Impressum – Gratweg',
    description:
      'Anbieterin dieser Website: Firma, Postadresse, Telefon und E-Mail, dazu Hinweise zu Inhalt, Karten und Urheberrecht.',
  },
  title: 'Impressum',
  lead: 'Wer hinter dieser Website steht und wie Sie uns erreichen.',
  drawingAlt: 'Feldbuch mit Gummiband, Zeichnung',
  facts: [
    {
      label: 'Anbieterin',
      value: '{company}',
    },
    {
      label: 'Adresse',
      value: '{street}, {city}',
    },
    {
      label: 'Telefon',
      value: '{phone}',
    },
    {
      label: 'E-Mail',
      value: '{email}',
    },
    {
      label: 'Fassung',
      value: 'Fassung vom 21. November 2026, zur Prüfung durch die Rechtsberatung der Inhaber',
    },
  ],
  sections: [
    {
      title: 'Inhalt',
      paragraphs: [
        'Wir prüfen unsere Angaben sorgfältig. Preise und Dauer der Kurse und Anlässe gelten wie hier veröffentlicht.',
        'Für Inhalte fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.',
      ],
    },
    {
      title: 'Karten und Zeichnungen',
      paragraphs: [
        'Karte und Panorama sind schematisch und nicht zur Navigation bestimmt. Für unterwegs nehmen Sie bitte die Landeskarte.',
        'Die farbigen Wegzeichen sind ein Gestaltungsmittel. Sie bezeichnen keine offiziellen Wanderwege.',
      ],
    },
    {
      title: 'Urheberrecht',
      paragraphs: [
        'Texte, Zeichnungen und Karten gehören {company}. Für jede Verwendung fragen Sie uns bitte vorher.',
        'Die Schriften Archivo und Newsreader stehen unter der SIL Open Font License 1.1.',
      ],
    },
  ],
  actions: [
    {
      label: 'Kontakt aufnehmen',
      to: '/kontakt',
    },
    {
      label: 'Datenschutz',
      to: '/datenschutz',
    },
    {
      label: 'AGB',
      to: '/agb',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
