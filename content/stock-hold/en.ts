import type { Messages } from './de.ts'

const en: Messages = {
  held: 'Currently reserved',
  product:
    'Reserved until {time}: someone is paying for it. If they don’t, the product is available again afterwards. This page updates by itself.',
  line: 'Reserved until {time}',
  partOfLine: 'Available now: {n}. The rest is reserved until {time}.',
  cart: '{title} is reserved until {time}: someone is paying for it.',
  partOfCart: '{title}, available now: {n}. The rest is reserved until {time}: someone is paying for it.',
  hint: 'Your basket stays as it is. Try again afterwards, or order what’s available now.',
}

export default en
