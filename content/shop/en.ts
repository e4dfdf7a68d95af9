import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Shop and vouchers – Gratweg',
    description:
      'Vouchers for the three levels of survival training, monetary vouchers and gear. Prices in CHF, delivery within Switzerland included.',
  },
  title: 'Shop',
  lead: 'Vouchers for every level, and the few things we carry ourselves.',
  filterLabel: 'Range',
  all: 'Everything',
  sort: {
    label: 'Sort by',
    recommended: 'Recommended',
    priceAscending: 'Price, low to high',
    priceDescending: 'Price, high to low',
    name: 'Name',
  },
  count: { one: '{n} product', other: '{n} products' },
  delivery: 'Delivery within Switzerland included. Vouchers arrive immediately as a PDF by e-mail.',
  empty: {
    title: 'Nothing here just now.',
    text: 'There is no product in this selection at the moment. The other pockets are not empty.',
    link: 'Show everything',
  },
  failure: {
    title: 'The shop is not responding.',
    text: 'The products could not be loaded ({message}). Your basket is unchanged.',
    retry: 'Try again',
  },
}

export default en
