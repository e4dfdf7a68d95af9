import { texts } from '#i18n/texts.ts'

/** Solved by the browser without user input. */
export default texts({
  working: {
    de: 'Ihr Browser löst das Captcha …',
    en: 'Your browser is solving the captcha…',
    fr: 'Votre navigateur résout le captcha…',
    it: 'Il browser risolve il captcha…',
  },
  solved: { de: 'Captcha gelöst', en: 'Captcha solved', fr: 'Captcha résolu', it: 'Captcha risolto' },
  /** Sending still works: with a far lower limit and without a copy. */
  failed: {
    de: 'Das Captcha lädt nicht. Sie können trotzdem senden.',
    en: 'The captcha won’t load. You can still send the form.',
    fr: 'Le captcha ne se charge pas. Vous pouvez envoyer quand même.',
    it: 'Il captcha non si carica. Può inviare lo stesso.',
  },
  retry: { de: 'Neu laden', en: 'Reload', fr: 'Recharger', it: 'Ricaricare' },
})
