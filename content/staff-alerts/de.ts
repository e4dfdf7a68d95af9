import type { AlertCode } from '#kernel/alert-code.ts'
import type { RetentionKind } from '../retention.ts'

interface AlertTexts {
  title: string
  /** Meaning and details; placeholders come from the alert's detail. */
  text: string
  remedy: string
}

const codes: Record<AlertCode, AlertTexts> = {
  retention_stopped: {
    title: 'Das Löschen alter Daten ist angehalten',
    text: 'Auf einmal wären ungewöhnlich viele Datensätze zu löschen: {counts}. Gelöscht ist davon nichts.',
    remedy:
      'Prüfen Sie, ob Datum und Aufbewahrungsfristen stimmen. Wenn ja, geben Sie das Löschen hier frei. Machen Sie vorher eine Sicherung mit «npm run backup».',
  },
  clock_jumped: {
    title: 'Die Uhr des Servers ist gesprungen',
    text: 'Der Server glaubt, es sei der {day}; zuletzt war es der {last}. Bis das geklärt ist, wird nichts gelöscht.',
    remedy:
      'Stellen Sie die Uhr des Servers richtig; dann geht es von selbst weiter. Stimmt das Datum, weil der Server lange stand oder eine alte Sicherung eingespielt ist, bestätigen Sie es hier.',
  },
  key_replaced: {
    title: 'Der Schlüssel der Anwendung wurde ersetzt',
    text: 'Codes von Gutscheinen, die früher verkauft wurden, gelten weiter, können aber nicht mehr gedruckt oder gesendet werden. Links in alten E-Mails führen weiter zum Ziel.',
    remedy:
      'Haben Sie den früheren Schlüssel noch, stellen Sie ihn wieder her (APP_SECRET oder DATA_DIR/secrets/app.key) und starten Sie neu.',
  },
  disk_full: {
    title: 'Der Speicherplatz ist voll',
    text: 'Bestellungen, Buchungen und Nachrichten können im Moment nicht gespeichert werden; wer etwas sendet, wird gebeten, es später nochmals zu versuchen. Was bestätigt ist, ist gespeichert.',
    remedy: 'Schaffen Sie Platz auf dem Server oder in der Datenbank. Dann geht es von selbst weiter.',
  },
  attachment_missing: {
    title: 'Eine gespeicherte Datei fehlt',
    text: 'Zur Anfrage {number} fehlt mindestens eine Datei. Die Mitteilung an Sie ging ohne sie hinaus und nennt ihren Namen.',
    remedy:
      'Holen Sie die Datei aus einer Sicherung zurück, oder bitten Sie die Person, sie nochmals zu senden. Prüfen Sie, ob DATA_DIR/objects vollständig ist.',
  },
  storage_moved: {
    title: 'Die Dateien liegen an einem anderen Ort',
    text: 'Die Datenbank kennt {files} Dateien; {missing} davon sind am jetzigen Ort nicht zu finden.',
    remedy:
      'Kopieren Sie den früheren Ordner DATA_DIR/objects hierher oder in den S3-Speicher, und starten Sie neu.',
  },
  second_server_refused: {
    title: 'Ein zweiter Server wollte starten',
    text: 'Er benutzt dieselbe Datenbank, aber einen eigenen Ordner für Dateien. Er wurde abgewiesen, damit keine Datei verloren geht.',
    remedy:
      'Geben Sie beiden Servern denselben Ordner DATA_DIR (gemeinsames Dateisystem) oder denselben S3-Speicher, oder starten Sie nur einen.',
  },
  untrusted_proxy: {
    title: 'Vor dem Server steht ein Proxy, den er nicht kennt',
    text: 'Alle Besucher scheinen von derselben Adresse zu kommen. Grenzen gegen Missbrauch treffen so alle gemeinsam.',
    remedy:
      'Setzen Sie TRUST_PROXY auf die Adresse des Proxys oder die Anzahl der Proxys, und starten Sie neu.',
  },
  used_voucher_voided: {
    title: 'Ein Gutschein ist ungültig, der schon eingelöst war',
    text: 'Das Geld für einen Gutschein ist ohne Ihr Zutun zurückgegangen (Rückerstattung beim Zahlungsanbieter oder Anfechtung). Eingelöst war er für: {names} (Buchungen, Bestellungen im Shop, Rechnungen, Schalter). Das gilt weiter; der Anteil des Gutscheins fehlt Ihnen.',
    remedy: 'Suchen Sie es in der Verwaltung und entscheiden Sie: den Betrag neu verrechnen oder stornieren.',
  },
  refund_failed: {
    title: 'Eine Rückerstattung ist nicht angekommen',
    text: 'Zu {names} kam eine Rückerstattung vom Zahlungsanbieter zurück. Das Geld ist wieder bei Ihnen; die Rechnung zählt es als bezahlt.',
    remedy:
      'Öffnen Sie die Rechnung unter «Rechnungen». Steht der Betrag der Kundschaft noch zu, zahlen Sie ihn auf anderem Weg zurück, und tragen Sie das dort ein.',
  },
  invoice_disputed: {
    title: 'Eine Kartenzahlung ist bei der Bank strittig',
    text: 'Die Bank der Kundschaft fragt nach einer Zahlung oder hat sie angefochten: {names}. Bis zu ihrem Entscheid lässt sich von diesem Geld nichts zurückzahlen, und zu diesen Rechnungen geht keine Erinnerung von selbst.',
    remedy: 'Antworten Sie beim Zahlungsanbieter: Dort stehen der Grund und die Frist.',
  },
  invoice_dispute_closed: {
    title: 'Die Bank hat über eine strittige Zahlung entschieden',
    text: 'Es geht um {names}. Hat die Bank das Geld zurückgeholt, ist der Betrag auf der Rechnung wieder offen; sonst gilt er als bezahlt.',
    remedy:
      'Öffnen Sie die Rechnung unter «Rechnungen»: Im Verlauf steht der Entscheid. Was Sie jetzt zurückzahlen müssen, steht bei «Heute».',
  },
  paid_back_twice: {
    title: 'Geld ist zweimal zurückgegangen',
    text: 'Sie hatten das Geld schon von Hand oder als Gutschein zurückgegeben; danach ging auch die Zahlung selbst zurück, durch die Bank, den Zahlungsanbieter oder weil sie zurückgenommen wurde: {names}. Diesen Betrag verlangt keine Rechnung.',
    remedy: 'Verlangen Sie ihn von der Kundschaft zurück, oder berichtigen Sie, was falsch eingetragen ist.',
  },
  paid_for_nothing: {
    title: 'Geld ist gekommen, zu dem es nichts mehr gibt',
    text: 'Jemand hat online bezahlt, aber die Bestellung, die Buchung oder die Rechnung dazu ist gelöscht: {names}. Der Betrag steht nur beim Zahlungsanbieter.',
    remedy:
      'Suchen Sie die Zahlung beim Zahlungsanbieter mit ihrer Nummer: Dort steht, von wem sie ist. Zahlen Sie sie dort zurück, oder erfassen Sie neu, was bezahlt ist.',
  },
  mail_not_made: {
    title: 'Eine E-Mail liess sich nicht erstellen',
    text: 'Ihr Text oder eine ihrer Beilagen konnte nicht erstellt werden; sie ist nicht gesendet. Sie steht bei «Heute» und unter «E-Mails».',
    remedy:
      'Sagen Sie der Person auf anderem Weg Bescheid, und melden Sie den Fehler der Technik; unter «E-Mails» steht der Grund. Nach der Behebung senden Sie die E-Mail dort erneut.',
  },
}

/** Alerts for staff and, in German, by mail to the owner. */
const de = {
  title: 'Störungen',
  since: 'Seit {moment}',
  approve: 'Löschen freigeben',
  approveTitle: 'Löschen freigeben?',
  approveText:
    'Beim nächsten Lauf, innert einer Stunde, werden diese Datensätze endgültig gelöscht: {counts}.',
  approved: 'Das Löschen ist freigegeben.',
  confirm: 'Datum bestätigen',
  confirmTitle: 'Ist heute der {day}?',
  confirmText: 'Nach der Bestätigung löscht der Server wieder alles, was nach diesem Datum zu alt ist.',
  confirmed: 'Das Datum ist bestätigt.',
  dismiss: 'Erledigt',
  dismissed: 'Die Störung ist abgehakt.',
  /** Only for the owner's mail, in German. */
  mail: {
    subject: 'Störung: {title}',
    resolved: 'Inzwischen ist die Störung behoben.',
    button: 'Zur Verwaltung',
  },
  kinds: {
    participants: 'Angaben zu Teilnehmenden',
    waitingList: 'Warteliste',
    bookings: 'Buchungen',
    vouchers: 'Gutscheine',
    orders: 'Bestellungen',
    requests: 'Anfragen',
    giftAddresses: 'Adressen von Beschenkten',
    mails: 'E-Mails',
    newsletter: 'Newsletter-Adressen',
    newsletterUnconfirmed: 'unbestätigte Newsletter-Anmeldungen',
    privacyLinks: 'Links zu eigenen Daten',
    privacyRequests: 'Datenschutz-Anfragen',
    accounts: 'Konten',
    audit: 'Protokoll der Verwaltung',
    security: 'Abgelehnte Anmeldungen und Zugriffe',
    backups: 'Sicherungen',
  } satisfies Record<Exclude<RetentionKind, 'logs'>, string>,
  codes,
}

export default de
export type Messages = typeof de
