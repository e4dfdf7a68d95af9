import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Legal notice – Gratweg',
    description:
      'Provider of this website: company, postal address, phone and e-mail, with notes on content, maps and copyright.',
  },
  title: 'Legal notice',
  lead: 'Who is behind this website and how to reach us.',
  drawingAlt: 'Field book with an elastic band, drawing',
  facts: [
    {
      label: 'Provider',
      value: '{company}',
    },
    {
      label: 'Address',
      value: '{street}, {city}',
    },
    {
      label: 'Phone',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Version',
      value: 'Version of 21 November 2026, for review by the owners’ legal counsel',
    },
  ],
  sections: [
    {
      title: 'Content',
      paragraphs: [
        'We check our information with care. Prices and durations of courses and events apply as published here.',
        'The operators of other websites we refer to are responsible for their content.',
      ],
    },
    {
      title: 'Maps and drawings',
      paragraphs: [
        'Map and panorama are schematic and not intended for navigation. On the way, please use the national map.',
        'The coloured trail marks are a means of design. They do not denote official hiking trails.',
      ],
    },
    {
      title: 'Copyright',
      paragraphs: [
        'Texts, drawings and maps belong to {company}. Please ask us before any use.',
        'The typefaces Archivo and Newsreader are licensed under the SIL Open Font License 1.1.',
      ],
    },
  ],
  actions: [
    {
      label: 'Get in touch',
      to: '/kontakt',
    },
    {
      label: 'Privacy statement',
      to: '/datenschutz',
    },
    {
      label: 'Terms',
      to: '/agb',
    },
  ],
}

export default en
