import type { Messages } from './de.ts'

const fr: Messages = {
  optional: '(facultatif)',
  open: 'Non précisé',
  name: 'Prénom et nom',
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
  trap: 'Laissez ce champ vide',
  newsletter: 'Je souhaite recevoir la newsletter, quatre fois par an.',
  newsletterHint: 'Vous recevez d’abord un e-mail pour confirmer. Un clic suffit pour vous désabonner.',
  terms: 'J’ai lu les {link} et je les accepte pour cette demande.',
  termsLink: 'conditions générales',
  captcha:
    'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
  privacy: 'Vos données ne servent qu’à vous répondre. Jusqu’à l’envoi, elles restent sur cet appareil.',
  privacyLink: 'Protection des données',
  send: 'Envoyer la demande',
  sending: 'Envoi en cours…',
  noObligation: 'sans engagement',
  offline:
    'Vous êtes hors ligne. Vos données restent sur cet appareil. Envoyez-les dès que vous avez de nouveau du réseau.',
  problems: {
    too_long: 'Ce champ peut compter {max} caractères au plus. Raccourcissez votre texte.',
    name: { required: 'Indiquez votre nom, pour que nous sachions à qui nous répondons.' },
    firstName: { required: 'Indiquez votre prénom.' },
    lastName: { required: 'Indiquez votre nom de famille.' },
    email: {
      required: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
      invalid: 'Cette adresse e-mail n’est pas complète. Elle devrait ressembler à nom@entreprise.ch.',
    },
    phone: {
      invalid:
        'Nous n’arrivons pas à lire ce numéro. Des chiffres, des espaces et un plus au début suffisent.',
    },
    terms: {
      required: 'Confirmez que vous acceptez les conditions générales.',
      terms_changed:
        'Les conditions générales ont changé depuis que vous avez ouvert cette page. Le lien dans la phrase montre ce qui est nouveau. Cochez la case encore une fois\u202f; tout le reste est conservé.',
    },
    day: {
      invalid: 'Nous n’arrivons pas à lire cette date. Écrivez-la sous la forme {format}.',
      past: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
      too_far: 'Choisissez un jour dans les dix prochaines années.',
      before_start: 'La fin précède le début. Vouliez-vous dire le {day} ?',
    },
  },
  mail: {
    terms: 'Conditions générales',
    agreed: 'acceptées',
    newsletter: 'Newsletter',
    wanted: 'souhaitée, à confirmer',
    notWanted: 'non souhaitée',
  },
}

export default fr
