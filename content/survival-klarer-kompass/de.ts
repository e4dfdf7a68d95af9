import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Klarer Kompass: Survival-Training, Stufe 3 – Gratweg',
    description:
      'Survival-Training für Führungskräfte mit Erfahrung draussen: Route planen, Gruppe führen, umkehren können. 2½ Tage, {price:klarer-kompass} pro Person.',
  },
  lead: 'Zweieinhalb Tage rund um die Rigi. Sie planen die Route, führen die Gruppe und entscheiden, wann umgekehrt wird. Wir gehen mit.',
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
            text: 'Marschzahlen, Zeiten, Umkehrpunkte. Vor dem Abmarsch haben alle denselben Plan.',
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
            title: 'Die Lage ändert sich',
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
          { time: '16:00', title: 'Schluss', text: 'Zurück an der Haltestelle.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Drei Dinge für Leute, die führen',
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
    'Schlafsack bis 0 °C und Matte',
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
      title: 'Sie führen, wir tragen die Verantwortung',
      text: 'Die Leitung kennt jede Etappe, geht immer mit und greift ein, bevor es gefährlich wird. Weglose Stücke gehen wir nur trocken und ohne Schnee.',
    },
    {
      title: 'Nacht und Kälte',
      text: 'Sagt der Bericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach. Die Route wird dann kürzer.',
    },
  ],
  included: [
    'Leitung während aller Tage und Nächte',
    'Karten, Kompass, Planen und Kocher',
    'Verpflegung ab Freitagabend',
    'Bewilligung für die Lager',
  ],
  order: 'Davor kommt Durchhaltevermögen oder eigene Erfahrung mit Nächten im Freien.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
