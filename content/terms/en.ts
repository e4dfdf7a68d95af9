import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'General terms and conditions – Gratweg',
    description:
      'Terms for shop, vouchers, courses and team events: prices in CHF with delivery, vouchers valid for ten years, cancellation and weather.',
  },
  title: 'General terms and conditions',
  lead: 'What applies when you buy from us, book with us or redeem a voucher.',
  drawingAlt: 'Field book with an elastic band, drawing',
  facts: [
    {
      label: 'Contracting party',
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
      title: 'Order',
      paragraphs: [
        'The products in the shop are an invitation to order. Before paying, you see the cart with quantities and total price and can change everything.',
        'The contract is concluded when your payment is confirmed. You receive a confirmation by e-mail at once.',
        'If a price or the stock changes after you have filled your cart, we show this before payment. Nothing is charged in that case.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'All prices are total prices in Swiss francs (CHF). Delivery within Switzerland is included.',
        'You pay on the secure page of a payment service. While you pay, the goods are set aside for you.',
      ],
    },
    {
      title: 'Delivery and warranty',
      paragraphs: [
        'We deliver to addresses in Switzerland. Vouchers are sent as a PDF to the e-mail address you give.',
        'Please check the goods on arrival and report defects soon. The statutory warranty of two years applies: we replace, reduce the price or refund.',
        'Swiss law provides no general right of withdrawal for online purchases. If something is not right, write to us before you use it.',
      ],
    },
    {
      title: 'Vouchers',
      paragraphs: [
        'Vouchers are valid for ten years from the date of issue and are transferable. The code is decisive. They are not paid out in cash.',
      ],
    },
    {
      title: 'Courses and team events: cancellation',
      paragraphs: [
        'Up to 14 days before the start you may postpone or cancel free of charge. From the 13th to the 3rd day before, you pay 50 % of the price, after that the full price.',
        'You may send a substitute at any time at no cost. In case of illness or accident with a certificate, we find a new date.',
        'If we cancel, you choose between a new date and a full refund.',
      ],
    },
    {
      title: 'Weather and safety',
      paragraphs: [
        'Rain and cold are part of it. In case of a storm or thunderstorm warning, flooding or avalanche danger we postpone; you keep your place or get your money back.',
        'On the ground, the course leader decides on safety; please follow their instructions. Tell us beforehand what we need to know about your health.',
        'Accident and liability insurance is the responsibility of the participants.',
      ],
    },
    {
      title: 'Liability and law',
      paragraphs: [
        'We are liable by law for damage caused by intent or gross negligence. Liability for slight negligence is excluded as far as the law permits; this exclusion does not apply to personal injury.',
        'Swiss law applies. The place of jurisdiction is the registered office of {company}; mandatory venues, in particular for consumers, remain reserved.',
        'The German version prevails. With each order we record which version applied.',
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
      label: 'Legal notice',
      to: '/impressum',
    },
  ],
}

export default en
