import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'General terms and conditions – Gratweg',
    description:
      'Terms for shop, vouchers, courses and team events: prices in CHF with delivery, vouchers valid for {validity:words}, cancellation and weather.',
  },
  title: 'General terms and conditions',
  lead: 'What applies when you buy from us, book with us or redeem a voucher.',
  sections: {
    geltung: {
      title: 'Scope',
      paragraphs: [
        'These terms apply to purchases in the shop, to vouchers, to courses and to team events of {company}, {street}, {city}.',
        'Other arrangements apply if we agree them in writing; an e-mail is enough. Your own terms apply only if we have accepted them.',
        'Project engagements are governed by a contract of their own. If you enquire about a project, only the section [Enquiries and quotes](#anfragen) of these terms applies.',
      ],
    },
    preise: {
      title: 'Offers and prices',
      paragraphs: [
        'What the website shows is an invitation to order or to book. Content, length and price are on the page of the product, the course or the team event. What it says at the time of your order is what counts.',
        'All prices are final prices in Swiss francs (CHF).',
        'Value added tax is included (number {vatNumber}).',
        'What the price of a course or team event includes is stated on its page. Travel, your own equipment and insurance are not included.',
      ],
    },
    bestellen: {
      title: 'How to order in the shop',
      paragraphs: [],
      steps: [
        'You put items into the basket. You can change quantities and remove items there at any time.',
        'The basket shows every line and the total. If a price has changed or there is not enough stock, we tell you before you pay.',
        'With “Go to checkout” you move on to the payment page. Until you pay, you can go back and correct anything.',
        'There you give your name, e-mail address and, for goods, the delivery address, accept these terms and pay. This makes your order binding.',
        'Once the payment is confirmed, the contract is concluded. You receive a confirmation by e-mail at once.',
        'Where the shop offers it, companies order by invoice, payable within {invoiceDays} days: sending it makes your order binding. Goods are sent before payment, vouchers after it.',
      ],
      items: [
        'While you pay, the goods are set aside for you. If no payment is made, nothing is charged.',
        'If something in the confirmation is wrong, simply reply to it.',
      ],
    },
    lieferung: {
      title: 'Delivery',
      paragraphs: [
        '{rule:deliveryArea}',
        'Goods in stock are usually handed to the post within three working days. If it takes longer, we write to you, and you may then withdraw at no cost.',
        '{rule:voucherDelivery}',
      ],
    },
    gewaehr: {
      title: 'Warranty and returns',
      paragraphs: [
        'Please check the goods on arrival and report defects soon. We are liable for defects for two years from delivery (art. 210 of the Swiss Code of Obligations): we replace the goods, reduce the price or take them back and refund the purchase price. Where the page of a product promises a longer warranty, that one applies.',
        'There is no right to return goods that have no defect. Swiss law provides no general right of withdrawal for online purchases. If something does not suit you, write to us before you use it.',
        'Mandatory rights of consumers who live in Liechtenstein remain unaffected.',
      ],
    },
    gutscheine: {
      title: 'Gift vouchers',
      paragraphs: [],
      items: [
        '{rule:voucherValidity}',
        '{rule:voucherUse}',
        'A course voucher is good for the course it names and for one person, even if the course costs more by then.',
        'Vouchers can be passed on. Anyone who knows the code can redeem it, so look after it as you would cash.',
        'We do not pay vouchers out, and they bear no interest.',
        'If you cancel a booking in time, the amount redeemed goes back onto the voucher. This does not extend its validity.',
      ],
    },
    buchen: {
      title: 'How to book courses and team events',
      paragraphs: [],
      steps: [
        'You choose the course or event, the date and the number of people, and give your details.',
        'Before sending, you see everything at a glance, price included, and can correct it.',
        'Sending makes your booking binding. If you pay online, it is binding only once you have paid; until then the places are only held for you.',
        'We confirm by e-mail. Only with this confirmation are the places yours.',
      ],
      items: [
        'You request a date of your own for a team event without obligation. It is fixed once we have confirmed it.',
        'A place on the waiting list commits nobody. If one becomes free, we ask you.',
        'Anyone who books for others passes these terms on to them and is liable for the price.',
      ],
    },
    gruppen: {
      title: 'Prices for groups',
      paragraphs: [
        'A team event costs its flat rate for up to twelve people. From thirteen people, every person in the group pays the rate for that group size. The rates are on the page of the event.',
        'The published price also applies where a larger group pays less than a smaller one. For groups larger than shown there, we give you a quote.',
        'You can change the number of people at no cost up to {freeDays} days before the start, as long as there are places. After that, the [cancellation fees](#absage) apply to those who drop out.',
      ],
    },
    durchfuehrung: {
      title: 'Minimum number and go-ahead',
      paragraphs: [
        'Public courses and events go ahead with a minimum number of people. Where there is one, it is stated with the date.',
        'We decide no later than {decisionDays} days before the start and write to everyone who has booked. If the minimum is not reached, the section [If we call an event off](#absage-durch-uns) applies.',
      ],
    },
    absage: {
      title: 'If you cancel or change the date',
      paragraphs: [
        'You can cancel or move to another date with the link in your confirmation or with a message to {email}. The day on which your message reaches us is what counts. The same periods apply if you move to another date.',
      ],
      items: [
        '{rule:substitute}',
        '{rule:illness}',
        '{rule:replacement}',
        'We refund any overpayment within {refundDays} days, by the same means of payment.',
      ],
    },
    'absage-durch-uns': {
      title: 'If we call an event off',
      paragraphs: [
        '{rule:calledOff} A redeemed voucher is then valid again as before.',
        'We reimburse other costs, for instance for travel or accommodation, only in the case of intent or gross negligence on our part.',
        'If the instructor is unavailable, we may appoint someone equally experienced.',
      ],
    },
    wetter: {
      title: 'Weather and fire bans',
      paragraphs: [
        '{rule:weather}',
        '{rule:fireBan} {rule:fireBanFocus}',
        'The instructor may change route and programme, even on the way. If we have to break off, we look for a fair solution with you.',
      ],
    },
    gesundheit: {
      title: 'Health and personal responsibility',
      paragraphs: [
        'Outdoors there remains some risk that even a good instructor cannot remove. You know your strength best and take part on your own responsibility.',
      ],
      items: [
        'Tell us beforehand what we need to know: illnesses, medication, allergies, pregnancy. Who reads this and how long it is kept is explained under [Privacy](/datenschutz#sicherheit). If in doubt, ask a doctor first.',
        'Bring what is on the packing list. If something that matters for safety is missing, the instructor may refuse to take you along.',
        'On the ground, the instructor decides on safety. Anyone who ignores instructions, endangers others or is under the influence of alcohol or drugs may be excluded without a refund.',
      ],
    },
    minderjaehrige: {
      title: 'Minors',
      paragraphs: [
        'Anyone under 18 buys and books with the consent of their legal representative. The minimum age is on the page of the course. Those under 18 may take part once we have the consent in writing.',
      ],
    },
    versicherung: {
      title: 'Insurance',
      paragraphs: [
        'You are responsible for your own accident, liability, rescue and cancellation insurance. For team events, it is for the company to establish whether the day counts as working time.',
      ],
    },
    haftung: {
      title: 'Liability',
      paragraphs: [
        'We are liable by law for damage caused by intent or gross negligence. Liability for slight negligence and for auxiliary persons is excluded as far as the law permits. This exclusion does not apply to personal injury.',
        'We are not liable for belongings that get wet, dirty, damaged or lost on the way, except in the case of intent or gross negligence on our part.',
      ],
    },
    bilder: {
      title: 'Pictures',
      paragraphs: [
        'We publish no picture in which you can be recognised without your explicit consent. You can withdraw it for the future at any time. Anyone who takes photographs asks the others first.',
      ],
    },
    anfragen: {
      title: 'Enquiries and quotes',
      paragraphs: [
        '{rule:answer} That is a promise to answer, not yet a contract. {rule:noObligation}',
        'Our quotes hold for {offerDays} days unless they say otherwise.',
      ],
    },
    zahlung: {
      title: 'Payment',
      paragraphs: [
        'You pay on the secure page of a payment service, with the means of payment shown there. Card numbers never reach us.',
        'Places on public dates are paid for when you book. Where the booking offers it, you receive an invoice instead, payable within {invoiceDays} days. A team event on a date of your own is paid for once we have confirmed the date, by invoice with the same term.',
        'If a payment is overdue and our reminder goes unanswered, we may release the place. Late payments bear interest at the statutory rate.',
      ],
    },
    recht: {
      title: 'Applicable law and jurisdiction',
      paragraphs: [
        'Swiss law applies, excluding the UN Convention on Contracts for the International Sale of Goods (CISG). The place of jurisdiction is Zug. Mandatory places of jurisdiction, in particular at the domicile of consumers, remain unaffected.',
        'If one provision is invalid, the others still apply. And before it comes to a dispute, write to us.',
      ],
    },
    fassung: {
      title: 'Version and language',
      paragraphs: [
        'The version you accepted when ordering or booking applies to you. We record it there; this one is called {version}. Every [earlier version](/agb/fassungen) can still be read.',
        'These terms exist in four languages. In case of differences, the German version prevails.',
        'How we treat your data is explained under [Privacy](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Cancellation fees',
    columns: ['Your message arrives', 'Cancellation fee'],
    until: 'up to {days} days before the start',
    between: '{from} to {until} days before the start',
    later: 'later or not at all',
    nothing: 'none',
    part: '{percent}% of the price',
    everything: 'the full price',
  },
}

export default en
