import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Aufbruch: Survival-Kurs, Stufe 1 – Gratweg',
    description:
      'Survival-Kurs für alle, die anfangen wollen: Feuer, Wasser, Karte. 1 Tag am Zugerberg, ab 16 Jahren, {francs:aufbruch} pro Person.',
  },
  lead: 'Ein Tag am Zugerberg. Sie machen Feuer ohne Feuerzeug, bereiten Wasser auf und finden sich mit der Karte zurecht. Vorkenntnisse braucht es keine.',
  fit: {
    grade: {
      title: 'T1 heisst Wandern',
      text: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): gut gebahnte Wege, flach oder leicht geneigt. Bequeme Schuhe mit Profil genügen.',
    },
    enough: {
      title: 'Sie sind fit genug,',
      text: 'wenn Sie zwei Stunden am Stück spazieren können. Den Tag über gibt es viele Pausen. Die Gruppe geht im Tempo der langsamsten Person.',
    },
    instead: {
      title: 'Nehmen Sie Stufe 2,',
      text: 'wenn Sie schon Feuer gemacht haben und eine Nacht draussen bleiben möchten: zwei Tage mit Biwak, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Ein Tag draussen, am Abend sind Sie daheim',
    bands: [],
    facts: [
      {
        title: 'Essen',
        text: 'Am Mittag gibt es Suppe, Brot und Tee, auf Wunsch vegetarisch. Für den Vormittag bringen Sie etwas Kleines mit. Allergien schreiben Sie uns bei der Buchung.',
      },
    ],
  },
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
          { time: '17:00', title: 'Schluss', text: 'Zurück am Treffpunkt.' },
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
      text: 'Geschnitzt wird im Sitzen und mit Abstand. Neben jedem Feuer steht Wasser, und am Schluss ist die Asche kalt.',
    },
  ],
  included: [
    'Kursleitung während des ganzen Tages',
    'Material und Karten',
    'Suppe, Brot und Tee',
    'Bewilligung für die Feuerstellen',
  ],
  order:
    'Aufbruch ist der Anfang. Danach kommt Durchhaltevermögen, wenn Sie eine Nacht draussen bleiben wollen.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
