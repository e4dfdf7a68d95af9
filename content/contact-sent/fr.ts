import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Bien reçu – Gratweg',
    description:
      'Votre message ou votre demande est bien arrivé chez Gratweg\u202f: le numéro, le délai de réponse et la suite.',
  },
  message: {
    number: 'Message n°\u00a0{number}',
    title: 'Votre message est bien arrivé.',
    read: 'Une personne lit votre message, pas une machine.',
  },
  request: {
    number: 'Demande n°\u00a0{number}',
    title: 'Votre demande est bien arrivée.',
    read: 'Une personne lit votre demande, pas une machine.',
  },
  lead: 'Nous vous répondrons au plus tard le {day} à {time}.',
  copied: 'Une confirmation avec ce numéro part à l’adresse {email}.',
  notCopied: 'Cette fois, vous ne recevrez pas de confirmation par e-mail. Notez bien le numéro.',
  quote: {
    title: 'Votre offre est déjà là.',
    text: 'Un prix ferme pour la date souhaitée, en page et en PDF. Il nous reste à confirmer la date, au plus tard le {day} à {time}.',
    open: 'Voir l’offre',
  },
  next: 'La suite',
  steps: [
    'Notre réponse vous parviendra par e-mail, à l’adresse que vous avez indiquée.',
    'Si rien n’arrive d’ici là, regardez dans le courrier indésirable, ou appelez-nous en indiquant le numéro.',
  ],
  unknown: {
    title: 'Nous ne trouvons pas ce message.',
    lead: 'Le lien est incomplet ou ne correspond à aucun message. Si vous venez d’en envoyer un, vous en avez la confirmation par e-mail.',
  },
  toContact: 'Nous contacter',
  toCalendar: 'Voir l’agenda',
}

export default fr
