import type { Messages } from './de.ts'

const en: Messages = {
  held: 'Reserved at present',
  product:
    'Reserved until {time}: somebody is paying. If they do not, the product is available again afterwards. This page will show it by itself.',
  line: 'Reserved until {time}',
  partOfLine: 'Available now: {n}. The rest is reserved until {time}.',
  cart: '{title} is reserved until {time}: somebody is paying.',
  partOfCart: '{title}, available now: {n}. The rest is reserved until {time}: somebody is paying.',
  hint: 'Your basket stays as it is. Try again afterwards, or order the rest now.',
}

export default en
