import type { Words } from './de.ts'

const fr: Words = {
  title: { one: 'Un champ est à revoir', other: '{n} champs sont à revoir' },
  other: 'Nous n’arrivons pas à lire ce champ. Veuillez le remplir à nouveau.',
  fields: {
    name: { too_long: 'Le nom peut compter {max} caractères au plus.' },
    email: {
      required: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
      invalid: 'Cette adresse e-mail n’est pas complète. Il en faut une comme nom@entreprise.ch.',
    },
    message: {
      required: 'Écrivez-nous une phrase ou deux.',
      too_long: 'Le texte dépasse {max} caractères. Raccourcissez-le ou envoyez-le par e-mail.',
    },
  },
  notices: {
    failed: 'Le message n’est pas arrivé. Votre texte est encore là. Veuillez l’envoyer à nouveau.',
    unanswered: 'Le serveur n’a pas répondu. Renvoyez votre message : il n’arrivera qu’une seule fois.',
    too_many:
      'Beaucoup de messages viennent d’arriver depuis votre connexion. Attendez dix minutes. Votre texte reste là.',
  },
}

export default fr
