const de = {
  roles: {
    owner: { name: 'Geschäftsleitung', may: 'alles' },
    office: {
      name: 'Büro',
      may: 'Anlässe, Buchungen, Anfragen, Bestellungen und Inhalte, ohne Preise, Firmendaten, Rückerstattungen und Konten',
    },
    guide: { name: 'Guide', may: 'Anlässe und wer daran teilnimmt, ohne Geld' },
  },
  /** Under the links out of the back office. */
  role: 'Rolle {role}',
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
