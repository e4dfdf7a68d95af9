import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Privacy – Gratweg',
    description:
      'Which data Gratweg processes, why and for how long. A cookie for the language, none for advertising, no tracking.',
  },
  title: 'Privacy statement',
  lead: 'We process as little data as possible, and only what a purchase, a booking or an answer requires. The Swiss Federal Act on Data Protection (FADP) applies.',
  drawingAlt: 'Field book with an elastic band, drawing',
  facts: [
    {
      label: 'Controller',
      value: '{company}',
    },
    {
      label: 'Address',
      value: '{street}, {city}',
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
      title: 'What stays on your device',
      paragraphs: [
        'Two cookies remember the language: i18next holds the language you chose, lng-hint tells the server in which language to deliver the page.',
        'The browser’s local storage holds cart (your cart) and i18nextLng (the language). The cart is transmitted only to check prices and stock, and when you go to checkout.',
        'We store nothing else there. There is no advertising, no visitor analytics and no embedded third-party content. You can delete everything in your browser at any time.',
      ],
    },
    {
      title: 'What we process, and why',
      paragraphs: [
        'Order: name, e-mail, delivery address for goods, items ordered and the state of the payment. With these we fulfil the contract, send the confirmation and issue vouchers.',
        'Message or request: what you write to us and your sender details. With these we answer you.',
        'Running the website: the server may log the time, the address requested, the IP address and error messages. We use this only to detect faults and abuse.',
      ],
    },
    {
      title: 'Who else sees the data',
      paragraphs: [
        'You pay on the page of a payment service. You enter your payment details there; card numbers never reach us. The service receives what the payment requires and may also process data abroad. Its own terms apply.',
        'In addition there are the services we engage for hosting and sending e-mail, and the postal service for parcels. We pass on no other data and sell none.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'We keep orders and invoices for ten years, as the Swiss Code of Obligations requires. Requests that lead to no contract are deleted once they are settled.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask for access to your data, for its correction, deletion or handover, or object to its processing. Write to {email}.',
        'The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC) in Bern.',
      ],
    },
  ],
  actions: [
    {
      label: 'Question about privacy',
      to: '/kontakt',
    },
    {
      label: 'Legal notice',
      to: '/impressum',
    },
    {
      label: 'Terms',
      to: '/agb',
    },
  ],
}

export default en
