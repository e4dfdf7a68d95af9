import { texts } from '#i18n/texts.ts'

export const accountMailTexts = texts({
  mails: {
    confirmation: {
      subject: {
        de: 'Bitte bestätigen Sie Ihre Adresse',
        en: 'Please confirm your address',
        fr: 'Confirmez votre adresse',
        it: 'Confermi il Suo indirizzo',
      },
      title: {
        de: 'Ist das Ihre Adresse?',
        en: 'Is this your address?',
        fr: 'Est-ce bien votre adresse\u202f?',
        it: 'È il Suo indirizzo?',
      },
      text: {
        de: 'Mit dieser Adresse wurde ein Konto eröffnet. Bestätigen Sie sie, dann sind Sie angemeldet.',
        en: 'An account has been opened with this address. Confirm it and you’re signed in.',
        fr: 'Un compte a été ouvert avec cette adresse. Confirmez-la pour entrer dans votre compte.',
        it: 'Con questo indirizzo è stato aperto un account. Confermi l’indirizzo per accedere.',
      },
      action: {
        de: 'Adresse bestätigen',
        en: 'Confirm address',
        fr: 'Confirmer l’adresse',
        it: 'Confermare l’indirizzo',
      },
    },
    invite: {
      subject: { de: 'Ihre Einladung', en: 'Your invitation', fr: 'Votre invitation', it: 'Il Suo invito' },
      title: {
        de: 'Sie sind eingeladen.',
        en: 'You’re invited.',
        fr: 'Une invitation pour vous.',
        it: 'È arrivato un invito per Lei.',
      },
      text: {
        de: 'Für Sie wurde ein Konto angelegt. Öffnen Sie den Link und wählen Sie ein Passwort.',
        en: 'An account has been set up for you. Open the link and choose a password.',
        fr: 'Un compte a été créé pour vous. Ouvrez le lien et choisissez un mot de passe.',
        it: 'È stato creato un account per Lei. Apra il link e scelga una password.',
      },
      action: {
        de: 'Einladung annehmen',
        en: 'Accept invitation',
        fr: 'Accepter l’invitation',
        it: 'Accettare l’invito',
      },
    },
    recovery: {
      subject: {
        de: 'Neues Passwort wählen',
        en: 'Choose a new password',
        fr: 'Choisir un nouveau mot de passe',
        it: 'Scegliere una nuova password',
      },
      title: {
        de: 'Passwort vergessen?',
        en: 'Forgotten your password?',
        fr: 'Mot de passe oublié\u202f?',
        it: 'Password dimenticata?',
      },
      text: {
        de: 'Öffnen Sie den Link und wählen Sie ein neues Passwort. Das alte gilt, bis Sie das getan haben.',
        en: 'Open the link and choose a new one. The old password works until you’ve done so.',
        fr: 'Ouvrez le lien et choisissez un nouveau mot de passe. L’ancien reste valable jusque-là.',
        it: 'Apra il link e scelga una nuova password. Fino ad allora resta valida quella vecchia.',
      },
      action: {
        de: 'Neues Passwort wählen',
        en: 'Choose a new password',
        fr: 'Choisir un mot de passe',
        it: 'Scegliere una password',
      },
    },
    magic_link: {
      subject: {
        de: 'Ihr Link zum Anmelden',
        en: 'Your sign-in link',
        fr: 'Votre lien de connexion',
        it: 'Il Suo link per accedere',
      },
      title: {
        de: 'Ihr Link zum Anmelden',
        en: 'Your sign-in link',
        fr: 'Votre lien de connexion',
        it: 'Il Suo link per accedere',
      },
      text: {
        de: 'Öffnen Sie den Link, dann sind Sie angemeldet. Ein Passwort brauchen Sie dafür nicht.',
        en: 'Open the link and you’re signed in. No password is needed.',
        fr: 'Ouvrez le lien\u202f: il mène à votre compte, sans mot de passe.',
        it: 'Apra il link per accedere. La password non serve.',
      },
      action: { de: 'Anmelden', en: 'Sign in', fr: 'Se connecter', it: 'Accedere' },
    },
    email_change_current: {
      subject: {
        de: 'Ihre Adresse soll geändert werden',
        en: 'Your address is about to change',
        fr: 'Demande de changement d’adresse',
        it: 'Il Suo indirizzo sta per cambiare',
      },
      title: {
        de: 'Neue E-Mail-Adresse?',
        en: 'A new e-mail address?',
        fr: 'Une nouvelle adresse e-mail\u202f?',
        it: 'Un nuovo indirizzo e-mail?',
      },
      text: {
        de: 'Für Ihr Konto wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn Sie hier und in der E-Mail an die neue Adresse zustimmen.',
        en: 'Another e-mail address was entered for your account. It takes effect once you agree here and in the message to the new address.',
        fr: 'Une autre adresse e-mail a été saisie pour votre compte. Elle ne sera valable qu’après votre accord ici et dans l’e-mail envoyé à la nouvelle adresse.',
        it: 'Per il Suo account è stato indicato un altro indirizzo e-mail. Sarà valido solo dopo la Sua conferma qui e nell’e-mail al nuovo indirizzo.',
      },
      action: {
        de: 'Der Änderung zustimmen',
        en: 'Agree to the change',
        fr: 'Accepter le changement',
        it: 'Confermare la modifica',
      },
    },
    email_change_new: {
      subject: {
        de: 'Bitte bestätigen Sie Ihre neue Adresse',
        en: 'Please confirm your new address',
        fr: 'Confirmez votre nouvelle adresse',
        it: 'Confermi il nuovo indirizzo',
      },
      title: {
        de: 'Ist das Ihre neue Adresse?',
        en: 'Is this your new address?',
        fr: 'Est-ce votre nouvelle adresse\u202f?',
        it: 'È il Suo nuovo indirizzo?',
      },
      text: {
        de: 'Diese Adresse wurde für ein Konto eingetragen. Bestätigen Sie sie, damit sie gilt.',
        en: 'This address was entered for an account. Confirm it and it takes effect.',
        fr: 'Cette adresse a été saisie pour un compte. Confirmez-la pour qu’elle soit valable.',
        it: 'Questo indirizzo è stato indicato per un account. Lo confermi perché diventi valido.',
      },
      action: {
        de: 'Adresse bestätigen',
        en: 'Confirm address',
        fr: 'Confirmer l’adresse',
        it: 'Confermare l’indirizzo',
      },
    },
    reauthentication: {
      subject: {
        de: 'Ihr Bestätigungscode',
        en: 'Your confirmation code',
        fr: 'Votre code de confirmation',
        it: 'Il Suo codice di conferma',
      },
      title: { de: 'Sind Sie es?', en: 'Is it you?', fr: 'Est-ce bien vous\u202f?', it: 'È proprio Lei?' },
      text: {
        de: 'Geben Sie diesen Code ein, um fortzufahren.',
        en: 'Enter this code to go on.',
        fr: 'Saisissez ce code pour continuer.',
        it: 'Inserisca questo codice per continuare.',
      },
    },
  },
  /** {code} */
  code: {
    de: 'Oder geben Sie diesen Code ein: {code}',
    en: 'Or enter this code: {code}',
    fr: 'Ou saisissez ce code\u202f: {code}',
    it: 'Oppure inserisca questo codice: {code}',
  },
  /** {hours} */
  valid: {
    de: 'Link und Code gelten {hours} Stunden und nur einmal.',
    en: 'The link and the code work for {hours} hours, and only once.',
    fr: 'Le lien et le code sont valables {hours} heures, une seule fois.',
    it: 'Il link e il codice sono validi {hours} ore e una volta sola.',
  },
  notYou: {
    de: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun; ohne diesen Link ändert sich nichts.',
    en: 'Not your doing? Then there’s nothing to do: without this link nothing changes.',
    fr: 'Vous n’avez rien demandé\u202f? Il n’y a rien à faire\u202f: sans ce lien, rien ne change.',
    it: 'Non ha chiesto nulla? Allora non deve fare niente: senza questo link non cambia nulla.',
  },
})
