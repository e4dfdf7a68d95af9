const de = {
  roles: {
    owner: { name: 'Geschäftsleitung', may: 'alles' },
    office: {
      name: 'Büro',
      may: 'Anlässe, Buchungen, Anfragen, Bestellungen und Inhalte, ohne Preise, Firmendaten, Rückerstattungen und Konten',
    },
    guide: { name: 'Guide', may: 'die eigenen Anlässe und wer daran teilnimmt, ohne Geld' },
  },
  /** Under the links out of the back office. */
  role: 'Rolle {role}',
  accounts: {
    title: 'Mitarbeitende',
    lead: 'Wer in der Verwaltung arbeitet und was sie oder er darf. Die letzte Person der Geschäftsleitung bleibt immer.',
    invite: 'Person einladen',
    elsewhere:
      'Die Konten führt ein Supabase-Projekt. Setzen Sie dort in app_metadata die Rolle owner, office oder guide.',
    columns: { account: 'Konto', role: 'Rolle', signIn: 'Letzte Anmeldung', factor: 'Zweiter Faktor' },
    csv: { since: 'Dabei seit' },
    actions: { role: 'Rolle ändern', revocation: 'Zugang entziehen', invitation: 'Nochmals einladen' },
    you: 'Ihr Konto',
    since: 'dabei seit {moment}',
    never: 'noch nie',
    invited: 'eingeladen, noch nicht angenommen',
    banned: 'gesperrt',
    factor: 'eingerichtet',
    noFactor: 'keiner',
    link: {
      label: 'Link der Einladung',
      text: 'Die Einladung an {email} ist unterwegs. Kommt die E-Mail nicht an, geben Sie diesen Link persönlich weiter.',
      hint: 'Gilt einmal, während 24 Stunden. Wer ihn hat, kommt hinein.',
    },
    dialog: {
      inviteText:
        'Die Einladung geht per E-Mail und gilt 24 Stunden. Hat die Adresse schon ein bestätigtes Konto, erhält es die Rolle sofort.',
      email: 'E-Mail-Adresse',
      wrongEmail: 'Bitte eine E-Mail-Adresse eingeben.',
      inviteSubmit: 'Einladen, 1 E-Mail',
      invited: 'Die Einladung ist unterwegs.',
      roleTitle: 'Rolle von {email} ändern?',
      roleText: 'Gilt ab dem nächsten Klick dieser Person.',
      roleSubmit: 'Rolle ändern',
      roleDone: 'Die Rolle ist geändert.',
      revokeTitle: '{email} den Zugang entziehen?',
      revokeText:
        'Rolle {role}. Die Verwaltung schliesst sich ab dem nächsten Klick dieser Person. Was sie geändert hat, bleibt.',
      revokeSubmit: 'Zugang entziehen',
      revoked: 'Der Zugang ist entzogen.',
      againTitle: '{email} nochmals einladen?',
      againText: 'Der frühere Link gilt dann nicht mehr.',
    },
  },
  absent: {
    title: 'Das gehört nicht zu Ihrer Rolle.',
    text: 'Rolle {role}: {may}. Brauchen Sie mehr, fragen Sie jemanden von der Geschäftsleitung.',
    back: 'Zu den Anlässen',
  },
  roster: {
    title: 'Wer kommt',
    none: 'Noch hat niemand gebucht.',
    phone: 'Telefon',
    note: 'Bemerkung',
    staffNote: 'Interne Notiz',
  },
}

export type Messages = typeof de

export default de
