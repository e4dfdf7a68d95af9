import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Klarer Kompass: Survival-Kurs, Stufe 3 – Gratweg',
    description:
      'Survival-Kurs für Personen, die führen: Route planen, Gruppe führen, umkehren. 2½ Tage rund um die Rigi, {francs:klarer-kompass} pro Person.',
  },
  lead: 'Zweieinhalb Tage rund um die Rigi. Sie planen die Route, führen die Gruppe auf mindestens zwei Etappen und entscheiden, wann umgekehrt wird. Die Kursleitung geht mit.',
  fit: {
    grade: {
      title: 'T3 heisst anspruchsvolles Bergwandern',
      text: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): Der Weg ist nicht überall sichtbar, einzelne Stellen sind ausgesetzt, manchmal helfen die Hände. Sie brauchen feste Bergschuhe und gute Trittsicherheit.',
    },
    enough: {
      title: 'Sie sind fit genug,',
      text: 'wenn Sie an zwei Tagen nacheinander fünf Stunden mit vollem Rucksack gehen können, auch bergauf. Die Gruppe geht im Tempo der langsamsten Person.',
    },
    instead: {
      title: 'Nehmen Sie lieber Stufe 2,',
      text: 'wenn Sie noch nie draussen übernachtet haben oder auf steilen Wegen unsicher sind: zwei Tage, eine Nacht, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Zwei Nächte im eigenen Lager',
    bands: [
      {
        name: 'Freitag auf Samstag',
        parts: [
          {
            time: '18:30',
            title: 'Lager',
            text: 'Platz wählen, Plane spannen, kochen.',
          },
          {
            time: '20:30',
            title: 'Rückmeldung, dann Nacht',
            text: 'Wer geführt hat, spricht zuerst. Danach schlafen Sie unter der Plane.',
          },
          {
            time: '06:00',
            title: 'Wetter',
            text: 'Bericht lesen, entscheiden.',
          },
        ],
      },
      {
        name: 'Samstag auf Sonntag',
        parts: [
          {
            time: '17:30',
            title: 'Zweites Lager',
            text: 'Diesmal ohne unsere Fragen.',
          },
          {
            time: '20:00',
            title: 'Rückmeldung, dann Nacht',
            text: 'Was hat die Gruppe gehört, was war gemeint?',
          },
          {
            time: '06:30',
            title: 'Letzte Etappe',
            text: 'Die Gruppe bestimmt, wer führt.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Schlafplatz',
        text: 'Die Gruppe schläft gemeinsam unter Planen, in Kleidern, am Platz, den sie selber wählt. Matte und Schlafsack bringen Sie mit. Möchten Sie lieber für sich liegen, sagen Sie es uns: Dann ist eine Plane mehr dabei.',
      },
      {
        title: 'Kälte',
        text: 'Sagt der Wetterbericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach, und die Route wird kürzer. Die Kursleitung ist beide Nächte im Lager; wenn Sie frieren oder aufhören möchten, wecken Sie sie.',
      },
      {
        title: 'Essen',
        text: 'Von Freitagabend bis Sonntagmittag dabei, auf dem Kocher zubereitet, auf Wunsch vegetarisch. Allergien schreiben Sie uns bei der Buchung.',
      },
    ],
  },
  quote: '«Umkehren ist ein Entscheid. Weitergehen auch, nur merkt man es nicht.»',
  quoteNote: 'Jede Person führt mindestens zwei Etappen. Über jede wird am Abend gesprochen.',
  programme: {
    title: 'Zweieinhalb Tage, die Führung wechselt',
    days: [
      {
        name: 'Freitag',
        items: [
          {
            time: '13:00',
            title: 'Ankommen',
            text: 'Wir nennen das Ziel und die Grenzen, den Weg nicht.',
          },
          {
            time: '13:45',
            title: 'Route planen',
            text: 'Marschzahlen, Zeiten, Umkehrpunkte. Vor dem Start haben alle denselben Plan.',
          },
          {
            time: '15:30',
            title: 'Erste Etappe',
            text: 'Die erste Person führt. Gewechselt wird unterwegs, mit einer kurzen Übergabe.',
          },
          {
            time: '18:30',
            title: 'Lager',
            text: 'Platz wählen, Plane spannen, kochen.',
          },
          {
            time: '20:30',
            title: 'Rückmeldung',
            text: 'Wer geführt hat, spricht zuerst.',
          },
        ],
      },
      {
        name: 'Samstag',
        items: [
          {
            time: '06:00',
            title: 'Wetter und Entscheid',
            text: 'Bericht lesen, Route bestätigen oder ändern. Vor dem Frühstück, nicht danach.',
          },
          {
            time: '07:30',
            title: 'Etappe ohne Weg',
            text: 'Nach Marschzahl, mit Kontrollpunkten, die Sie selber gesetzt haben.',
          },
          {
            time: '12:00',
            title: 'Mittag',
            text: 'Eine Stunde ohne Karte.',
          },
          {
            time: '13:00',
            title: 'Es kommt anders',
            text: 'Wir ändern eine Annahme: die Zeit, den Weg oder die Kräfte. Sie entscheiden, ob es weitergeht, und sagen, warum.',
          },
          {
            time: '17:30',
            title: 'Zweites Lager',
            text: 'Diesmal ohne unsere Fragen.',
          },
          {
            time: '20:00',
            title: 'Rückmeldung',
            text: 'Was hat die Gruppe gehört, was war gemeint?',
          },
        ],
      },
      {
        name: 'Sonntag',
        items: [
          {
            time: '06:30',
            title: 'Letzte Etappe',
            text: 'Die Gruppe bestimmt, wer führt.',
          },
          {
            time: '12:00',
            title: 'Ziel oder Umkehrpunkt',
            text: 'Beides zählt, wenn es begründet ist.',
          },
          {
            time: '13:30',
            title: 'Auswertung',
            text: 'Erst zu zweit, dann alle. Jede Person schreibt auf, was sie am Montag anders macht.',
          },
          { time: '16:00', title: 'Schluss', text: 'Zurück am Treffpunkt.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Drei Dinge für alle, die führen',
    items: [
      {
        title: 'Umkehrpunkte vorher setzen',
        text: 'Wer sie erst unterwegs sucht, findet immer einen Grund weiterzugehen.',
      },
      {
        title: 'Führung übergeben',
        text: 'Plan, Stand, offene Fragen. Eine Übergabe dauert drei Minuten und erspart den halben Tag.',
      },
      {
        title: 'Sagen, warum',
        text: 'Ein Entscheid ohne Grund gilt, bis es schwierig wird. Sie üben den einen Satz, der ihn trägt.',
      },
    ],
  },
  bring: [
    'Rucksack, 50 bis 65 Liter',
    'Schlafsack, Komforttemperatur 0 °C oder tiefer, und Matte',
    'Bergschuhe mit fester Sohle',
    'Regenjacke und Regenhose',
    'Zwei warme Schichten, Mütze, Handschuhe',
    'Wäsche und Socken für drei Tage',
    'Trinkflaschen, 2 Liter',
    'Stirnlampe mit vollen Batterien',
    'Becher, Schale, Löffel, Messer',
    'Notizbuch, Bleistift, Uhr',
    'Sonnen- und Zeckenschutz, eigene Medikamente',
  ],
  provide: [
    'Karten 1:25’000 und Kompasse',
    'Planen, Kocher und Kochgeschirr',
    'Essen von Freitagabend bis Sonntagmittag',
    'Ersatzschlafsack und Ersatzkleider',
    'Apotheke und Notfunkgerät',
  ],
  safety: [
    {
      title: 'Sie führen, die Kursleitung ist dabei',
      text: 'Die Kursleitung kennt jede Etappe, geht immer mit und greift ein, bevor es gefährlich wird. Weglose Stücke gehen wir nur, wenn sie trocken und schneefrei sind.',
    },
  ],
  included: [
    'Kursleitung an allen Tagen und in den Nächten',
    'Karten, Kompasse, Planen und Kocher',
    'Verpflegung von Freitagabend bis Sonntagmittag',
    'Bewilligung für die Lager',
  ],
  order: 'Davor kommt Durchhaltevermögen, oder Sie haben schon eigene Nächte im Freien hinter sich.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
