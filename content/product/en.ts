import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Product in the shop – Gratweg',
    description:
      'A product from the Gratweg shop. Prices in CHF, delivery within Switzerland included, payment on a secure page.',
  },
  breadcrumb: { label: 'You are here', shop: 'Shop' },
  imageAlt: '{title}, drawing',
  unavailableCombination: 'This combination does not exist.',
  quantity: 'Quantity',
  addToCart: 'Add to basket',
  vat: 'incl. VAT ({number})',
  shipping: 'Delivery within Switzerland included.',
  inStock: 'In stock in Cham',
  lowStock: { one: '{n} left in stock', other: '{n} left in stock' },
  instantPdf: 'Immediately, as a PDF by e-mail',
  noScript: 'The basket needs JavaScript, which is off in this browser. You can also order by e-mail.',
  parts: 'Parts',
  facts: 'Specification',
  details: 'Good to know',
  related: 'Goes well with this',
  failure: {
    title: 'The shop is not responding.',
    text: 'The product could not be loaded ({message}). Your basket is unchanged.',
    retry: 'Try again',
  },
  notFound: {
    title: 'This product no longer exists.',
    text: 'It has left the range, or the address is wrong.',
    link: 'Go to the shop',
  },
}

export default en
