import type { Messages } from './de.ts'

const en: Messages = {
  voucher: 'Gift voucher',
  freeChoice: 'Your choice',
  forWhat: 'For courses, team events and goods in the shop. Any balance stays valid.',
  forLevel: 'Survival training, level {level}, for one person',
  lengths: ['1 day', '2 days', '2½ days'],
  value: 'Value',
  code: 'Code',
  validUntil: 'Valid until {date}',
  validFor: 'Valid for {validity:words} from the date of issue',
  redeem: 'How to redeem',
  howTo:
    'Enter the code when you book or in the cart at {address}, scan the QR code on the right, or write to us: {email}.',
  keep: 'Anyone who has the code can redeem it.',
  schematic: 'Schematic drawing. Not for navigation.',
}

export default en
