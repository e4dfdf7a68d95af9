import type { Words } from './de.ts'

const en: Words = {
  working: 'Your browser is solving the captcha…',
  solved: 'Captcha solved',
  failed: 'The captcha will not load. You can send all the same.',
  retry: 'Reload',
}

export default en
