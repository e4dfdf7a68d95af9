import type { Language } from '#i18n/languages.ts'

export interface NewsletterMailTexts {
  confirm: {
    subject: string
    title: string
    asked: string
    action: string
    /** {days} */
    valid: string
    notYou: string
  }
  welcome: {
    subject: string
    title: string
    first: string
    meanwhile: string
    action: string
  }
  issue: {
    /** {title} */
    test: string
    action: string
  }
  unsubscribe: string
}

export const newsletterMailTexts: Record<Language, NewsletterMailTexts> = {
  de: {
    confirm: {
      subject: 'Newsletter: bitte bestätigen',
      title: 'Möchten Sie unseren Newsletter?',
      asked:
        'Jemand hat mit dieser Adresse unseren Newsletter abonniert. Waren Sie das, öffnen Sie den Link und bestätigen Sie. Vorher schicken wir nichts.',
      action: 'Newsletter bestätigen',
      valid: 'Der Link gilt {days} Tage.',
      notYou:
        'Sie waren es nicht? Dann tun Sie nichts. Ihre Adresse verschwindet von selbst aus unserer Liste.',
    },
    welcome: {
      subject: 'Sie stehen auf der Liste',
      title: 'Sie stehen auf der Liste.',
      first:
        'Viermal im Jahr bekommen Sie einen Brief von uns: die nächsten Termine, eine Sache, die wir draussen oder im Projekt gelernt haben, und was es sonst Neues gibt.',
      meanwhile: 'Bis dahin steht alles im Event-Kalender.',
      action: 'Zum Event-Kalender',
    },
    issue: { test: 'Test: {title}', action: 'Ganzen Beitrag lesen' },
    unsubscribe: 'Vom Newsletter abmelden',
  },
  en: {
    confirm: {
      subject: 'Newsletter: please confirm',
      title: 'Would you like our newsletter?',
      asked:
        'Somebody has subscribed to our newsletter with this address. If it was you, open the link and confirm. Until then we send nothing.',
      action: 'Confirm my subscription',
      valid: 'The link works for {days} days.',
      notYou: 'Not you? Then there’s nothing to do. Your address drops off our list by itself.',
    },
    welcome: {
      subject: 'You’re on the list',
      title: 'You’re on the list.',
      first:
        'Four times a year you get a letter from us: upcoming dates, one thing we’ve learnt outdoors or on a project, and whatever else is new.',
      meanwhile: 'Until then, everything is in the event calendar.',
      action: 'See the event calendar',
    },
    issue: { test: 'Test: {title}', action: 'Read the whole piece' },
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  fr: {
    confirm: {
      subject: 'Newsletter\u202f: merci de confirmer',
      title: 'Est-ce la bonne adresse\u202f?',
      asked:
        'Quelqu’un a demandé notre newsletter avec cette adresse. Si c’est vous, ouvrez le lien et confirmez. D’ici là, nous n’envoyons rien.',
      action: 'Confirmer l’abonnement',
      valid: 'Le lien est valable {days} jours.',
      notYou:
        'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Votre adresse disparaît d’elle-même de notre liste.',
    },
    welcome: {
      subject: 'Vous êtes sur la liste',
      title: 'Vous êtes sur la liste.',
      first:
        'Quatre fois par an, vous recevez une lettre de notre part\u202f: les prochaines dates, une chose apprise dehors ou dans un projet, et les autres nouvelles.',
      meanwhile: 'D’ici là, tout est dans l’agenda.',
      action: 'Voir l’agenda',
    },
    issue: { test: 'Test\u202f: {title}', action: 'Lire tout l’article' },
    unsubscribe: 'Se désabonner de la newsletter',
  },
  it: {
    confirm: {
      subject: 'Newsletter: serve la Sua conferma',
      title: 'Scriviamo a questo indirizzo?',
      asked:
        'Qualcuno ha iscritto questo indirizzo alla nostra newsletter. Se è stato Lei, apra il link e confermi. Prima di allora non inviamo nulla.',
      action: 'Confermare la newsletter',
      valid: 'Il link è valido {days} giorni.',
      notYou: 'Non è stato Lei? Non deve fare nulla. Il Suo indirizzo sparisce da solo dalla nostra lista.',
    },
    welcome: {
      subject: 'Il Suo indirizzo è nella lista',
      title: 'Il Suo indirizzo è nella lista.',
      first:
        'Quattro volte all’anno riceve una nostra lettera: le prossime date, una cosa imparata all’aperto o in un progetto, e le altre novità.',
      meanwhile: 'Fino ad allora trova tutto nel calendario.',
      action: 'Vedere il calendario',
    },
    issue: { test: 'Prova: {title}', action: 'Leggi tutto l’articolo' },
    unsubscribe: 'Disdire la newsletter',
  },
}
