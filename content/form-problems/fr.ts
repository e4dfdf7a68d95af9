import type { Words } from './de.ts'

const fr: Words = {
  title: { one: 'Une indication est à revoir', other: '{n} indications sont à revoir' },
  other: 'Nous n’arrivons pas à lire cette indication. Veuillez la saisir à nouveau.',
  fields: {
    name: { too_long: 'Pour le nom, {max} caractères au plus suffisent.' },
    email: {
      required: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
      invalid: 'Cette adresse e-mail n’est pas complète. Elle ressemble à nom@entreprise.ch.',
    },
    message: {
      required: 'Écrivez-nous une phrase ou deux.',
      too_long: 'Le texte dépasse {max} caractères. Raccourcissez-le ou envoyez-le par e-mail.',
    },
  },
  notices: {
    failed: 'Le message n’est pas arrivé. Votre texte est encore là. Veuillez l’envoyer à nouveau.',
    unanswered:
      'Le serveur n’a pas répondu. Envoyez encore une fois : le message n’arrivera qu’une seule fois.',
    too_many:
      'Beaucoup de messages viennent d’arriver depuis votre connexion. Attendez dix minutes. Votre texte reste là.',
  },
}

export default fr
