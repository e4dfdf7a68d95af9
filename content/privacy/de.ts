import type { LegalMessages } from '../legal-messages.ts'

/**
 * Swiss data protection act of 25 September 2020. Periods come from `content/retention.ts`, storage from
 * `content/device-storage.ts`.
 */
const de = {
  meta: {
    title: 'Datenschutz – Gratweg',
    description:
      'Welche Daten Gratweg bearbeitet, wozu und wie lange. Nur notwendige Cookies, keine für Werbung, keine Besucherverfolgung.',
  },
  title: 'Daten\u00adschutz\u00aderklärung',
  lead: 'Wir bearbeiten so wenige Daten wie möglich: was ein Kauf, eine Buchung oder eine Antwort braucht. Niemand verfolgt Sie auf dieser Website.',
  sections: {
    verantwortlich: {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich ist die {company}, {street}, {city}, {email}, {phone}. Dorthin richten Sie Fragen und Begehren zum Datenschutz.',
        'Es gilt das Schweizer Datenschutzgesetz (DSG). Soweit die Datenschutz-Grundverordnung der EU anwendbar ist, etwa für Bestellungen aus Liechtenstein, halten wir auch sie ein.',
      ],
    },
    zwecke: {
      title: 'Was wir bearbeiten, wozu und auf welcher Grundlage',
      paragraphs: [
        'Die Daten geben Sie uns selber. Ein Feld, das wir für die Sache nicht brauchen, ist freiwillig und so bezeichnet.',
      ],
    },
    geraet: {
      title: 'Was auf Ihrem Gerät liegt',
      paragraphs: [
        'Diese Website legt in Ihrem Browser nur ab, was sie zum Funktionieren braucht. Darum fragt sie nicht nach Cookies. Sie können alles jederzeit im Browser löschen.',
      ],
      items: [
        'Es gibt keine Werbung, keine Besucherstatistik, keine sozialen Netzwerke und keine eingebetteten Inhalte von Dritten. Schriften und Zeichnungen kommen von unserem eigenen Server.',
        'Die Formulare sind durch ein Captcha geschützt (ALTCHA). Es läuft auf unserem Server: Ihr Browser löst eine Rechenaufgabe, sobald Sie ein Formular ausfüllen. Damit keine Lösung zweimal gilt, merken wir sie uns höchstens drei Stunden. Das Captcha fragt niemanden sonst und erkennt Sie nicht wieder.',
      ],
    },
    protokolle: {
      title: 'Was der Server aufschreibt',
      paragraphs: [
        'Unsere Anwendung führt kein Protokoll über Besuche. Sie schreibt Störungen mit Zeit und Ursache auf, ohne IP-Adresse.',
        'Damit niemand den Server überlastet und kein Programm die Formulare füllt, zählt unsere Anwendung Anfragen je IP-Adresse und je Netz, aus dem sie kommen: nur im Arbeitsspeicher, höchstens zwei Stunden.',
        'Wo eine Grenze länger gelten muss oder eine Zustimmung zu belegen ist, speichert sie an Stelle der IP-Adresse einen Code, aus dem sich die Adresse nicht lesen lässt. Er bleibt rund einen Tag bei Anmeldungen, bei Links zu den eigenen Daten und bei kostenlosen Buchungen; bei abgelehnten Anmeldungen und Zugriffen 90 Tage; bei einer Bestellung, bis sie bezahlt ist, höchstens sechs Stunden; bei jeder anderen Buchung, bis sie bezahlt, von uns geprüft oder hinfällig ist; auf der Warteliste 30 Tage; beim Newsletter so lange wie der Nachweis der Zustimmung.',
      ],
    },
    empfaenger: {
      title: 'Wer Daten von uns erhält',
      paragraphs: [
        'Wir verkaufen keine Daten. Weiter gehen sie nur an die, die uns bei der Sache helfen, und nur so weit wie nötig. Wer in unserem Auftrag arbeitet, ist vertraglich an unsere Weisungen gebunden.',
      ],
      items: [
        'Hosting: der Betrieb, bei dem Website und Datenbank laufen.',
        'Hosting zurzeit: {hosting}.',
        'E-Mail: der Betrieb, der unsere Nachrichten verschickt und empfängt.',
        'E-Mail zurzeit: {mailService}.',
        'Zahlung: {stripe}. Auf dessen Seite geben Sie Ihre Zahlungsdaten ein, uns erreichen sie nie. {stripe} erhält Ihre Angaben zur Bestellung und bearbeitet sie auch in eigener Verantwortung: [Datenschutz von {stripe}](stripe).',
        'Zahlung: Der Shop läuft zurzeit mit der {testkasse}, einer Übung auf unserem eigenen Server. Es fliesst kein Geld, und kein Zahlungsdienst erhält Daten.',
        'Pakete: die Post oder ein anderer Versanddienst erhält Name und Lieferadresse.',
        'Buchhaltung: unsere Treuhandstelle sieht Rechnungen und Zahlungen.',
        'Buchhaltung zurzeit: {accounting}.',
        'Rettung, Ärztinnen und Ärzte, wenn Ihnen draussen etwas zustösst.',
        'Behörden und Gerichte, wenn das Gesetz uns dazu verpflichtet.',
      ],
    },
    ausland: {
      title: 'Daten im Ausland',
      paragraphs: [
        'Wir bearbeiten Daten in der Schweiz. In ein anderes Land gelangen sie nur in diesen Fällen:',
      ],
      items: [
        '{stripe} bearbeitet Zahlungen in Irland und in den USA. Für Irland anerkennt der Bundesrat den Datenschutz als angemessen; in den USA stützen wir uns auf das Swiss-U.S. Data Privacy Framework und auf Standardvertragsklauseln.',
        'Schreiben wir Ihnen eine E-Mail, so nimmt sie den Weg, den Ihr Mailanbieter vorgibt.',
        'Pakete nach Liechtenstein tragen Ihre Adresse.',
      ],
    },
    aufbewahrung: {
      title: 'Wie lange wir Daten aufbewahren',
      paragraphs: [
        'Die Tabelle nennt die längste Zeit. Danach löschen oder anonymisieren wir die Daten. Länger bleiben sie nur, solange ein Streit hängig ist oder das Gesetz es verlangt.',
      ],
    },
    sicherheit: {
      title: 'Sicherheit',
      paragraphs: [
        'Die Verbindung zu dieser Website ist verschlüsselt. Zugang haben nur die Personen, die ihn für ihre Arbeit brauchen. Passwörter und Zugangscodes speichern wir so, dass sie niemand lesen kann, auch wir nicht. Sollten Daten in falsche Hände geraten, melden wir es nach Gesetz und sagen es Ihnen, wenn es zu Ihrem Schutz nötig ist.',
        'Angaben zu Gesundheit und Essen: {rule:healthData}',
        'Wir erstellen keine Profile. Kein Entscheid, der für Sie rechtliche Folgen hat oder Sie erheblich beeinträchtigt, fällt allein durch ein Programm.',
      ],
    },
    rechte: {
      title: 'Ihre Rechte',
      paragraphs: ['Sie können von uns verlangen:'],
      items: [
        'Auskunft, welche Daten wir über Sie bearbeiten (Art. 25 DSG),',
        'Herausgabe Ihrer Daten in einem gängigen Format oder Übertragung an jemand anderen (Art. 28),',
        'Berichtigung, wenn etwas nicht stimmt (Art. 32),',
        'Löschung, oder dass wir eine Bearbeitung unterlassen (Art. 30 und 32). Was wir von Gesetzes wegen aufbewahren, sperren wir bis zum Ablauf der Frist.',
        'Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschah, bleibt rechtmässig. Vom Newsletter melden Sie sich mit dem Link in jeder Ausgabe ab.',
      ],
    },
    ausueben: {
      title: 'So üben Sie Ihre Rechte aus',
      paragraphs: [
        'Am schnellsten geht es ohne uns: [Meine Daten](/datenschutz/meine-daten) schickt einen Link an Ihre Adresse. Damit sehen Sie, was gespeichert ist, laden es herunter oder löschen es.',
        'Schreiben Sie an {email}, am besten von der Adresse aus, um die es geht, oder per Post an {company}, {street}, {city}. Haben wir Zweifel, wer schreibt, fragen wir nach, bevor wir etwas herausgeben. Wir antworten innert 30 Tagen, in der Regel kostenlos.',
        'Sind Sie nicht zufrieden, wenden Sie sich an den [Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB)](edoeb), Feldeggweg 1, 3003\u00a0Bern; in Liechtenstein an die [Datenschutzstelle](datenschutzstelle).',
      ],
    },
    aenderungen: {
      title: 'Änderungen',
      paragraphs: [
        'Ändert sich, was wir mit Daten tun, ändern wir diesen Text und das Datum oben. Massgebend ist die deutsche Fassung.',
      ],
    },
  },
  purposes: {
    label: 'Daten, Zweck und Grundlage je Vorgang',
    data: 'Daten',
    purpose: 'Wozu',
    basis: 'Grundlage',
    rows: {
      order: {
        title: 'Bestellung',
        data: 'Name, E-Mail, Telefon, bei Ware die Lieferadresse, auf Rechnung die Firma mit Adresse und Bestellnummer; Artikel, Betrag, Stand der Zahlung, Fassung der AGB',
        purpose: 'Vertrag erfüllen, bestätigen, Bücher führen',
        basis: 'Vertrag und Pflicht zur Buchführung (Art. 958f OR)',
      },
      voucher: {
        title: 'Gutschein',
        data: 'Prüfwert und letzte vier Zeichen des Codes, Wert, Gültigkeit, zugehörige Bestellung, Einlösungen; wenn Sie ihn persönlich machen: Bild, Namen, Nachricht, E-Mail der beschenkten Person, Tag des Versands',
        purpose: 'Ausstellen, auf Wunsch der beschenkten Person schicken, einlösen',
        basis: 'Vertrag; gegenüber der beschenkten Person überwiegendes Interesse, ihn zu erfüllen',
      },
      booking: {
        title: 'Buchung',
        data: 'Name, E-Mail, Telefon, Rechnungsadresse, Namen der Teilnehmenden, freiwillig Name und Telefon einer Person für den Notfall, Bemerkungen; zu Gesundheit und Essen nur, was Sie uns sagen; wer sich über den Link einer Gruppe selbst einträgt: Name, Essen und Hinweis',
        purpose: 'Plätze vergeben, den Tag vorbereiten, für Sicherheit sorgen',
        basis:
          'Vertrag; für Angaben zur Gesundheit Ihre ausdrückliche Einwilligung, die Sie im Formular ankreuzen und jederzeit widerrufen können',
      },
      request: {
        title: 'Nachricht und Anfrage',
        data: 'Absender, Inhalt und Anhänge; bei Projekten Vorhaben, Zeitraum, Budget und was das Formular sonst fragt',
        purpose: 'Antworten, Offerte machen',
        basis: 'Ihre Anfrage, im Hinblick auf einen Vertrag',
      },
      newsletter: {
        title: 'Newsletter',
        data: 'E-Mail, Sprache, Formular, Zeiten und Wortlaut Ihrer Zustimmung, dazu ein Code an Stelle der IP-Adresse',
        purpose: 'Neues schicken',
        basis: 'Ihre Einwilligung, per E-Mail bestätigt',
      },
      account: {
        title: 'Konto für Mitarbeitende',
        data: 'Name, E-Mail, Passwort (nicht lesbar), öffentliche Hälfte von Passkeys, Anmeldungen und Änderungen',
        purpose: 'Kalender und Buchungen verwalten, Missbrauch erkennen',
        basis: 'Arbeitsverhältnis und überwiegendes Interesse an Sicherheit',
      },
      access: {
        title: 'Auskunft und Löschung',
        data: 'E-Mail und Link, bis er abläuft; danach nur, wann was geschah, ohne die Adresse',
        purpose: 'Ihr Begehren erfüllen und belegen',
        basis: 'Gesetzliche Pflicht (Art. 25 und 32 DSG)',
      },
      operation: {
        title: 'Betrieb der Website',
        data: 'Störungen mit Zeit und Ursache; Zähler je IP-Adresse oder ein Code an ihrer Stelle',
        purpose: 'Fehler beheben, Missbrauch abwehren',
        basis: 'Überwiegendes Interesse an einem sicheren Betrieb',
      },
    },
  },
  storage: {
    label: 'Cookies und Speicher im Browser',
    place: 'Ort',
    purpose: 'Wozu',
    until: 'Bis wann',
    places: {
      cookie: 'Cookie',
      localStorage: 'lokaler Speicher',
      sessionStorage: 'Sitzungsspeicher',
      indexedDB: 'Datenbank im Browser',
      cacheStorage: 'Zwischenspeicher im Browser',
    },
    rows: {
      language: { purpose: 'die Sprache, die Sie gewählt haben', until: '1 Jahr' },
      languageHint: {
        purpose: 'sagt dem Server die Sprache, die er sonst nicht sieht',
        until: 'bis Sie den Browser schliessen',
      },
      languageChoice: { purpose: 'die Sprache, die Sie gewählt haben', until: 'bis Sie ihn löschen' },
      cart: {
        purpose:
          'Ihr Warenkorb, mit dem, was auf einem Gutschein stehen soll; übermittelt nur, um Preis und Bestand zu prüfen, für die Vorschau eines Gutscheins und an der Kasse',
        until: 'bis zur Zahlung oder bis Sie ihn leeren',
      },
      openBooking: {
        purpose: 'erkennt Ihre Reservation wieder, wenn Sie von der Zahlungsseite zurückkommen',
        until: 'nach 45 Minuten',
      },
      checkout: {
        purpose:
          'Adresse der zuletzt geöffneten Zahlungsseite, damit zurückgelegte Artikel frei werden, wenn Sie diese Seite verlassen',
        until: 'bis Sie den Shop wieder öffnen oder neu zur Kasse gehen',
      },
      orderInvoice: {
        purpose:
          'eine Kennung Ihrer Bestellung auf Rechnung mit dem Warenkorb, damit sie auch in zwei Tabs nur einmal eingeht',
        until: 'bis die Bestellung bei uns ist',
      },
      cartEmptied: {
        purpose: 'Nummern bezahlter Bestellungen, damit der nächste Warenkorb nicht geleert wird',
        until: 'bis Sie sie löschen',
      },
      session: {
        purpose: 'die Anmeldung aller, die ein Konto haben; für einen Besuch braucht es keines',
        until: 'bis sie sich abmelden',
      },
      knownDevice: {
        purpose: 'zeigt, dass sich hier schon jemand mit Konto angemeldet hat; schützt vor Aussperrung',
        until: '180 Tage',
      },
      staffRole: {
        purpose: 'Ihr Zugang zur Verwaltung, damit öffentliche Seiten den Weg zum Bearbeiten zeigen',
        until: 'bis Sie sich abmelden',
      },
      rosters: {
        purpose:
          'nur auf Geräten unserer Mitarbeitenden: Namen, Telefonnummern und Bemerkungen der Gäste eines Anlasses, damit sie ohne Netz eingecheckt werden können, und Häkchen ohne Namen',
        until:
          'die Liste bis zum Ende des Tages nach dem Anlass oder bis zur Abmeldung, Häkchen bis sie gesendet sind',
      },
      rosterPage: {
        purpose: 'die Seite zum Einchecken, ohne Angaben zu Gästen, damit sie sich ohne Netz öffnet',
        until: 'bis zur Abmeldung in der Verwaltung',
      },
      providerReturn: {
        purpose: 'erkennt den Browser wieder, wenn die Anmeldung über einen anderen Dienst führt',
        until: 'höchstens 10 Minuten',
      },
      providerTrip: {
        purpose: 'zu welchem Dienst Sie zum Anmelden gegangen sind',
        until: 'bis Sie zurück sind oder den Tab schliessen',
      },
      drafts: {
        purpose: 'was Sie in ein Formular getippt haben, je Formular; verlässt Ihr Gerät erst beim Senden',
        until: 'bis Sie senden, höchstens 30 Tage',
      },
      scroll: { purpose: 'wie weit Sie auf einer Seite waren', until: 'bis Sie den Tab schliessen' },
    },
  },
  retention: {
    caption: 'Aufbewahrung je Art von Daten',
    columns: ['Daten', 'Höchstens'],
    periods: {
      years: { one: '{n} Jahr', other: '{n} Jahre' },
      months: { one: '{n} Monat', other: '{n} Monate' },
      days: { one: '{n} Tag', other: '{n} Tage' },
    },
    /** After the period: 10 years from the end … */
    from: {
      yearEnd: 'ab Ende des Geschäftsjahrs',
      event: 'ab Ende des Anlasses',
      entry: 'ab Entstehung',
      lastContact: 'ab der letzten Nachricht dazu',
      withdrawal: 'ab Abmeldung oder Ende des Kontos',
    },
    rows: {
      orders: 'Bestellungen und Zahlungen',
      vouchers: 'Gutscheine und ihre Einlösungen',
      bookings: 'Buchungen, angenommene Offerten und Rechnungen',
      participants: 'Namen der Teilnehmenden, Notfallkontakt, Bemerkungen, Gesundheit, Essen',
      waitingList: 'Warteliste',
      requests: 'Nachrichten, Projekt- und Terminanfragen mit Anhängen, nicht angenommene Offerten',
      giftAddresses: 'Adressen, an die Gutscheine als Geschenk gingen',
      mails:
        'Gesendete E-Mails (wer, wann, wozu), mit dem Wortlaut dessen, was wir zu Bestellungen, Buchungen, Offerten, Rechnungen und Anfragen schreiben',
      newsletter: 'Newsletter: Adresse und Nachweis der Zustimmung',
      newsletterUnconfirmed: 'Newsletter: nie bestätigte Anmeldungen',
      privacyLinks: 'Links zu den eigenen Daten, mit der Adresse',
      privacyRequests: 'Nachweis von Auskünften und Löschungen, ohne Adresse',
      accounts: 'Konten von Mitarbeitenden',
      audit: 'Anmeldungen und Änderungen von Mitarbeitenden',
      security: 'Abgelehnte Anmeldungen und Zugriffe, das Netz nur als Code',
      logs: 'Aufgeschriebene Störungen',
      backups: 'Sicherungskopien, ausser der neusten',
    },
  },
} satisfies LegalMessages & Record<'purposes' | 'storage' | 'retention', unknown>

export default de
export type Messages = typeof de
