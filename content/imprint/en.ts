import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Legal notice – Gratweg',
    description:
      'Who runs this website: company, postal address, phone, e-mail and UID, with notes on content, maps, copyright and accessibility.',
  },
  title: 'Legal notice',
  lead: 'Who runs this website and how to reach us.',
  sections: {
    anbieterin: {
      title: 'Provider',
      paragraphs: [],
    },
    bestellen: {
      title: 'Ordering and booking',
      paragraphs: [
        'The steps to a contract, how to correct what you enter and when we confirm are set out in the terms: [in the shop](/agb#bestellen) and [for courses and team events](/agb#buchen).',
        'Prices and durations apply as published here.',
      ],
    },
    inhalte: {
      title: 'Content and links',
      paragraphs: [
        'We check what we publish with care. If you find a mistake all the same, write to {email}.',
        'The operators of other websites are responsible for what they show, even where we link to them.',
      ],
    },
    karten: {
      title: 'Maps and signs',
      paragraphs: [
        'The map and the panorama are schematic and not meant for navigation. When you are out walking, please use the Swiss national map.',
        'Yellow, red and blue are our colours for course levels 1, 2 and 3, not the categories of Swiss hiking trails. The page of each course gives the grade of the walk on the Swiss Alpine Club’s hiking scale, which says how demanding it is.',
      ],
    },
    urheberrecht: {
      title: 'Copyright',
      paragraphs: [
        'Texts, drawings and maps belong to {company}. Please ask us before using any of them.',
        'The typefaces Archivo and Newsreader are licensed under the SIL Open Font License 1.1.',
      ],
    },
    zugang: {
      title: 'Accessibility',
      paragraphs: [
        'This website is meant to be usable with a keyboard, a screen reader and strong magnification; our standard is WCAG 2.2, level AA. Where we fall short, tell us: {email}.',
      ],
    },
  },
  facts: {
    company: { label: 'Company', value: '{company}' },
    address: { label: 'Postal address', value: '{street}, {city}, Switzerland' },
    email: { label: 'E-mail', value: '{email}' },
    phone: { label: 'Phone', value: '{phone}' },
    representative: { label: 'Management', value: '{representative}' },
    register: { label: 'Commercial register', value: 'Canton of Zug, {uid}' },
    vat: { label: 'VAT number', value: '{vatNumber}' },
  },
}

export default en
