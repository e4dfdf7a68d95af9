import type { Messages } from './de.ts'

const en: Messages = {
  working: 'Your browser is solving the captcha…',
  solved: 'Captcha solved',
  failed: 'The captcha will not load. You can send all the same.',
  retry: 'Reload',
}

export default en
