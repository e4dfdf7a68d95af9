import type { MissingKey } from '../missing-facts.ts'

const de = {
  title: 'Was noch fehlt',
  lead: 'Was nur Sie wissen. Jede Angabe hat ihren Platz auf der Website und fehlt dort spurlos, bis sie da ist. «Eintragen» führt dorthin, wo Sie sie machen.',
  /** Pages without a name in navigation and footer. */
  places: {
    levelTest: 'Survival Training, Stufentest',
    teamEventRequest: 'Anfrage eines Team-Events',
    founder: 'Team, Gründung',
    coFounder: 'Team, Administration',
    further: 'Team, weitere Person',
  },
  facts: {
    label: 'Angaben',
    none: 'Alle Angaben sind da.',
    columns: { fact: 'Es fehlt', gain: 'Was es bringt', pages: 'Wo es steht' },
    enter: 'Eintragen',
    items: {
      address: {
        name: 'Adresse',
        gain: 'Die Website zeigt eine Musteradresse. Ohne die echte ist das Impressum unvollständig, und niemand findet das Büro.',
      },
      phone: { name: 'Telefonnummer', gain: 'Wer anrufen will, erreicht heute niemanden.' },
      email: { name: 'E-Mail-Adresse', gain: 'Wer schreiben will, schreibt heute an eine Musteradresse.' },
      uid: {
        name: 'Firmennummer (UID)',
        gain: 'Gehört ins Impressum. Unternehmen prüfen sie vor einer Rechnung.',
      },
      processors: {
        name: 'Dienstleister für Hosting, E-Mail und Buchhaltung',
        gain: 'Die Datenschutzerklärung nennt sie dann mit Namen statt nur der Art nach.',
      },
      voices: {
        name: 'Stimmen von Kundinnen und Kunden',
        gain: 'Wirkt stärker als jede Überschrift. Ab zwei freigegebenen Zitaten pro Seite, mit Name und Firma.',
      },
      name: {
        name: 'Namen der beiden Personen',
        gain: 'Wer anfragt, weiss, mit wem. Bisher steht die Funktion als Überschrift.',
      },
      portrait: {
        name: 'Porträts',
        gain: 'Ein Gesicht schafft Vertrauen. Bis dahin zeigt die Seite eine Karte. Format 4:5, draussen, ohne Pose.',
      },
      biography: {
        name: 'Lebensläufe in zwei bis drei Sätzen',
        gain: 'Sagt, welche Projekte und Kurse jemand schon geleitet hat, und etwas Persönliches.',
      },
      qualifications: {
        name: 'Ausbildungen mit Stelle und Jahr',
        gain: 'Macht das Zertifikat und die Erste Hilfe überprüfbar. Personalabteilungen fragen danach.',
      },
      languages: {
        name: 'Sprachen',
        gain: 'Viele Firmen in Zug arbeiten auf Englisch und müssen wissen, ob das geht.',
      },
      since: { name: 'Erfahrung seit', gain: 'Ein Jahr sagt mehr als «langjährig».' },
      role: {
        name: 'Funktion in der gewünschten Form',
        gain: 'Zum Beispiel «Gründerin und Geschäftsführerin» statt «Gründung und Geschäftsführung».',
      },
      profileUrl: {
        name: 'Öffentliches Profil',
        gain: 'Wer mehr wissen will, findet den ganzen Werdegang, zum Beispiel auf LinkedIn.',
      },
      furtherInstructors: {
        name: 'Weitere Kursleitung',
        gain: 'Grosse Gruppen leiten zwei Personen. Bisher sagt keine Seite, wer die zweite ist und welche Ausbildung sie hat.',
      },
      photographs: {
        name: 'Fotografien',
        gain: 'Zeigen, wie es wirklich ist: Lager, Essen, Wetter, Leute. Ab drei pro Seite.',
      },
      references: {
        name: 'Referenzen',
        gain: 'Drei Mandate mit Branche, Ausgangslage und Ergebnis. Ohne sie ist die Projektleitung ein Versprechen.',
      },
      proofs: {
        name: 'Nachweise',
        gain: 'Ein Streifen mit Zahlen, die Sie belegen können: Jahre, Kurse, Zertifikate. Ab zwei.',
      },
      insurance: {
        name: 'Betriebshaftpflicht',
        gain: 'Die erste Frage jeder Personalabteilung vor einem Team-Event.',
      },
      memberships: {
        name: 'Mitgliedschaften und Partner',
        gain: 'Verbände, Waldeigentümer, Bergbahn: zeigt, dass andere mit Ihnen arbeiten.',
      },
      meetingPlaces: {
        name: 'Genaue Treffpunkte',
        gain: 'Wer bucht, will wissen, wie lange die Anreise dauert. Bisher steht nur die Gegend.',
      },
      travelTimes: {
        name: 'Reisezeiten mit dem Zug',
        gain: 'Ab Zug, Zürich und Luzern, nach dem Fahrplan geprüft.',
      },
      checkCents: {
        name: 'Preis des Projekt-Checks',
        gain: 'Ein fester Preis macht den ersten Schritt klein.',
      },
      dayRateCents: { name: 'Tagessatz', gain: 'Wer ein Budget plant, weiss, ob sich ein Gespräch lohnt.' },
    } satisfies Record<MissingKey, { name: string; gain: string }>,
  },
  unconfirmed: {
    label: 'Zu bestätigen',
    lead: 'Das steht auf den Seiten, aber noch niemand hat es bestätigt. Stimmt eine Aussage, bestätigen Sie sie hier; sonst ändern Sie sie.',
    none: 'Alles ist bestätigt.',
    columns: { statement: 'Aussage', pages: 'Wo sie steht' },
    confirm: 'Stimmt',
    change: 'Ändern',
    ask: 'Mit diesen Zahlen rechnet die Website. Ändern kann sie, wer Ihre Website betreut.',
    done: 'Bestätigt.',
    confirmed: 'Bestätigt',
    undo: 'Doch nicht',
    undone: 'Bestätigung zurückgenommen.',
  },
}

export default de
export type Messages = typeof de
