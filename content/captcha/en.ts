import type { Messages } from './de.ts'

const en: Messages = {
  working: 'Your browser is solving the captcha…',
  solved: 'Captcha solved',
  failed: 'The captcha won’t load. You can still send the form.',
  retry: 'Reload',
}

export default en
