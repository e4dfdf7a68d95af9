import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Aufbruch: Survival-Training, Stufe 1 – Gratweg',
    description:
      'Survival-Training für alle, die anfangen wollen: Feuer, Wasser, Gelände lesen. 1 Tag, {price:aufbruch} pro Person.',
  },
  lead: 'Ein Tag am Zugerberg mit Feuerstahl und Karte. Am Abend wissen Sie, was Sie können und was Sie bisher nur gelesen haben.',
  quote: '«Beim ersten Mal raucht es nur. Beim zweiten Mal weiss man, warum.»',
  quoteNote: 'Der Tag ist um zwei Versuche herum gebaut. Was dazwischen geschieht, ist der Kurs.',
  programme: {
    title: 'Ein Tag, zwei Versuche',
    days: [
      {
        name: 'Samstag',
        items: [
          {
            time: '09:00',
            title: 'Ankommen',
            text: 'Wir schauen in die Rucksäcke und sagen, was der Tag verlangt und was nicht.',
          },
          {
            time: '09:45',
            title: 'Gelände lesen',
            text: 'Hang, Wind, Wasser, Karte. Sie zeigen, wo Sie stehen, bevor wir es sagen.',
          },
          {
            time: '10:45',
            title: 'Feuer, erster Versuch',
            text: 'Jede Person für sich, mit Feuerstahl und dem, was der Wald hergibt.',
          },
          {
            time: '12:15',
            title: 'Mittag',
            text: 'Suppe, Brot, Tee. Wer noch keine Flamme hat, isst trotzdem.',
          },
          {
            time: '13:15',
            title: 'Wasser',
            text: 'Suchen, filtern, abkochen. Am Ende trinken Sie, was Sie selber aufbereitet haben.',
          },
          {
            time: '14:30',
            title: 'Feuer, zweiter Versuch',
            text: 'Zusammen, mit verteilten Rollen. Jetzt brennt es, und alle wissen, warum.',
          },
          {
            time: '15:30',
            title: 'Erster Entscheid',
            text: 'Zwei Wege, zu wenig Angaben, zehn Minuten Zeit. Die Gruppe entscheidet und geht los.',
          },
          {
            time: '16:15',
            title: 'Auswertung',
            text: 'Was hat getragen, was hat gefehlt? Notiert wird von Hand.',
          },
          { time: '17:00', title: 'Schluss', text: 'Zurück an der Haltestelle.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Drei Dinge für den nächsten Projektstart',
    items: [
      {
        title: 'Klein anfangen',
        text: 'Ein Funke, ein Halm, ein Zweig. Wer so beginnt, merkt früh, ob es brennt.',
      },
      {
        title: 'Zuerst den Standort',
        text: 'Umwege beginnen mit der Annahme, man wisse, wo man ist. Sie prüfen es, bevor Sie losgehen.',
      },
      {
        title: 'Aus dem Fehlversuch lernen',
        text: 'Der erste Anlauf misslingt fast immer. Sie machen daraus eine Anweisung statt einer Ausrede.',
      },
    ],
  },
  bring: [
    'Eingelaufene Schuhe mit Profil',
    'Regenjacke und Regenhose',
    'Eine warme Schicht, auch im Sommer',
    'Lange Hose, der ein Funke nichts ausmacht',
    'Trinkflasche, 1 Liter',
    'Zwischenverpflegung für den Vormittag',
    'Sonnen- und Zeckenschutz, eigene Medikamente',
  ],
  provide: [
    'Feuerstahl und Messer für alle',
    'Karten, Wasserfilter und Kochgeschirr',
    'Plane gegen den Regen',
    'Suppe, Brot und Tee',
    'Apotheke und Notfunkgerät',
  ],
  safety: [
    {
      title: 'Messer und Feuer',
      text: 'Geschnitzt wird im Sitzen und mit Abstand. Neben jedem Feuer steht Wasser, und am Abend ist die Asche kalt.',
    },
  ],
  included: [
    'Leitung während des ganzen Tages',
    'Material und Karten',
    'Suppe, Brot und Tee',
    'Bewilligung für die Feuerstellen',
  ],
  order: 'Der Anfang. Danach kommt Durchhaltevermögen, wenn Sie eine Nacht draussen bleiben wollen.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
