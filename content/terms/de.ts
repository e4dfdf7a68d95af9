import type { LegalMessages } from '../legal-messages.ts'

/** Figures come from `content/booking-terms.ts`; the version is stored with each order. */
const de = {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen – Gratweg',
    description:
      'Bedingungen für Shop, Gutscheine, Kurse und Team-Events: Preise in CHF mit Versand, Gutscheine zehn Jahre gültig, Absage und Wetter.',
  },
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Was gilt, wenn Sie bei uns kaufen, buchen oder einen Gutschein einlösen.',
  sections: {
    geltung: {
      title: 'Geltung',
      paragraphs: [
        'Diese Bedingungen gelten für Käufe im Shop, für Gutscheine, für Kurse und für Team-Events der {company}, {street}, {city}.',
        'Abweichungen gelten, wenn wir sie schriftlich vereinbaren; eine E-Mail genügt. Ihre eigenen Bedingungen gelten nur, wenn wir ihnen zugestimmt haben.',
        'Projektaufträge regeln wir in einem eigenen Vertrag.',
      ],
    },
    preise: {
      title: 'Angebot und Preise',
      paragraphs: [
        'Was die Website zeigt, ist eine Einladung, zu bestellen oder zu buchen. Inhalt, Dauer und Preis stehen auf der Seite des Produkts, des Kurses oder des Team-Events. Massgebend ist, was dort bei der Bestellung steht.',
        'Alle Preise sind Endpreise in Schweizer Franken (CHF).',
        'Die Mehrwertsteuer ist inbegriffen (Nummer {vatNumber}).',
        'Was im Preis eines Kurses oder Team-Events enthalten ist, steht auf seiner Seite. Anreise, eigene Ausrüstung und Versicherung sind es nicht.',
      ],
    },
    bestellen: {
      title: 'So bestellen Sie im Shop',
      paragraphs: [],
      steps: [
        'Sie legen Artikel in den Warenkorb. Mengen ändern und Artikel entfernen können Sie dort jederzeit.',
        'Der Warenkorb zeigt jede Zeile und den Gesamtpreis. Hat sich ein Preis geändert oder reicht der Bestand nicht, so sagen wir es Ihnen, bevor Sie bezahlen.',
        'Mit «Zur Kasse gehen» wechseln Sie auf die Zahlungsseite. Bis Sie bezahlen, können Sie zurück und alles berichtigen.',
        'Dort geben Sie Name, E-Mail und bei Ware die Lieferadresse an, stimmen diesen Bedingungen zu und bezahlen. Damit bestellen Sie verbindlich.',
        'Ist die Zahlung bestätigt, so ist der Vertrag geschlossen. Sie erhalten sofort eine Bestätigung per E-Mail.',
      ],
      items: [
        'Während Sie bezahlen, liegt die Ware für Sie bereit. Kommt keine Zahlung zustande, wird nichts verrechnet.',
        'Steht in der Bestätigung etwas Falsches, antworten Sie einfach darauf.',
      ],
    },
    lieferung: {
      title: 'Lieferung',
      paragraphs: [
        'Wir liefern an Adressen in der Schweiz und in Liechtenstein. Der Versand ist im Preis inbegriffen.',
        'Ware an Lager geben wir in der Regel innert drei Arbeitstagen zur Post. Dauert es länger, schreiben wir Ihnen. Sie können dann ohne Kosten zurücktreten.',
        'Gutscheine kommen als PDF an die angegebene E-Mail-Adresse, meist innert weniger Minuten.',
      ],
    },
    gewaehr: {
      title: 'Gewährleistung und Rückgabe',
      paragraphs: [
        'Bitte prüfen Sie die Ware beim Empfang und melden Sie Mängel bald. Für Mängel stehen wir zwei Jahre ab Lieferung ein (Art. 210 OR): Wir ersetzen die Ware, mindern den Preis oder nehmen sie gegen den Kaufpreis zurück. Verspricht die Seite eines Produkts eine längere Garantie, so gilt diese.',
        'Ein Rückgaberecht ohne Mangel besteht nicht. Das Schweizer Recht sieht für Käufe im Internet kein allgemeines Widerrufsrecht vor. Passt etwas nicht, schreiben Sie uns, bevor Sie es benützen.',
        'Zwingende Rechte von Konsumentinnen und Konsumenten mit Wohnsitz in Liechtenstein bleiben vorbehalten.',
      ],
    },
    gutscheine: {
      title: 'Gutscheine',
      paragraphs: [],
      items: [
        'Gutscheine gelten zehn Jahre ab Ausstellung. Der letzte Tag steht auf dem Gutschein.',
        'Ein Wertgutschein gilt für Kurse und Team-Events, die auf dieser Website gebucht werden, nicht für Käufe im Shop. Ein Rest bleibt unter demselben Code gültig.',
        'Ein Kursgutschein gilt für den genannten Kurs und eine Person, auch wenn der Kurs inzwischen mehr kostet.',
        'Gutscheine sind übertragbar. Wer den Code kennt, kann ihn einlösen: Hüten Sie ihn wie Bargeld.',
        'Wir zahlen Gutscheine nicht aus und verzinsen sie nicht.',
        'Sagen Sie eine Buchung rechtzeitig ab, so ist der eingelöste Betrag wieder auf dem Gutschein. Seine Gültigkeit verlängert sich dadurch nicht.',
      ],
    },
    buchen: {
      title: 'So buchen Sie Kurse und Team-Events',
      paragraphs: [],
      steps: [
        'Sie wählen Kurs oder Anlass, Datum und Zahl der Personen und geben Ihre Angaben ein.',
        'Vor dem Absenden sehen Sie alles mit dem Preis auf einen Blick und können es berichtigen.',
        'Mit dem Absenden buchen Sie verbindlich.',
        'Wir bestätigen per E-Mail. Erst mit dieser Bestätigung sind die Plätze Ihre.',
      ],
      items: [
        'Einen eigenen Tag für ein Team-Event fragen Sie an. Er gilt, sobald wir ihn bestätigt haben.',
        'Ein Platz auf der Warteliste verpflichtet niemanden. Wird etwas frei, fragen wir Sie.',
        'Wer für andere bucht, gibt ihnen diese Bedingungen weiter und schuldet uns den Preis.',
      ],
    },
    gruppen: {
      title: 'Preise für Gruppen',
      paragraphs: [
        'Bei einem Team-Event gilt bis zwölf Personen die Pauschale. Darüber bezahlt jede Person der Gruppe den Ansatz ihrer Stufe. Die Stufen stehen auf der Seite des Anlasses.',
        'Der veröffentlichte Preis gilt auch dann, wenn eine grössere Gruppe weniger bezahlt als eine kleinere. Für Gruppen über der letzten Stufe machen wir eine Offerte.',
        'Die Zahl der Personen können Sie bis {freeDays} Tage vor Beginn ohne Kosten ändern, solange Plätze frei sind. Danach gilt für weggefallene Personen die [Absageregel](#absage).',
      ],
    },
    durchfuehrung: {
      title: 'Mindestzahl und Durchführung',
      paragraphs: [
        'Öffentliche Kurse und Anlässe finden ab einer Mindestzahl von Personen statt. Gibt es eine, so steht sie beim Datum.',
        'Spätestens {decisionDays} Tage vor Beginn entscheiden wir und schreiben allen, die gebucht haben. Kommt die Mindestzahl nicht zusammen, gilt, was unter [Absage durch uns](#absage-durch-uns) steht.',
      ],
    },
    absage: {
      title: 'Absage und Verschiebung durch Sie',
      paragraphs: [
        'Sagen Sie mit dem Link in Ihrer Bestätigung ab oder mit einer Nachricht an {email}. Es zählt der Tag, an dem die Absage bei uns eintrifft. Für eine Verschiebung auf Ihren Wunsch gelten dieselben Fristen.',
      ],
      items: [
        'Eine Ersatzperson dürfen Sie jederzeit schicken, ohne Kosten.',
        'Bei Krankheit oder Unfall mit ärztlichem Zeugnis finden wir ein neues Datum.',
        'Was Sie zu viel bezahlt haben, erstatten wir innert {refundDays} Tagen auf dem Weg, auf dem es gekommen ist.',
      ],
    },
    'absage-durch-uns': {
      title: 'Absage durch uns',
      paragraphs: [
        'Sagen wir ab, so wählen Sie: ein neues Datum oder den vollen Betrag zurück. Ein eingelöster Gutschein gilt dann wieder im alten Umfang.',
        'Weitere Kosten, etwa für Anreise oder Unterkunft, ersetzen wir nur, wenn uns Absicht oder grobe Fahrlässigkeit trifft.',
        'Fällt die Kursleitung aus, dürfen wir eine ebenso erfahrene Person einsetzen.',
      ],
    },
    wetter: {
      title: 'Wetter',
      paragraphs: [
        'Regen und Kälte gehören dazu. Bei Sturm- oder Gewitterwarnung, Hochwasser oder Lawinengefahr verschieben wir. Ihr Platz bleibt, oder Sie erhalten Ihr Geld zurück.',
        'Die Leitung darf Route und Programm ändern, auch unterwegs. Muss sie abbrechen, suchen wir mit Ihnen eine faire Lösung.',
      ],
    },
    gesundheit: {
      title: 'Gesundheit und Eigenverantwortung',
      paragraphs: [
        'Draussen bleibt ein Rest an Risiko, den auch eine gute Leitung nicht beseitigt. Sie kennen Ihre Kräfte am besten und nehmen auf eigene Verantwortung teil.',
      ],
      items: [
        'Sagen Sie uns vorher, was wir wissen müssen: Krankheiten, Medikamente, Allergien, Schwangerschaft. Im Zweifel fragen Sie zuerst eine Ärztin oder einen Arzt.',
        'Bringen Sie mit, was auf der Packliste steht. Fehlt etwas, das die Sicherheit betrifft, kann die Leitung die Teilnahme ablehnen.',
        'Über die Sicherheit entscheidet vor Ort die Leitung. Wer ihre Anweisungen missachtet, andere gefährdet oder unter dem Einfluss von Alkohol oder Drogen steht, kann ohne Rückerstattung ausgeschlossen werden.',
      ],
    },
    minderjaehrige: {
      title: 'Minderjährige',
      paragraphs: [
        'Wer unter 18 Jahre alt ist, kauft und bucht mit Zustimmung der gesetzlichen Vertretung. Das Mindestalter steht auf der Seite des Kurses. Unter 18 Jahren nehmen Sie teil, wenn wir die Zustimmung schriftlich haben.',
      ],
    },
    versicherung: {
      title: 'Versicherung',
      paragraphs: [
        'Die Versicherung gegen Unfall, für Haftpflicht, für Rettung und Bergung und für den Rücktritt ist Ihre Sache. Bei Team-Events klärt das Unternehmen, ob der Tag als Arbeitszeit gilt.',
      ],
    },
    haftung: {
      title: 'Haftung',
      paragraphs: [
        'Für Schäden aus Absicht oder grober Fahrlässigkeit haften wir nach Gesetz. Für leichte Fahrlässigkeit und für Hilfspersonen ist die Haftung ausgeschlossen, soweit das Gesetz es zulässt. Für Personenschäden gilt dieser Ausschluss nicht.',
        'Für persönliche Gegenstände, die unterwegs nass, schmutzig, beschädigt oder verloren werden, haften wir nicht, ausser uns trifft Absicht oder grobe Fahrlässigkeit.',
      ],
    },
    bilder: {
      title: 'Bilder',
      paragraphs: [
        'Wir veröffentlichen kein Bild, auf dem Sie zu erkennen sind, ohne Ihre ausdrückliche Zustimmung. Sie können sie jederzeit für die Zukunft widerrufen. Wer selber fotografiert, fragt die anderen.',
      ],
    },
    anfragen: {
      title: 'Anfragen und Offerten',
      paragraphs: [
        'Auf Anfragen antworten wir innert 24 Stunden. Das ist ein Versprechen für die Antwort, noch kein Vertrag: Eine Anfrage verpflichtet Sie zu nichts.',
        'Eine Offerte von uns gilt {offerDays} Tage, wenn nichts anderes darin steht.',
      ],
    },
    zahlung: {
      title: 'Zahlung',
      paragraphs: [
        'Sie bezahlen auf der gesicherten Seite eines Zahlungsdienstes, mit den Zahlungsmitteln, die dort stehen. Kartennummern erreichen uns nie.',
        'Kurse und Team-Events bezahlen Sie bei der Buchung. Unternehmen erhalten auf Wunsch eine Rechnung, zahlbar innert {invoiceDays} Tagen.',
        'Bis zur vollständigen Zahlung kann ein Platz wieder frei werden, nachdem wir gemahnt haben. Bei Verzug gilt der gesetzliche Zins.',
      ],
    },
    recht: {
      title: 'Anwendbares Recht und Gerichtsstand',
      paragraphs: [
        'Es gilt Schweizer Recht, ohne das UNO-Kaufrecht (CISG). Gerichtsstand ist Zug. Zwingende Gerichtsstände, namentlich am Wohnsitz von Konsumentinnen und Konsumenten, bleiben vorbehalten.',
        'Ist eine Bestimmung ungültig, so gelten die übrigen. Und bevor es zu einem Streit kommt: Schreiben Sie uns.',
      ],
    },
    fassung: {
      title: 'Fassung und Sprache',
      paragraphs: [
        'Für Sie gilt die Fassung, der Sie bei der Bestellung oder Buchung zugestimmt haben. Wir halten sie dort fest; diese hier heisst {version}. Frühere Fassungen senden wir Ihnen auf Anfrage.',
        'Es gibt die Bedingungen in vier Sprachen. Bei Abweichungen ist die deutsche Fassung massgebend.',
        'Wie wir mit Ihren Daten umgehen, steht unter [Datenschutz](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Was Sie bei einer Absage schulden',
    columns: ['Ihre Absage trifft ein', 'Sie schulden'],
    until: 'bis {days} Tage vor Beginn',
    between: '{from} bis {until} Tage vor Beginn',
    later: 'später oder gar nicht',
    nothing: 'nichts',
    part: '{percent}\u00a0% des Preises',
    everything: 'den ganzen Preis',
  },
} satisfies LegalMessages & Record<'cancellation', unknown>

export default de
export type Messages = typeof de
