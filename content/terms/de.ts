import type { LegalMessages } from '../legal-messages.ts'

/** Figures come from `content/booking-terms.ts`; the version is stored with each order. */
const de = {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen – Gratweg',
    description:
      'Bedingungen für Shop, Gutscheine, Kurse und Team-Events: Preise in CHF mit Versand, Gutscheine {validity:words} gültig, Absage und Wetter.',
  },
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Was gilt, wenn Sie bei uns kaufen, buchen oder einen Gutschein einlösen.',
  sections: {
    geltung: {
      title: 'Geltung',
      paragraphs: [
        'Diese Bedingungen gelten für Käufe im Shop, für Gutscheine, für Kurse und für Team-Events der {company}, {street}, {city}.',
        'Abweichungen gelten, wenn wir sie schriftlich vereinbaren; eine E-Mail genügt. Ihre eigenen Bedingungen gelten nur, wenn wir ihnen zugestimmt haben.',
        'Projektaufträge regeln wir in einem eigenen Vertrag. Fragen Sie ein Projekt an, gilt von diesen Bedingungen nur, was unter [Anfragen und Offerten](#anfragen) steht.',
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
        'Wo der Shop es anbietet, bestellen Firmen auf Rechnung, zahlbar innert {invoiceDays} Tagen: Mit dem Absenden bestellen Sie verbindlich. Ware senden wir vor der Zahlung, Gutscheine danach.',
      ],
      items: [
        'Während Sie bezahlen, liegt die Ware für Sie bereit. Kommt keine Zahlung zustande, wird nichts verrechnet.',
        'Steht in der Bestätigung etwas Falsches, antworten Sie einfach darauf.',
      ],
    },
    lieferung: {
      title: 'Lieferung',
      paragraphs: [
        '{rule:deliveryArea}',
        'Ware an Lager geben wir in der Regel innert drei Arbeitstagen zur Post. Dauert es länger, schreiben wir Ihnen. Sie können dann ohne Kosten zurücktreten.',
        '{rule:voucherDelivery}',
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
        '{rule:voucherValidity}',
        '{rule:voucherUse}',
        'Ein Kursgutschein gilt für den genannten Kurs und eine Person, auch wenn der Kurs inzwischen mehr kostet.',
        'Gutscheine sind übertragbar. Wer den Code kennt, kann ihn einlösen: Hüten Sie ihn wie Bargeld.',
        'Wir zahlen Gutscheine nicht aus und verzinsen sie nicht.',
        'Stornieren Sie eine Buchung rechtzeitig, so ist der eingelöste Betrag wieder auf dem Gutschein. Seine Gültigkeit verlängert sich dadurch nicht.',
      ],
    },
    buchen: {
      title: 'So buchen Sie Kurse und Team-Events',
      paragraphs: [],
      steps: [
        'Sie wählen Kurs oder Anlass, Termin und Zahl der Personen und geben Ihre Angaben ein.',
        'Vor dem Absenden sehen Sie alles mit dem Preis auf einen Blick und können es berichtigen.',
        'Mit dem Absenden buchen Sie verbindlich. Bezahlen Sie online, gilt das erst mit der Zahlung; bis dahin sind die Plätze nur reserviert.',
        'Wir bestätigen per E-Mail. Erst mit dieser Bestätigung sind Ihnen die Plätze sicher.',
      ],
      items: [
        'Einen eigenen Termin für ein Team-Event fragen Sie unverbindlich an. Er gilt, sobald wir ihn bestätigt haben.',
        'Ein Platz auf der Warteliste verpflichtet niemanden. Wird etwas frei, fragen wir Sie.',
        'Wer für andere bucht, gibt ihnen diese Bedingungen weiter und bezahlt den Preis.',
      ],
    },
    gruppen: {
      title: 'Preise für Gruppen',
      paragraphs: [
        'Bei einem Team-Event gilt bis zwölf Personen die Pauschale. Ab dreizehn Personen bezahlt jede Person der Gruppe den Ansatz der Gruppengrösse. Die Ansätze stehen auf der Seite des Anlasses.',
        'Der veröffentlichte Preis gilt auch dann, wenn eine grössere Gruppe weniger bezahlt als eine kleinere. Für Gruppen, die grösser sind als dort angegeben, machen wir eine Offerte.',
        'Die Zahl der Personen können Sie bis {freeDays} Tage vor Beginn ohne Kosten ändern, solange Plätze frei sind. Danach gelten für Personen, die wegfallen, die [Stornogebühren](#absage).',
      ],
    },
    durchfuehrung: {
      title: 'Mindestzahl und Durchführung',
      paragraphs: [
        'Öffentliche Kurse und Anlässe finden ab einer Mindestzahl von Personen statt. Gibt es eine, so steht sie beim Termin.',
        'Spätestens {decisionDays} Tage vor Beginn entscheiden wir und schreiben allen, die gebucht haben. Kommt die Mindestzahl nicht zusammen, gilt, was unter [Wenn wir absagen](#absage-durch-uns) steht.',
      ],
    },
    absage: {
      title: 'Wenn Sie stornieren oder umbuchen',
      paragraphs: [
        'Stornieren oder umbuchen können Sie mit dem Link in Ihrer Bestätigung oder mit einer Nachricht an {email}. Es zählt der Tag, an dem Ihre Nachricht bei uns eintrifft. Für eine Umbuchung auf einen anderen Termin gelten dieselben Fristen.',
      ],
      items: [
        '{rule:substitute}',
        '{rule:illness}',
        '{rule:replacement}',
        'Was Sie zu viel bezahlt haben, erstatten wir innert {refundDays} Tagen zurück, mit demselben Zahlungsmittel.',
      ],
    },
    'absage-durch-uns': {
      title: 'Wenn wir absagen',
      paragraphs: [
        '{rule:calledOff} Ein eingelöster Gutschein gilt dann wieder im alten Umfang.',
        'Weitere Kosten, etwa für Anreise oder Unterkunft, ersetzen wir nur, wenn uns Absicht oder grobe Fahrlässigkeit trifft.',
        'Fällt die Kursleitung aus, dürfen wir eine ebenso erfahrene Person einsetzen.',
      ],
    },
    wetter: {
      title: 'Wetter und Feuerverbot',
      paragraphs: [
        '{rule:weather}',
        '{rule:fireBan} {rule:fireBanFocus}',
        'Die Kursleitung darf Route und Programm ändern, auch unterwegs. Muss sie abbrechen, suchen wir mit Ihnen eine faire Lösung.',
      ],
    },
    gesundheit: {
      title: 'Gesundheit und Eigenverantwortung',
      paragraphs: [
        'Draussen bleibt ein Rest an Risiko, den auch eine gute Kursleitung nicht beseitigt. Sie kennen Ihre Kräfte am besten und nehmen auf eigene Verantwortung teil.',
      ],
      items: [
        'Sagen Sie uns vorher, was wir wissen müssen: Krankheiten, Medikamente, Allergien, Schwangerschaft. Wer das liest und wie lange es bleibt, steht im [Datenschutz](/datenschutz#sicherheit). Im Zweifel fragen Sie zuerst eine Ärztin oder einen Arzt.',
        'Bringen Sie mit, was auf der Packliste steht. Fehlt etwas, das die Sicherheit betrifft, kann die Kursleitung die Teilnahme ablehnen.',
        'Über die Sicherheit entscheidet vor Ort die Kursleitung. Wer ihre Anweisungen missachtet, andere gefährdet oder unter dem Einfluss von Alkohol oder Drogen steht, kann ohne Rückerstattung ausgeschlossen werden.',
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
        '{rule:answer} Das ist ein Versprechen für die Antwort, noch kein Vertrag. {rule:noObligation}',
        'Eine Offerte von uns gilt {offerDays} Tage, wenn nichts anderes darin steht.',
      ],
    },
    zahlung: {
      title: 'Zahlung',
      paragraphs: [
        'Sie bezahlen auf der gesicherten Seite eines Zahlungsdienstes, mit den Zahlungsmitteln, die dort stehen. Kartennummern erreichen uns nie.',
        'Plätze an öffentlichen Terminen bezahlen Sie bei der Buchung. Wo die Buchung es anbietet, erhalten Sie stattdessen eine Rechnung, zahlbar innert {invoiceDays} Tagen. Ein Team-Event an einem eigenen Termin bezahlen Sie, nachdem wir den Termin bestätigt haben, auf Rechnung mit derselben Frist.',
        'Ist eine Zahlung überfällig und bleibt auch unsere Mahnung ohne Antwort, dürfen wir den Platz freigeben. Bei Verzug gilt der gesetzliche Zins.',
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
        'Für Sie gilt die Fassung, der Sie bei der Bestellung oder Buchung zugestimmt haben. Wir halten sie dort fest; diese hier heisst {version}. Jede [frühere Fassung](/agb/fassungen) bleibt lesbar.',
        'Es gibt die Bedingungen in vier Sprachen. Bei Abweichungen ist die deutsche Fassung massgebend.',
        'Wie wir mit Ihren Daten umgehen, steht unter [Datenschutz](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Stornogebühren',
    columns: ['Ihre Nachricht trifft ein', 'Stornogebühr'],
    until: 'bis {days} Tage vor Beginn',
    between: '{from} bis {until} Tage vor Beginn',
    later: 'später oder gar nicht',
    nothing: 'keine',
    part: '{percent}\u00a0% des Preises',
    everything: 'der ganze Preis',
  },
} satisfies LegalMessages & Record<'cancellation', unknown>

export default de
export type Messages = typeof de
