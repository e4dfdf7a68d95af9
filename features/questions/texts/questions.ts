import { texts } from '#i18n/texts.ts'

/** Frame of the questions on product pages. */
export default texts({
  rule: { de: 'Fragen', en: 'Questions', fr: 'Vos questions', it: 'Domande' },
  title: {
    de: 'Häufige Fragen',
    en: 'Frequently asked questions',
    fr: 'Questions fréquentes',
    it: 'Domande frequenti',
  },
  ask: {
    de: 'Andere Frage stellen',
    en: 'Ask something else',
    fr: 'Poser une autre question',
    it: 'Fare un’altra domanda',
  },
})
