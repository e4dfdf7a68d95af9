import { texts } from '#i18n/texts.ts'

export const newsletterMailTexts = texts({
  confirm: {
    subject: {
      de: 'Newsletter: bitte bestätigen',
      en: 'Newsletter: please confirm',
      fr: 'Newsletter\u202f: merci de confirmer',
      it: 'Newsletter: serve la Sua conferma',
    },
    title: {
      de: 'Möchten Sie unseren Newsletter?',
      en: 'Would you like our newsletter?',
      fr: 'Est-ce la bonne adresse\u202f?',
      it: 'Scriviamo a questo indirizzo?',
    },
    asked: {
      de: 'Jemand hat mit dieser Adresse unseren Newsletter abonniert. Waren Sie das, öffnen Sie den Link und bestätigen Sie. Vorher schicken wir nichts.',
      en: 'Somebody has subscribed to our newsletter with this address. If it was you, open the link and confirm. Until then we send nothing.',
      fr: 'Quelqu’un a demandé notre newsletter avec cette adresse. Si c’est vous, ouvrez le lien et confirmez. D’ici là, nous n’envoyons rien.',
      it: 'Qualcuno ha iscritto questo indirizzo alla nostra newsletter. Se è stato Lei, apra il link e confermi. Prima di allora non inviamo nulla.',
    },
    action: {
      de: 'Newsletter bestätigen',
      en: 'Confirm my subscription',
      fr: 'Confirmer l’abonnement',
      it: 'Confermare la newsletter',
    },
    /** {days} */
    valid: {
      de: 'Der Link gilt {days} Tage.',
      en: 'The link works for {days} days.',
      fr: 'Le lien est valable {days} jours.',
      it: 'Il link è valido {days} giorni.',
    },
    notYou: {
      de: 'Sie waren es nicht? Dann tun Sie nichts. Ihre Adresse verschwindet von selbst aus unserer Liste.',
      en: 'Not you? Then there’s nothing to do. Your address drops off our list by itself.',
      fr: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Votre adresse disparaît d’elle-même de notre liste.',
      it: 'Non è stato Lei? Non deve fare nulla. Il Suo indirizzo sparisce da solo dalla nostra lista.',
    },
  },
  welcome: {
    subject: {
      de: 'Sie stehen auf der Liste',
      en: 'You’re on the list',
      fr: 'Vous êtes sur la liste',
      it: 'Il Suo indirizzo è nella lista',
    },
    title: {
      de: 'Sie stehen auf der Liste.',
      en: 'You’re on the list.',
      fr: 'Vous êtes sur la liste.',
      it: 'Il Suo indirizzo è nella lista.',
    },
    first: {
      de: 'Viermal im Jahr bekommen Sie einen Brief von uns: die nächsten Termine, eine Sache, die wir draussen oder im Projekt gelernt haben, und was es sonst Neues gibt.',
      en: 'Four times a year you get a letter from us: upcoming dates, one thing we’ve learnt outdoors or on a project, and whatever else is new.',
      fr: 'Quatre fois par an, vous recevez une lettre de notre part\u202f: les prochaines dates, une chose apprise dehors ou dans un projet, et les autres nouvelles.',
      it: 'Quattro volte all’anno riceve una nostra lettera: le prossime date, una cosa imparata all’aperto o in un progetto, e le altre novità.',
    },
    meanwhile: {
      de: 'Bis dahin steht alles im Event-Kalender.',
      en: 'Until then, everything is in the event calendar.',
      fr: 'D’ici là, tout est dans l’agenda.',
      it: 'Fino ad allora trova tutto nel calendario.',
    },
    action: {
      de: 'Zum Event-Kalender',
      en: 'See the event calendar',
      fr: 'Voir l’agenda',
      it: 'Vedere il calendario',
    },
  },
  issue: {
    /** {title} */
    test: { de: 'Test: {title}', en: 'Test: {title}', fr: 'Test\u202f: {title}', it: 'Prova: {title}' },
    action: {
      de: 'Ganzen Beitrag lesen',
      en: 'Read the whole piece',
      fr: 'Lire tout l’article',
      it: 'Leggi tutto l’articolo',
    },
  },
  unsubscribe: {
    de: 'Vom Newsletter abmelden',
    en: 'Unsubscribe from the newsletter',
    fr: 'Se désabonner de la newsletter',
    it: 'Disdire la newsletter',
  },
})
