import type { Language } from '#i18n/languages.ts'

export const ACCOUNT_CHANGES = [
  'password',
  'address_old',
  'address_new',
  'factor_added',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
  'password_tried',
] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

interface ChangeTexts {
  subject: string
  text: string
  /** Instructions for somebody who did not make the change. {email} {phone} */
  notYou: string
  /** {day} {time} */
  when?: string
}

export interface ChangeMailTexts {
  changes: Record<AccountChange, ChangeTexts>
  /** {day} {time} */
  when: string
  fine: string
}

const DE_CALL = 'Schreiben Sie uns sofort an {email} oder rufen Sie uns an: {phone}.'
const EN_CALL = 'Write to us at once at {email}, or call us: {phone}.'
const FR_CALL = 'Écrivez-nous tout de suite à {email} ou appelez-nous au {phone}.'
const IT_CALL = 'Ci scriva subito a {email} o ci chiami al numero {phone}.'

export const changeMailTexts: Record<Language, ChangeMailTexts> = {
  de: {
    changes: {
      password: {
        subject: 'Ihr Passwort wurde geändert',
        text: 'Für Ihr Konto gilt ein neues Passwort.',
        notYou: `Sie waren das nicht? Wählen Sie auf der Anmeldeseite «Passwort vergessen?» und setzen Sie ein neues. ${DE_CALL}`,
      },
      address_old: {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        text: 'Ihr Konto hat eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.',
        notYou: `Sie waren das nicht? ${DE_CALL}`,
      },
      address_new: {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        text: 'Diese Adresse gehört jetzt zu einem Konto bei uns. Damit melden Sie sich künftig an.',
        notYou: `Sie waren das nicht? ${DE_CALL}`,
      },
      factor_added: {
        subject: 'Neues Gerät für den Code beim Anmelden',
        text: 'Für Ihr Konto wurde ein Gerät eingerichtet, das beim Anmelden den Code zeigt.',
        notYou: `Sie waren das nicht? ${DE_CALL}`,
      },
      factor_removed: {
        subject: 'Gerät für den Code beim Anmelden entfernt',
        text: 'Ein Gerät, das beim Anmelden den Code zeigt, gehört nicht mehr zu Ihrem Konto.',
        notYou: `Sie waren das nicht? Ändern Sie Ihr Passwort. ${DE_CALL}`,
      },
      passkey_added: {
        subject: 'Neuer Passkey für Ihr Konto',
        text: 'Mit einem neuen Passkey kann man sich bei Ihrem Konto anmelden.',
        notYou: `Sie waren das nicht? Entfernen Sie ihn auf der Anmeldeseite, und ändern Sie Ihr Passwort. ${DE_CALL}`,
      },
      passkey_removed: {
        subject: 'Passkey entfernt',
        text: 'Ein Passkey gehört nicht mehr zu Ihrem Konto.',
        notYou: `Sie waren das nicht? Ändern Sie Ihr Passwort. ${DE_CALL}`,
      },
      password_tried: {
        subject: 'Falsche Passwörter für Ihr Konto',
        text: 'Für Ihr Konto hat jemand mehrmals ein falsches Passwort eingegeben. Es wurde nichts geändert.',
        notYou:
          'Sie waren das nicht? Ihr Konto bleibt geschützt: Nach zu vielen Versuchen nehmen wir auf unbekannten Geräten eine Zeit lang kein Passwort an. Geräte, auf denen Sie schon angemeldet waren, betrifft das nicht. Auf einem neuen Gerät wählen Sie auf der Anmeldeseite «Passwort vergessen?»: Der Link in der E-Mail führt sofort hinein, und danach gilt dort auch Ihr Passwort wieder. Fragen? {email}, {phone}.',
        when: 'Gezählt bis am {day} um {time} Uhr.',
      },
    },
    when: 'Geändert am {day} um {time} Uhr.',
    fine: 'Waren Sie es selbst, müssen Sie nichts tun.',
  },
  en: {
    changes: {
      password: {
        subject: 'Your password has been changed',
        text: 'Your account has a new password.',
        notYou: `Not your doing? Choose “Forgotten your password?” on the sign-in page and set a new one. ${EN_CALL}`,
      },
      address_old: {
        subject: 'Your e-mail address has been changed',
        text: 'Your account has another e-mail address. You can no longer sign in with this one.',
        notYou: `Not your doing? ${EN_CALL}`,
      },
      address_new: {
        subject: 'Your e-mail address has been changed',
        text: 'This address now belongs to an account with us. Sign in with it from now on.',
        notYou: `Not your doing? ${EN_CALL}`,
      },
      factor_added: {
        subject: 'New device for the sign-in code',
        text: 'A device that shows the code for signing in has been set up for your account.',
        notYou: `Not your doing? ${EN_CALL}`,
      },
      factor_removed: {
        subject: 'Device for the sign-in code removed',
        text: 'A device that shows the code for signing in no longer belongs to your account.',
        notYou: `Not your doing? Change your password. ${EN_CALL}`,
      },
      passkey_added: {
        subject: 'New passkey for your account',
        text: 'A new passkey can now sign in to your account.',
        notYou: `Wasn’t it you? Remove it on the sign-in page, and change your password. ${EN_CALL}`,
      },
      passkey_removed: {
        subject: 'Passkey removed',
        text: 'A passkey no longer belongs to your account.',
        notYou: `Wasn’t it you? Change your password. ${EN_CALL}`,
      },
      password_tried: {
        subject: 'Someone is trying your password',
        text: 'Someone has entered a wrong password for your account several times. Nothing has been changed.',
        notYou:
          'Not your doing? Your account stays protected: after too many attempts we accept no password on unknown devices for a while. Devices you have signed in on before aren’t affected. On a new device, choose “Forgotten your password?” on the sign-in page: the link in the e-mail lets you in at once, and your password works there again. Questions? {email}, {phone}.',
        when: 'Counted up to {day} at {time}.',
      },
    },
    when: 'Changed on {day} at {time}.',
    fine: 'If it was you, there’s nothing to do.',
  },
  fr: {
    changes: {
      password: {
        subject: 'Votre mot de passe a été modifié',
        text: 'Votre compte a un nouveau mot de passe.',
        notYou: `Ce n’était pas vous\u202f? Choisissez «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion et définissez-en un nouveau. ${FR_CALL}`,
      },
      address_old: {
        subject: 'Votre adresse e-mail a été modifiée',
        text: 'Votre compte a une autre adresse e-mail. Celle-ci ne permet plus de se connecter.',
        notYou: `Ce n’était pas vous\u202f? ${FR_CALL}`,
      },
      address_new: {
        subject: 'Votre adresse e-mail a été modifiée',
        text: 'Cette adresse est désormais celle d’un compte chez nous. Utilisez-la pour vous connecter.',
        notYou: `Ce n’était pas vous\u202f? ${FR_CALL}`,
      },
      factor_added: {
        subject: 'Nouvel appareil pour le code de connexion',
        text: 'Un appareil qui affiche le code de connexion a été configuré pour votre compte.',
        notYou: `Ce n’était pas vous\u202f? ${FR_CALL}`,
      },
      factor_removed: {
        subject: 'Appareil pour le code de connexion retiré',
        text: 'Un appareil qui affiche le code de connexion a été retiré de votre compte.',
        notYou: `Ce n’était pas vous\u202f? Changez votre mot de passe. ${FR_CALL}`,
      },
      passkey_added: {
        subject: 'Nouvelle clé d’accès pour votre compte',
        text: 'Une nouvelle clé d’accès permet de se connecter à votre compte.',
        notYou: `Ce n’était pas vous\u202f? Supprimez-la sur la page de connexion et changez de mot de passe. ${FR_CALL}`,
      },
      passkey_removed: {
        subject: 'Clé d’accès supprimée',
        text: 'Une clé d’accès n’appartient plus à votre compte.',
        notYou: `Ce n’était pas vous\u202f? Changez de mot de passe. ${FR_CALL}`,
      },
      password_tried: {
        subject: 'Quelqu’un essaie votre mot de passe',
        text: 'Quelqu’un a saisi plusieurs fois un mauvais mot de passe pour votre compte. Rien n’a été modifié.',
        notYou:
          'Ce n’était pas vous\u202f? Votre compte reste protégé\u202f: après trop d’essais, nous n’acceptons plus de mot de passe sur des appareils inconnus pendant un certain temps. Les appareils que vous avez déjà utilisés pour vous connecter ne sont pas concernés. Sur un nouvel appareil, choisissez «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion\u202f: le lien dans l’e-mail vous connecte aussitôt, et votre mot de passe y fonctionne à nouveau. Des questions\u202f? {email}, {phone}.',
        when: 'Essais comptés jusqu’au {day} à {time}.',
      },
    },
    when: 'Modification du {day} à {time}.',
    fine: 'Si c’était vous, il n’y a rien à faire.',
  },
  it: {
    changes: {
      password: {
        subject: 'La Sua password è stata cambiata',
        text: 'Per il Suo account è ora valida una nuova password.',
        notYou: `Non è stato Lei? Scelga «Password dimenticata?» nella pagina di accesso e ne imposti una nuova. ${IT_CALL}`,
      },
      address_old: {
        subject: 'Il Suo indirizzo e-mail è stato cambiato',
        text: 'Il Suo account ha un altro indirizzo e-mail. Con questo non può più accedere.',
        notYou: `Non è stato Lei? ${IT_CALL}`,
      },
      address_new: {
        subject: 'Il Suo indirizzo e-mail è stato cambiato',
        text: 'Questo indirizzo appartiene ora a un account presso di noi. D’ora in poi acceda con questo.',
        notYou: `Non è stato Lei? ${IT_CALL}`,
      },
      factor_added: {
        subject: 'Nuovo dispositivo per il codice di accesso',
        text: 'Per il Suo account è stato configurato un dispositivo che mostra il codice di accesso.',
        notYou: `Non è stato Lei? ${IT_CALL}`,
      },
      factor_removed: {
        subject: 'Dispositivo per il codice di accesso rimosso',
        text: 'Un dispositivo che mostra il codice di accesso non fa più parte del Suo account.',
        notYou: `Non è stato Lei? Cambi la Sua password. ${IT_CALL}`,
      },
      passkey_added: {
        subject: 'Nuova passkey per il Suo account',
        text: 'Con una nuova passkey si può accedere al Suo account.',
        notYou: `Non è stato Lei? La rimuova nella pagina di accesso e cambi la password. ${IT_CALL}`,
      },
      passkey_removed: {
        subject: 'Passkey rimossa',
        text: 'Una passkey non appartiene più al Suo account.',
        notYou: `Non è stato Lei? Cambi la password. ${IT_CALL}`,
      },
      password_tried: {
        subject: 'Qualcuno prova la Sua password',
        text: 'Qualcuno ha inserito più volte una password sbagliata per il Suo account. Non è stato cambiato niente.',
        notYou:
          'Non è stato Lei? Il Suo account resta protetto: dopo troppi tentativi, per un certo tempo non accettiamo password da dispositivi sconosciuti. I dispositivi da cui ha già effettuato l’accesso non sono interessati. Su un nuovo dispositivo scelga «Password dimenticata?» nella pagina di accesso: il link nell’e-mail La fa entrare subito, e lì vale di nuovo anche la Sua password. Domande? {email}, {phone}.',
        when: 'Tentativi contati fino al {day}, ore {time}.',
      },
    },
    when: 'Modifica del {day}, ore {time}.',
    fine: 'Se è stato Lei, non deve fare niente.',
  },
}
