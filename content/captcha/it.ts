import type { Messages } from './de.ts'

const it: Messages = {
  working: 'Il browser risolve il captcha…',
  solved: 'Captcha risolto',
  failed: 'Il captcha non si carica. Può inviare lo stesso.',
  retry: 'Ricaricare',
}

export default it
