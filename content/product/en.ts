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
      notShop: { title: 'Not in the shop', text: '{rule:voucherUse}', link: 'Terms for vouchers' },
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
