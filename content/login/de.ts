/** Visitors need no account. */
const de = {
  meta: {
    title: 'Anmelden – Gratweg',
    description:
      'Hier melden sich alle an, die bei Gratweg mitarbeiten. Für Shop, Kalender und Anfragen brauchen Besucherinnen und Besucher kein Konto.',
  },
  rule: 'Für das Team',
  waiting: 'Einen Moment. Wir sehen nach, ob Sie angemeldet sind.',
  noScript: 'Zum Anmelden braucht Ihr Browser JavaScript. Besucherinnen und Besucher brauchen kein Konto.',
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    code: 'Code',
    mailCode: 'Code aus der E-Mail',
    show: 'Zeigen',
    showPassword: 'Passwort zeigen',
  },
  hints: {
    newPassword:
      'Mindestens {min} Zeichen. Vier Wörter, die nichts miteinander zu tun haben, sind stark und leicht zu merken.',
    /** Where the length is not known. */
    strongPassword: 'Vier Wörter, die nichts miteinander zu tun haben, sind stark und leicht zu merken.',
    code: 'Sechs Ziffern aus Ihrer Authenticator-App.',
    mailCode: 'Sechs Ziffern. Oder öffnen Sie den Link in der E-Mail.',
  },
  busy: 'Einen Moment …',
  signIn: {
    title: 'Anmelden',
    lead: 'Ein Konto haben alle, die bei uns mitarbeiten. Es kommt mit einer Einladung.',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    signedOut: 'Sie sind abgemeldet.',
    ended: 'Ihre Anmeldung ist zu Ende. Melden Sie sich neu an.',
  },
  provider: {
    title: 'Mit einem anderen Konto',
    text: 'Der andere Dienst sagt uns, wer Sie sind. Ihr Passwort bleibt dort.',
    submit: 'Mit {name} anmelden',
    failed:
      'Die Anmeldung mit {name} kam nicht zustande. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
    not_invited:
      'Für dieses {name}-Konto gibt es hier noch keinen Zugang. Bitten Sie um eine Einladung an dieselbe Adresse.',
    unverified: 'Ihre Adresse ist bei {name} noch nicht bestätigt. Holen Sie das zuerst dort nach.',
  },
  visitors: {
    title: 'Sie haben kein Konto?',
    text: 'Sie brauchen keines. Bestätigungen, Gutscheine und die Links zu Ihren Buchungen kommen per E-Mail.',
    calendar: 'Zum Event-Kalender',
    contact: 'Kontakt aufnehmen',
  },
  forgotten: {
    title: 'Passwort vergessen',
    lead: 'Geben Sie die Adresse Ihres Kontos an. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    haveCode: 'Ich habe schon einen Code',
    back: 'Zurück zur Anmeldung',
  },
  sent: {
    title: 'Schauen Sie in Ihr Postfach',
    lead: 'Gibt es ein Konto mit der Adresse {email}, ist ein Link unterwegs. Er gilt 24 Stunden und nur einmal.',
    codeLead:
      'Der Code steht in der E-Mail, mit der wir Sie eingeladen oder Ihnen einen Link gesendet haben.',
    submit: 'Code bestätigen',
    nothing:
      'Nichts angekommen? Sehen Sie im Spam-Ordner nach. Nach einer Minute können Sie es noch einmal versuchen.',
    again: 'Noch einmal senden',
  },
  confirm: {
    title: 'Noch ein Klick',
    lead: 'Der Link aus der E-Mail gilt nur einmal. Damit kein Prüfprogramm Ihres Postfachs ihn verbraucht, gilt er erst, wenn Sie hier weitergehen.',
    submit: 'Weiter',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr.',
    lead: 'Er wurde schon benutzt oder ist älter als 24 Stunden. Das lässt sich beheben.',
    renew: 'Neuen Link anfordern',
    signIn: 'Zur Anmeldung',
  },
  secondStep: {
    title: 'Jetzt noch der Code',
    lead: 'Für {email} ist ein zweiter Faktor eingerichtet. Öffnen Sie Ihre Authenticator-App und tippen Sie den Code ab.',
    submit: 'Bestätigen',
    keyTitle: 'Jetzt noch der Schlüssel',
    keyLead:
      'Für {email} ist ein Sicherheitsschlüssel eingerichtet. Halten Sie ihn bereit und bestätigen Sie damit die Anmeldung.',
    useKey: 'Sicherheitsschlüssel verwenden',
    useNamedKey: 'Schlüssel «{name}» verwenden',
  },
  recentSignIn: {
    title: 'Bitte bestätigen Sie, dass Sie es sind.',
    /** {email} */
    text: 'Ihre letzte Anmeldung liegt mehr als 12 Stunden zurück. Für diesen Schritt prüfen wir, ob Sie es sind: {email}. Danach geht es von selbst weiter.',
    submit: 'Bestätigen',
    other: 'Anders anmelden: in neuem Tab ab- und wieder anmelden',
    close: 'Schliessen',
  },
  choose: {
    invite: {
      title: 'Willkommen im Team',
      lead: 'Wählen Sie ein Passwort. Danach ist Ihr Konto bereit.',
    },
    recovery: {
      title: 'Neues Passwort wählen',
      lead: 'Das alte gilt, bis Sie ein neues gespeichert haben. Andere Geräte werden dann abgemeldet.',
    },
    submit: 'Passwort speichern',
    later: 'Später',
  },
  account: {
    title: 'Ihr Konto',
    lead: 'Sie sind angemeldet als {email}.',
    saved: 'Das Passwort ist gespeichert.',
    back: 'Zurück zur letzten Seite',
    can: 'Was Sie hier tun können',
    calendar: 'Event-Kalender',
    calendarText: 'Neue Termine eintragen, vorhandene ändern oder absagen.',
    /** Of accounts that only add dates: visitors' and guides'. */
    visitorText: 'Neue Termine eintragen.',
    staff: 'Verwaltung',
    staffText: 'Buchungen, Anfragen und Bestellungen ansehen und beantworten.',
    change: 'Passwort ändern',
    cancel: 'Abbrechen',
  },
  passkeys: {
    signIn: 'Mit Passkey anmelden',
    title: 'Passkeys',
    why: 'Mit einem Passkey melden Sie sich mit Finger, Gesicht oder PIN Ihres Geräts an, ohne Passwort und ohne Code. Er lässt sich weder ablesen noch auf einer gefälschten Seite verwenden.',
    add: 'Passkey hinzufügen',
    addAnother: 'Weiteren Passkey hinzufügen',
    list: 'Ihre Passkeys',
    /** {n}: number, by age; only where the device could not be named. */
    unnamed: 'Passkey {n}',
    /** {day} */
    since: 'seit {day}',
    used: 'zuletzt benutzt am {day}',
    remove: 'Entfernen',
    removeName: '{name} entfernen',
    sure: '{name} wirklich entfernen? Damit anmelden kann man sich dann nicht mehr.',
    keep: 'Behalten',
    added: 'Der Passkey ist hinzugefügt.',
    rename: 'Umbenennen',
    renameName: '{name} umbenennen',
    newName: 'Name des Passkeys',
    nameEmpty: 'Geben Sie einen Namen ein.',
    saveName: 'Namen speichern',
    cancelName: 'Abbrechen',
    renamed: 'Der Passkey heisst jetzt {name}.',
    removed: 'Der Passkey ist entfernt.',
  },
  devices: {
    title: 'Zweiter Faktor',
    why: 'Ein Passwort lässt sich ablesen. Mit einem zweiten Faktor fragt die Anmeldung auch nach einem Code von Ihrem Telefon.',
    on: 'Beim Anmelden fragen wir nach einem Code von einem dieser Geräte.',
    second: 'Ein zweites Gerät hilft, wenn das erste verloren geht.',
    setUp: 'Einrichten',
    addSecond: 'Weiteres Gerät einrichten',
    list: 'Eingerichtete Geräte',
    /** {n}: number of the device, by enrolment. */
    device: 'Gerät {n}',
    since: 'seit {day}',
    remove: 'Entfernen',
    removeDevice: '{name} entfernen',
    sure: '{name} wirklich entfernen? Seine Codes gelten dann nicht mehr.',
    keep: 'Behalten',
    added: 'Das Gerät ist eingerichtet.',
    removed: 'Das Gerät ist entfernt.',
    recovery: 'Gerät verloren?',
    recoveryText:
      'Wer Zugang zum Server hat, schaltet Ihren zweiten Faktor aus und gibt Ihnen einen neuen Link. Der Befehl dafür:',
  },
  enrol: {
    title: 'Gerät einrichten',
    scan: 'Scannen Sie das Bild mit einer Authenticator-App.',
    picture: 'QR-Code für die Authenticator-App; derselbe Schlüssel steht darunter als Text',
    type: 'Oder tippen Sie diesen Schlüssel ein:',
    open: 'App auf diesem Gerät öffnen',
    confirm: 'Geben Sie den Code ein, den die App jetzt zeigt.',
    submit: 'Gerät bestätigen',
    cancel: 'Abbrechen',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Kommt Ihnen eine Anmeldung fremd vor? Beenden Sie sie und ändern Sie Ihr Passwort.',
    name: '{browser} auf {system}',
    unknown: 'Unbekannter Browser',
    here: 'dieser Browser',
    used: 'zuletzt benutzt am {day} um {time} Uhr',
    end: 'Abmelden',
    endOne: '{name} abmelden',
    ended: 'Diese Anmeldung ist beendet.',
  },
  signOut: {
    title: 'Abmelden',
    text: 'Auf einem fremden Gerät melden Sie sich am Ende ab. Ging ein Gerät verloren, melden Sie sich überall ab.',
    here: 'Auf diesem Gerät abmelden',
    everywhere: 'Überall abmelden',
  },
  problems: {
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@firma.ch.',
    },
    password: {
      required: 'Bitte geben Sie Ihr Passwort an.',
      too_short: 'Das Passwort ist noch zu kurz. Es braucht mindestens {min} Zeichen.',
      too_long: 'Das Passwort ist zu lang. Bitte kürzen Sie es auf 72 Zeichen, Umlaute zählen doppelt.',
      weak: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein längeres.',
      common:
        'Dieses Passwort benutzen sehr viele. Bitte wählen Sie ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
      same: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
      own_address:
        'Das ist Ihre eigene E-Mail-Adresse oder ihr Anfang. Bitte wählen Sie ein anderes Passwort.',
    },
    code: {
      invalid: 'Der Code hat sechs Ziffern. Bitte geben Sie alle ein.',
      wrong: 'Dieser Code passt nicht. Jeder gilt nur kurz und nur einmal: Nehmen Sie den nächsten.',
      expired: 'Dieser Code gilt nicht mehr oder stimmt nicht. Bitte vergleichen Sie ihn mit der E-Mail.',
    },
  },
  notices: {
    wrong: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
    unconfirmed: 'Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der Einladung.',
    blocked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
    too_many:
      'Das waren viele Versuche. Bitte warten Sie eine Viertelstunde und versuchen Sie es dann noch einmal.',
    too_many_passwords:
      'Das waren viele Versuche. Bitte warten Sie eine Viertelstunde. Mit einem Link kommen Sie sofort hinein: Wählen Sie «Passwort vergessen?».',
    unreachable:
      'Wir erreichen den Server nicht. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    ended: 'Ihre Anmeldung ist zu Ende. Bitte melden Sie sich ab und neu an.',
    passkey_cancelled:
      'Der Passkey wurde nicht bestätigt, oder auf diesem Gerät ist keiner. Sie können sich mit dem Passwort anmelden.',
    passkey_unknown:
      'Diesen Passkey kennen wir nicht, oder er wurde entfernt. Melden Sie sich mit dem Passwort an.',
    key_refused:
      'Der Schlüssel wurde nicht bestätigt, oder es ist nicht der richtige. Bitte versuchen Sie es noch einmal.',
    passkey_known: 'Auf diesem Gerät haben Sie schon einen Passkey für dieses Konto.',
    most_passkeys: 'Mehr Passkeys gehen nicht. Bitte entfernen Sie zuerst einen.',
    sign_in_again:
      'Ihre Anmeldung ist schon einige Stunden her. Versuchen Sie es noch einmal und bestätigen Sie, dass Sie es sind, oder melden Sie sich ab und neu an.',
    most_devices: 'Mehr Geräte gehen nicht. Bitte entfernen Sie zuerst eines.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
}

export default de
export type Messages = typeof de
