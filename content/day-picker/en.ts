import type { Messages } from './de.ts'

const en: Messages = {
  format: 'DD/MM/YYYY',
  openRange: 'Choose the period in a calendar',
  openDay: 'Choose the day in a calendar',
  chooseStart: 'Choose the start',
  chooseEnd: 'Choose the end',
  chooseDay: 'Choose a day',
  previous: 'Previous month',
  next: 'Next month',
  start: 'start',
  end: 'end',
  today: 'today',
  clear: 'Clear',
  cancel: 'Cancel',
  apply: 'Done',
  keys: 'Arrow keys: a day or a week. Page Up and Page Down: a month. Enter: choose.',
}

export default en
