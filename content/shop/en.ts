import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Shop and vouchers – Gratweg',
    description:
      'Vouchers for survival courses, gift vouchers for an amount, and gear. Prices in CHF, delivery included.',
  },
  title: 'Shop',
  lead: 'Vouchers to give as a present, for survival courses and team events, and the few things we carry outdoors ourselves.',
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
  courseVouchers: 'Course vouchers',
  levelTest: 'Which level fits?',
  gear: 'Gear',
  delivery: '{rule:deliveryArea} {rule:voucherDelivery}',
  empty: {
    title: 'Nothing here just now.',
    text: 'There’s no product in this selection at the moment. Have a look in the other categories.',
    link: 'Show everything',
  },
  failure: {
    title: 'The shop isn’t responding.',
    text: 'The products couldn’t be loaded. Your basket is unchanged.',
    retry: 'Try again',
  },
}

export default en
