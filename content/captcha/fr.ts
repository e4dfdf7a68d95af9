import type { Messages } from './de.ts'

const fr: Messages = {
  working: 'Votre navigateur résout le captcha…',
  solved: 'Captcha résolu',
  failed: 'Le captcha ne se charge pas. Vous pouvez envoyer quand même.',
  retry: 'Recharger',
}

export default fr
