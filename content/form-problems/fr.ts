import type { Messages } from './de.ts'

const fr: Messages = {
  title: { one: 'Un champ est à revoir', other: '{n} champs sont à revoir' },
  other: 'Nous n’arrivons pas à lire ce champ. Remplissez-le à nouveau.',
  fields: {
    name: { too_long: 'Le nom peut compter {max} caractères au plus.' },
    email: {
      required: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
      invalid: 'Cette adresse e-mail n’est pas complète. Exemple : nom@entreprise.ch.',
    },
    message: {
      required: 'Écrivez-nous une phrase ou deux.',
      too_long: 'Le texte dépasse {max} caractères. Raccourcissez-le ou envoyez-le par e-mail.',
    },
    attachments: {
      type: 'Nous ne pouvons pas accepter «\u202f{name}\u202f». Formats acceptés\u202f: PDF, images, fichiers Office et OpenDocument, texte et CSV.',
      content:
        'Le contenu de «\u202f{name}\u202f» ne correspond pas à son extension. Enregistrez le fichier à nouveau, de préférence en PDF.',
      empty: '«\u202f{name}\u202f» est vide. Choisissez le fichier à nouveau.',
      too_large: '«\u202f{name}\u202f» dépasse 12\u00a0Mo. Réduisez le fichier ou retirez-le.',
      too_many: 'Nous ne pouvons pas accepter plus de 5 fichiers. Retirez-en quelques-uns.',
      too_large_together: 'Les fichiers dépassent ensemble 20\u00a0Mo. Retirez-en un.',
    },
  },
  note: {
    hint: '{rule:healthData}',
    consent:
      'J’accepte expressément que Gratweg utilise ces indications, y compris celles sur la santé et l’alimentation, pour l’activité. Je peux retirer cet accord à tout moment.',
    required:
      'Sans votre accord, nous ne pouvons pas enregistrer cette remarque. Cochez la case ou videz le champ ci-dessus.',
  },
  filesLost: 'Choisissez vos fichiers à nouveau\u202f: la page n’a pas pu les garder.',
  again:
    'Il y a beaucoup de monde en ce moment. L’envoi reprend dans quelques secondes ; il ne compte qu’une fois.',
  notices: {
    failed: 'Le message n’est pas arrivé. Votre texte est encore là. Envoyez-le à nouveau.',
    unanswered: 'Le serveur n’a pas répondu. Renvoyez votre message : il n’arrivera qu’une seule fois.',
    too_many:
      'Beaucoup de messages viennent d’arriver depuis votre connexion. Attendez dix minutes. Votre texte reste là.',
  },
}

export default fr
