/** The security log of the back office. */
const de = {
  title: 'Sicherheit',
  lead: 'Was mit Konten, Geld und Listen geschah und wer abgewiesen wurde, in den letzten 90 Tagen.',
  filter: 'Nach Art',
  filters: {
    all: 'Alles',
    refused: 'Abgewiesen',
    signIns: 'Anmeldungen',
    exports: 'Exporte',
    money: 'Rückzahlungen',
    accounts: 'Konten',
  },
  empty: 'Hier ist nichts verzeichnet.',
  columns: { at: 'Wann', what: 'Was', who: 'Konto', network: 'Netz' },
  /** {n} */
  times: { one: '{n} Mal', other: '{n} Mal' },
  nobody: 'kein bestimmtes Konto',
  /** {email} */
  whom: 'betrifft {email}',
  actions: {
    sign_in_refused: 'Anmeldung abgewiesen',
    access_denied: 'Zugriff verweigert',
    refresh_token_reused: 'Abgelaufener Schlüssel wiederverwendet',
    signed_in: 'Angemeldet',
    verified: 'Mit Link oder Code aus einer E-Mail angemeldet',
    signed_out: 'Abgemeldet',
    session_ended: 'Gerät abgemeldet',
    newsletter_exported: 'Newsletter-Liste exportiert',
    bookings_exported: 'Buchungsliste exportiert',
    order_refunded: 'Bestellung zurückgezahlt',
    booking_refunded: 'Buchung zurückgezahlt',
    signed_up: 'Konto selbst eröffnet',
    invited: 'Eingeladen',
    user_added: 'Konto angelegt',
    user_edited: 'Konto geändert',
    user_removed: 'Konto gelöscht',
    link_generated: 'Link zum Konto erstellt',
    recovery_requested: 'Neues Passwort verlangt',
    staff_role_granted: 'Zugang zur Verwaltung gegeben',
    staff_role_revoked: 'Zugang zur Verwaltung entzogen',
    password_changed: 'Passwort geändert',
    email_change_requested: 'Neue E-Mail-Adresse verlangt',
    email_changed: 'E-Mail-Adresse geändert',
    phone_changed: 'Telefonnummer geändert',
    factor_enrolled: 'Zweiten Faktor begonnen',
    factor_verified: 'Zweiten Faktor bestätigt',
    factor_removed: 'Zweiten Faktor entfernt',
  },
}

export default de
export type Messages = typeof de
