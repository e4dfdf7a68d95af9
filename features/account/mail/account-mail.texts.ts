import type { Language } from '#i18n/languages.ts'
import type { OneTimeTokenKind } from '../account.ts'

interface MailTexts {
  subject: string
  title: string
  text: string
  action?: string
}

export interface AccountMailTexts {
  mails: Record<OneTimeTokenKind, MailTexts>
  /** {code} */
  code: string
  /** {hours} */
  valid: string
  notYou: string
}

export const accountMailTexts: Record<Language, AccountMailTexts> = {
  de: {
    mails: {
      confirmation: {
        subject: 'Bitte bestätigen Sie Ihre Adresse',
        title: 'Ist das Ihre Adresse?',
        text: 'Mit dieser Adresse wurde ein Konto eröffnet. Bestätigen Sie sie, dann sind Sie angemeldet.',
        action: 'Adresse bestätigen',
      },
      invite: {
        subject: 'Ihre Einladung',
        title: 'Sie sind eingeladen.',
        text: 'Für Sie wurde ein Konto angelegt. Öffnen Sie den Link und wählen Sie ein Passwort.',
        action: 'Einladung annehmen',
      },
      recovery: {
        subject: 'Neues Passwort wählen',
        title: 'Passwort vergessen?',
        text: 'Öffnen Sie den Link und wählen Sie ein neues Passwort. Das alte gilt, bis Sie das getan haben.',
        action: 'Neues Passwort wählen',
      },
      magic_link: {
        subject: 'Ihr Link zum Anmelden',
        title: 'Ihr Link zum Anmelden',
        text: 'Öffnen Sie den Link, dann sind Sie angemeldet. Ein Passwort brauchen Sie dafür nicht.',
        action: 'Anmelden',
      },
      email_change_current: {
        subject: 'Ihre Adresse soll geändert werden',
        title: 'Neue E-Mail-Adresse?',
        text: 'Für Ihr Konto wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn Sie hier und in der E-Mail an die neue Adresse zustimmen.',
        action: 'Der Änderung zustimmen',
      },
      email_change_new: {
        subject: 'Bitte bestätigen Sie Ihre neue Adresse',
        title: 'Ist das Ihre neue Adresse?',
        text: 'Diese Adresse wurde für ein Konto eingetragen. Bestätigen Sie sie, damit sie gilt.',
        action: 'Adresse bestätigen',
      },
      reauthentication: {
        subject: 'Ihr Bestätigungscode',
        title: 'Sind Sie es?',
        text: 'Geben Sie diesen Code ein, um fortzufahren.',
      },
    },
    code: 'Oder geben Sie diesen Code ein: {code}',
    valid: 'Link und Code gelten {hours} Stunden und nur einmal.',
    notYou:
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun; ohne diesen Link ändert sich nichts.',
  },
  en: {
    mails: {
      confirmation: {
        subject: 'Please confirm your address',
        title: 'Is this your address?',
        text: 'An account has been opened with this address. Confirm it and you’re signed in.',
        action: 'Confirm address',
      },
      invite: {
        subject: 'Your invitation',
        title: 'You’re invited.',
        text: 'An account has been set up for you. Open the link and choose a password.',
        action: 'Accept invitation',
      },
      recovery: {
        subject: 'Choose a new password',
        title: 'Forgotten your password?',
        text: 'Open the link and choose a new one. The old password works until you’ve done so.',
        action: 'Choose a new password',
      },
      magic_link: {
        subject: 'Your sign-in link',
        title: 'Your sign-in link',
        text: 'Open the link and you’re signed in. No password is needed.',
        action: 'Sign in',
      },
      email_change_current: {
        subject: 'Your address is about to change',
        title: 'A new e-mail address?',
        text: 'Another e-mail address was entered for your account. It takes effect once you agree here and in the message to the new address.',
        action: 'Agree to the change',
      },
      email_change_new: {
        subject: 'Please confirm your new address',
        title: 'Is this your new address?',
        text: 'This address was entered for an account. Confirm it and it takes effect.',
        action: 'Confirm address',
      },
      reauthentication: {
        subject: 'Your confirmation code',
        title: 'Is it you?',
        text: 'Enter this code to go on.',
      },
    },
    code: 'Or enter this code: {code}',
    valid: 'The link and the code work for {hours} hours, and only once.',
    notYou: 'Not your doing? Then there’s nothing to do: without this link nothing changes.',
  },
  fr: {
    mails: {
      confirmation: {
        subject: 'Confirmez votre adresse',
        title: 'Est-ce bien votre adresse\u202f?',
        text: 'Un compte a été ouvert avec cette adresse. Confirmez-la pour entrer dans votre compte.',
        action: 'Confirmer l’adresse',
      },
      invite: {
        subject: 'Votre invitation',
        title: 'Une invitation pour vous.',
        text: 'Un compte a été créé pour vous. Ouvrez le lien et choisissez un mot de passe.',
        action: 'Accepter l’invitation',
      },
      recovery: {
        subject: 'Choisir un nouveau mot de passe',
        title: 'Mot de passe oublié\u202f?',
        text: 'Ouvrez le lien et choisissez un nouveau mot de passe. L’ancien reste valable jusque-là.',
        action: 'Choisir un mot de passe',
      },
      magic_link: {
        subject: 'Votre lien de connexion',
        title: 'Votre lien de connexion',
        text: 'Ouvrez le lien\u202f: il mène à votre compte, sans mot de passe.',
        action: 'Se connecter',
      },
      email_change_current: {
        subject: 'Demande de changement d’adresse',
        title: 'Une nouvelle adresse e-mail\u202f?',
        text: 'Une autre adresse e-mail a été saisie pour votre compte. Elle ne sera valable qu’après votre accord ici et dans l’e-mail envoyé à la nouvelle adresse.',
        action: 'Accepter le changement',
      },
      email_change_new: {
        subject: 'Confirmez votre nouvelle adresse',
        title: 'Est-ce votre nouvelle adresse\u202f?',
        text: 'Cette adresse a été saisie pour un compte. Confirmez-la pour qu’elle soit valable.',
        action: 'Confirmer l’adresse',
      },
      reauthentication: {
        subject: 'Votre code de confirmation',
        title: 'Est-ce bien vous\u202f?',
        text: 'Saisissez ce code pour continuer.',
      },
    },
    code: 'Ou saisissez ce code\u202f: {code}',
    valid: 'Le lien et le code sont valables {hours} heures, une seule fois.',
    notYou: 'Vous n’avez rien demandé\u202f? Il n’y a rien à faire\u202f: sans ce lien, rien ne change.',
  },
  it: {
    mails: {
      confirmation: {
        subject: 'Confermi il Suo indirizzo',
        title: 'È il Suo indirizzo?',
        text: 'Con questo indirizzo è stato aperto un account. Confermi l’indirizzo per accedere.',
        action: 'Confermare l’indirizzo',
      },
      invite: {
        subject: 'Il Suo invito',
        title: 'È arrivato un invito per Lei.',
        text: 'È stato creato un account per Lei. Apra il link e scelga una password.',
        action: 'Accettare l’invito',
      },
      recovery: {
        subject: 'Scegliere una nuova password',
        title: 'Password dimenticata?',
        text: 'Apra il link e scelga una nuova password. Fino ad allora resta valida quella vecchia.',
        action: 'Scegliere una password',
      },
      magic_link: {
        subject: 'Il Suo link per accedere',
        title: 'Il Suo link per accedere',
        text: 'Apra il link per accedere. La password non serve.',
        action: 'Accedere',
      },
      email_change_current: {
        subject: 'Il Suo indirizzo sta per cambiare',
        title: 'Un nuovo indirizzo e-mail?',
        text: 'Per il Suo account è stato indicato un altro indirizzo e-mail. Sarà valido solo dopo la Sua conferma qui e nell’e-mail al nuovo indirizzo.',
        action: 'Confermare la modifica',
      },
      email_change_new: {
        subject: 'Confermi il nuovo indirizzo',
        title: 'È il Suo nuovo indirizzo?',
        text: 'Questo indirizzo è stato indicato per un account. Lo confermi perché diventi valido.',
        action: 'Confermare l’indirizzo',
      },
      reauthentication: {
        subject: 'Il Suo codice di conferma',
        title: 'È proprio Lei?',
        text: 'Inserisca questo codice per continuare.',
      },
    },
    code: 'Oppure inserisca questo codice: {code}',
    valid: 'Il link e il codice sono validi {hours} ore e una volta sola.',
    notYou: 'Non ha chiesto nulla? Allora non deve fare niente: senza questo link non cambia nulla.',
  },
}
