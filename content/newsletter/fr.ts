import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'La newsletter – Gratweg',
    description:
      'Quatre lettres par an\u202f: les prochaines dates, une chose apprise sur le terrain, les nouveautés de la boutique. Un clic, et c’est fini.',
  },
  kind: 'La newsletter',
  title: 'Une lettre par saison',
  lead: 'Quatre fois par an, nous écrivons ce qui vient et ce que nous avons appris. Trois minutes de lecture, pas plus.',
  label: 'S’abonner à la newsletter',
  consent:
    'Vous acceptez que nous envoyions la newsletter à cette adresse quatre fois par an. Vous le confirmez par un lien dans un e-mail et vous pouvez vous désabonner à tout moment d’un clic.',
  privacyLink: 'Protection des données',
  send: 'S’abonner à la newsletter',
  inside: 'Ce que vous y lirez',
  topics: [
    'Les prochaines dates, avant qu’il n’y ait plus de place.',
    'Une chose apprise en forêt ou dans un projet, et ce qu’elle change au travail.',
    'Du nouveau dans la boutique et le carnet de terrain, quand il y en a.',
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
    lead: 'Dans quelques minutes arrive un e-mail avec un lien. Vous n’êtes sur la liste qu’une fois que vous y avez confirmé.',
    hint: 'Rien reçu\u202f? Voyez dans les indésirables. Une adresse ne reçoit pas plus de deux e-mails de ce genre par jour\u202f: personne ne doit pouvoir remplir la boîte d’autrui.',
    home: 'Vers l’accueil',
  },
  confirm: {
    meta: {
      title: 'Confirmer la newsletter – Gratweg',
      description: 'Confirmez ici d’un clic que vous souhaitez recevoir la newsletter de Gratweg.',
    },
    open: {
      title: 'Encore un clic.',
      lead: 'La newsletter doit aller à {address}. Est-ce juste\u202f?',
    },
    action: 'Oui, confirmer la newsletter',
    confirmed: {
      title: 'Vous êtes sur la liste.',
      lead: 'La prochaine lettre part à {address}. Dans chacune, un lien permet de se désabonner.',
    },
    expired: {
      title: 'Ce lien n’est plus valable.',
      lead: 'Il l’a été sept jours. Abonnez-vous à nouveau et il en viendra un autre.',
    },
    unknown: {
      title: 'Nous ne connaissons pas ce lien.',
      lead: 'Il en manque peut-être un bout, ou les données sont déjà effacées. Abonnez-vous à nouveau et il en viendra un autre.',
    },
    again: 'S’abonner à la newsletter',
    calendar: 'Vers le calendrier',
  },
  leave: {
    meta: {
      title: 'Se désabonner – Gratweg',
      description:
        'Désabonnez-vous ici d’un clic de la newsletter de Gratweg, ou revenez-y si vous changez d’avis.',
    },
    subscribed: {
      title: 'Plus de newsletter\u202f?',
      lead: 'Pour l’instant, elle part à {address}.',
      action: 'Se désabonner',
    },
    unsubscribed: {
      title: 'C’est fait.',
      lead: 'Plus aucune newsletter ne part à {address}. Nous effaçons l’adresse dans {days} jours.',
      action: 'S’abonner quand même',
    },
    unknown: {
      title: 'Il n’y a rien à résilier ici.',
      lead: 'Aucune adresse ne correspond à ce lien\u202f: elle est déjà effacée, ou il manque un bout du lien.',
    },
  },
}

export default fr
