import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Product in the shop – Gratweg',
    description:
      'A product from the Gratweg shop. Prices in CHF, delivery within Switzerland and Liechtenstein included, payment on a secure page.',
  },
  breadcrumb: { label: 'You are here', shop: 'Shop' },
  imageAlt: '{title}, drawing',
  unavailableCombination: 'This combination doesn’t exist.',
  quantity: 'Quantity',
  addToCart: 'Add to basket',
  ownAmount: {
    label: 'Or another amount in CHF',
    hint: 'Whole francs from {least} to {most}',
    wrong: 'Please enter whole francs from {least} to {most}.',
  },
  vat: 'incl. VAT ({number})',
  inStock: 'In stock in Cham',
  lowStock: { one: '{n} left in stock', other: '{n} left in stock' },
  byMail: 'as a PDF by e-mail',
  noScript: 'The basket needs JavaScript, which is off in this browser. You can also order by e-mail.',
  gift: {
    title: 'Make it personal',
    optional: '(optional)',
    lead: 'Picture, names and message are printed on the voucher that you get as a PDF.',
    picture: 'Picture',
    recipient: 'Who it’s for',
    sender: 'Who it’s from',
    message: 'Message',
    count: '{n} of {most} characters',
    email: 'Recipient’s e-mail',
    emailHint: 'We then send the voucher there too. You get yours right after the payment.',
    day: 'Send it on',
    dayHint:
      'Empty: right after the payment. Otherwise at 8 a.m. Swiss time on that day, {until} at the latest',
    byPost: 'Also send it printed, by post, to the delivery address (delivery included)',
    preview: 'Preview as PDF',
    previewHint: 'opens a new window',
    problems: {
      too_long: 'Please write no more than {most} characters.',
      too_many_lines: 'Please write no more than {lines} lines.',
      unprintable: '“{character}” can’t be printed. Please leave it out.',
      not_an_address: 'Please enter an e-mail address such as name@example.com.',
      not_a_day: 'Please choose a day from today to {until}.',
      needs_address: 'To send it on a day we need the e-mail address.',
    },
    cart: {
      recipient: 'For {name}',
      sender: 'From {name}',
      picture: 'with a picture of your choice',
      mailNow: 'to {email}, right after the payment',
      mailOn: 'to {email} on {day}',
      byPost: 'printed, by post',
      change: 'Change the personal details',
      remove: 'Remove the personal details',
      save: 'Apply',
      cancel: 'Cancel',
      changed: '{title}: the picture or day you chose is no longer possible and was removed.',
      outOfRange:
        '{title} for CHF {francs} is no longer available. It can be any whole francs from {least} to {most}.',
    },
    noScript: 'Without JavaScript: tell us the picture, names and message when you order by e-mail.',
  },
  voucher: {
    delivery: 'This is what arrives. {rule:voucherDelivery}',
    validity: { label: 'Valid for', years: '{validity:figures}' },
    use: 'What it’s good for',
    value: {
      courses: {
        title: 'Survival training',
        text: 'Any level, any public date: {francs:aufbruch}, {francs:durchhaltevermoegen} or {francs:klarer-kompass} per person.',
        link: 'All levels',
      },
      teamEvents: {
        title: 'Team events',
        text: 'When you book on this website, the amount comes off the price. If it isn’t enough, you pay the difference.',
        link: 'All team events',
      },
      shop: { title: 'In the shop', text: '{rule:voucherUse}', link: 'Terms for vouchers' },
    },
    course: {
      place: {
        title: 'A place on the course',
        text: 'For one person on the {name} course, on a public date. The person who gets the voucher chooses the date.',
        link: 'What happens on the course',
      },
      price: {
        title: 'Even if the price goes up',
        text: 'It covers the course, not an amount, even if the course costs more by then.',
      },
      choice: {
        title: 'Not sure which course fits?',
        text: 'Three questions show which level fits. Or give a gift voucher for an amount: it’s good for any course.',
        link: 'Which level fits?',
      },
    },
  },
  parts: 'Parts',
  facts: 'Specification',
  details: 'Good to know',
  related: 'Goes well with this',
  failure: {
    title: 'The shop isn’t responding.',
    text: 'The product couldn’t be loaded. Your basket is unchanged.',
    retry: 'Try again',
  },
  notFound: {
    title: 'This product no longer exists.',
    text: 'It has left the range, or the address is wrong.',
    link: 'Go to the shop',
  },
}

export default en
