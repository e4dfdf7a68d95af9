import type { Messages } from './de.ts'

const fr: Messages = {
  label: 'Nous écrire',
  name: 'Nom ou entreprise',
  optional: '(facultatif)',
  email: 'E-mail',
  topic: 'De quoi s’agit-il ?',
  topics: {
    open: 'Pas encore décidé',
    project: 'Un projet ou un programme',
    survival: 'Un stage de survie',
    team_event: 'Une sortie d’équipe',
    shop: 'Un bon ou une commande',
    other: 'Autre chose',
  },
  message: 'Votre message',
  messagePlaceholder: 'Par exemple ce que vous prévoyez, la date souhaitée, le nombre de personnes',
  newsletter: 'La newsletter, quatre fois par an',
  newsletterNote: 'Vous confirmez par un lien reçu par e-mail. Un clic suffit pour vous désabonner.',
  trap: 'Laissez ce champ vide',
  privacy: 'Vos données ne servent qu’à vous répondre. Jusqu’à l’envoi, le texte reste sur cet appareil.',
  captcha:
    'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
  privacyLink: 'Protection des données',
  send: 'Envoyer le message',
  promise: '{rule:answer}',
  sending: 'Envoi en cours…',
  offline:
    'Vous êtes hors ligne. Votre texte reste sur cet appareil. Envoyez-le dès que vous avez de nouveau du réseau.',
}

export default fr
