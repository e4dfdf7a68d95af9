import type { Words } from './de.ts'

const fr: Words = {
  working: 'Votre navigateur résout le captcha…',
  solved: 'Captcha résolu',
  failed: 'Le captcha ne se charge pas. Vous pouvez envoyer quand même.',
  retry: 'Recharger',
}

export default fr
