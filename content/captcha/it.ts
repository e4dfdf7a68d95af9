import type { Words } from './de.ts'

const it: Words = {
  working: 'Il browser risolve il captcha…',
  solved: 'Captcha risolto',
  failed: 'Il captcha non si carica. Può inviare lo stesso.',
  retry: 'Ricaricare',
}

export default it
