import type { Messages } from './de.ts'

const fr: Messages = {
  email: 'E-mail',
  trap: 'Laissez ce champ vide',
  sending: 'Envoi en cours…',
  captcha:
    'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
  problems: {
    required: 'Indiquez votre adresse e-mail.',
    invalid: 'Cette adresse e-mail n’est pas complète. Elle devrait ressembler à nom@entreprise.ch.',
    too_long: 'Cette adresse e-mail est trop longue. Vérifiez que rien n’y figure deux fois.',
  },
  notices: {
    failed: 'L’envoi n’a pas abouti. Votre adresse est encore là. Envoyez-la à nouveau.',
    unanswered: 'Le serveur n’a pas répondu. Vous pouvez renvoyer sans crainte.',
    too_many: 'Beaucoup de demandes viennent d’arriver depuis votre connexion. Réessayez dans une heure.',
    offline: 'Vous êtes hors ligne. Envoyez dès que vous avez de nouveau du réseau.',
  },
}

export default fr
