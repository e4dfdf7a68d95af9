import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'La newsletter – Gratweg',
    description:
      'Quatre lettres par an\u202f: les prochaines dates, une chose apprise sur le terrain, les nouveautés de la boutique. Un clic, et c’est fini.',
  },
  kind: 'La newsletter',
  title: 'Une lettre par saison',
  lead: 'Quatre fois par an, nous écrivons ce qui se prépare et ce que nous avons appris. Trois minutes de lecture, pas plus.',
  label: 'S’abonner à la newsletter',
  consent:
    'Vous acceptez que nous envoyions la newsletter à cette adresse quatre fois par an. Vous le confirmez par un lien dans un e-mail et vous pouvez vous désabonner à tout moment d’un clic.',
  privacyLink: 'Protection des données',
  send: 'S’abonner à la newsletter',
  inside: 'Ce que vous y lirez',
  topics: [
    'Les prochaines dates, avant qu’il n’y ait plus de place.',
    'Une chose apprise en forêt ou dans un projet, et ce qu’elle change au travail.',
    'Du nouveau dans la boutique et les actualités, quand il y en a.',
  ],
  never:
    'Ce que vous n’y lirez jamais\u202f: la publicité des autres. Nous ne transmettons pas votre adresse.',
  sent: {
    meta: {
      title: 'Lien en route – Gratweg',
      description:
        'Le lien pour confirmer la newsletter de Gratweg est en route. La première lettre ne part qu’après votre confirmation.',
    },
    title: 'Regardez vos e-mails.',
    lead: 'Vous allez recevoir d’ici quelques minutes un e-mail avec un lien. Vous ne serez sur la liste qu’après avoir confirmé.',
    hint: 'Rien reçu\u202f? Regardez dans le courrier indésirable. Une adresse ne reçoit pas plus de deux e-mails de ce genre par jour\u202f: personne ne doit pouvoir remplir la boîte d’autrui.',
    home: 'Retour à l’accueil',
  },
  confirm: {
    meta: {
      title: 'Confirmer la newsletter – Gratweg',
      description: 'Confirmez ici d’un clic que vous souhaitez recevoir la newsletter de Gratweg.',
    },
    open: {
      title: 'Encore un clic.',
      lead: 'La newsletter sera envoyée à {address}. C’est bien cela\u202f?',
    },
    action: 'Oui, je m’abonne',
    confirmed: {
      title: 'Vous êtes sur la liste.',
      lead: 'La prochaine lettre sera envoyée à {address}. Dans chacune, un lien permet de se désabonner.',
    },
    expired: {
      title: 'Ce lien n’est plus valable.',
      lead: 'Il était valable sept jours. Abonnez-vous à nouveau et vous en recevrez un autre.',
    },
    unknown: {
      title: 'Nous ne connaissons pas ce lien.',
      lead: 'Il en manque peut-être une partie, ou les données sont déjà effacées. Abonnez-vous à nouveau et vous en recevrez un autre.',
    },
    again: 'S’abonner à la newsletter',
    calendar: 'Voir l’agenda',
  },
  leave: {
    meta: {
      title: 'Se désabonner – Gratweg',
      description:
        'Désabonnez-vous ici d’un clic de la newsletter de Gratweg, ou revenez-y si vous changez d’avis.',
    },
    subscribed: {
      title: 'Ne plus recevoir la newsletter\u202f?',
      lead: 'Pour l’instant, nous l’envoyons à {address}.',
      action: 'Se désabonner',
    },
    unsubscribed: {
      title: 'C’est fait.',
      lead: 'Nous n’enverrons plus de newsletter à {address}. L’adresse sera effacée dans {days} jours.',
      action: 'Se réabonner',
    },
    unknown: {
      title: 'Aucun abonnement à résilier.',
      lead: 'Aucune adresse ne correspond à ce lien\u202f: elle est déjà effacée, ou le lien est incomplet.',
    },
  },
}

export default fr
